pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! How this table differs from the rulebook, for everybody to read. */
Column {
    id: summary

    required property HouseRules house

    signal opened

    spacing: 10

    SideHeading {
        text: summary.house.name.length > 0 ? qsTr("House rules “%1”").arg(summary.house.name) : qsTr("House rules")
    }

    AppButton {
        objectName: "openHouse"
        width: Math.min(implicitWidth, parent.width)
        text: summary.house.admin ? qsTr("Change the rules") : qsTr("Look at the rules")
        onClicked: summary.opened()
    }

    NoteLabel {
        objectName: "byRulebook"
        width: parent.width
        visible: !summary.house.differs
        text: qsTr("All as in the rulebook.")
    }

    Repeater {
        model: summary.house.differences

        Item {
            id: entry

            required property string key
            required property string name
            required property string value
            required property string rulebook

            objectName: "difference-" + key
            width: summary.width
            height: words.height

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2; in the rulebook: %3").arg(name).arg(value).arg(rulebook)

            Rectangle {
                width: 4
                height: parent.height
                radius: 2
                color: Theme.gold
            }

            Column {
                id: words

                anchors.left: parent.left
                anchors.leftMargin: 14
                anchors.right: parent.right

                Label {
                    width: parent.width
                    text: entry.name
                    font.pixelSize: Theme.small
                }

                Label {
                    width: parent.width
                    text: entry.value
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.small
                    color: Theme.lamp
                }

                NoteLabel {
                    width: parent.width
                    text: qsTr("rulebook: %1").arg(entry.rulebook)
                    font.pixelSize: Theme.tiny
                }
            }
        }
    }

    NoteLabel {
        objectName: "picturesReturn"
        width: parent.width
        visible: text.length > 0
        text: summary.house.pictures
    }
}
