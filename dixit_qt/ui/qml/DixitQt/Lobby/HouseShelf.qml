pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The sets of house rules that are saved on this computer. */
Item {
    id: shelf

    required property HouseRules house

    function keep(): void {
        house.keep(named.text);
        named.clear();
    }

    HouseSet {
        id: rulebook

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: 10
        key: qsTr("As in the rulebook")
        edition: ""
        chosen: !shelf.house.differs
        objectName: "setRulebook"
        onClicked: shelf.house.playByRulebook()
    }

    ScrollList {
        id: sets

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: rulebook.bottom
        anchors.topMargin: 6
        anchors.bottom: naming.top
        anchors.bottomMargin: 14
        spacing: 6
        model: shelf.house.sets

        delegate: HouseSet {
            width: sets.width - 10
            objectName: "set-" + key
            mayGo: true
            onClicked: shelf.house.choose(key)
            onForgotten: shelf.house.forget(key)
        }
    }

    Column {
        id: naming

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.bottom: parent.bottom
        spacing: 8

        Label {
            objectName: "setUnsaved"
            width: parent.width
            visible: text.length > 0
            text: shelf.house.unsaved
            color: Theme.warning
            font.pixelSize: Theme.small
        }

        Field {
            id: named

            objectName: "setName"
            width: parent.width
            maximumLength: 40
            label: qsTr("The name of a set of house rules")
            placeholderText: qsTr("Name for these rules")
            onAccepted: shelf.keep()
        }

        AppButton {
            objectName: "keepSet"
            width: parent.width
            enabled: named.text.trim().length > 0
            text: qsTr("Save")
            hint: qsTr("Save the current rules under this name")
            onClicked: shelf.keep()
        }

        AppButton {
            objectName: "renameSet"
            width: parent.width
            visible: shelf.house.chosenSet.length > 0
            enabled: named.text.trim().length > 0
            kind: AppButton.Kind.Quiet
            text: qsTr("Rename “%1”").arg(shelf.house.chosenSet)
            onClicked: {
                shelf.house.rename(named.text);
                named.clear();
            }
        }
    }
}
