pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The people who sit down when the round is over; the host chooses where. */
Column {
    id: newcomers

    required property People people
    property string wishes: ""

    spacing: 8
    topPadding: 10

    Label {
        objectName: "wishes"
        width: parent.width
        visible: text.length > 0
        text: newcomers.wishes
        color: Theme.lamp
        font.pixelSize: Theme.small
    }

    Repeater {
        model: newcomers.people.newcomers

        Panel {
            id: line

            required property int person
            required property string name
            required property string note
            required property string place

            objectName: "newcomer-" + person
            width: newcomers.width
            implicitHeight: Math.max(60, words.implicitHeight + 18)
            color: Qt.alpha(Theme.edge, 0.16)

            Label {
                id: words

                anchors.left: parent.left
                anchors.leftMargin: 14
                anchors.right: ways.left
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                text: line.name + " — " + line.note + "\n" + qsTr("Turn order: %1").arg(line.place)
                font.pixelSize: Theme.small
            }

            Row {
                id: ways

                anchors.right: parent.right
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                spacing: 6

                Repeater {
                    model: [-1, 1]

                    AppButton {
                        required property int modelData

                        objectName: (modelData < 0 ? "placeBefore-" : "placeAfter-") + line.person
                        width: 40
                        text: modelData < 0 ? "‹" : "›"
                        hint: qsTr("Move to another seat")
                        Accessible.name: qsTr("Move %1 to another seat").arg(line.name)
                        onClicked: newcomers.people.placeNewcomer(line.person, modelData)
                    }
                }
            }
        }
    }
}
