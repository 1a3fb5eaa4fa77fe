import QtQuick
import DixitQt
import DixitQt.Models

Row {
    id: way

    required property Home home

    function join(): void {
        home.joinAddress(address.text);
    }

    spacing: 12

    Field {
        id: address

        objectName: "address"
        width: way.width - go.width - way.spacing
        label: qsTr("Table address")
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
