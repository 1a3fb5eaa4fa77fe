pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! An address to type, and the last ones that worked. */
Column {
    id: way

    required property Home home

    function join(): void {
        home.joinAddress(address.text);
    }

    spacing: 10

    Row {
        spacing: 12

        Field {
            id: address

            objectName: "address"
            width: way.width - go.width - 12
            label: qsTr("Address of the table")
            placeholderText: qsTr("Address, for example 192.168.1.20")
            maximumLength: 300
            onAccepted: way.join()
        }

        AppButton {
            id: go

            objectName: "joinAddress"
            height: address.height
            enabled: address.text.trim().length > 0
            text: qsTr("Join")
            onClicked: way.join()
        }
    }

    Flow {
        width: parent.width
        height: visible ? Theme.small * 2.6 : 0
        clip: true
        spacing: 8
        visible: recents.count > 0

        Repeater {
            id: recents

            model: way.home.recents

            ChoiceChip {
                required property string key
                required property string name

                objectName: "recent-" + key
                text: name.length > 0 ? name + " · " + key : key
                onClicked: way.home.joinAddress(key)
            }
        }
    }
}
