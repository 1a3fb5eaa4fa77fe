import QtQuick
import DixitQt
import DixitQt.Models

/*! The player's own seat in a phone's browser: a QR code to scan, and the link as text. */
NoteSheet {
    id: sheet

    required property OtherDevice device

    title: qsTr("Continue on another device")

    Label {
        width: parent?.width ?? 0
        text: qsTr("Scan this with your phone to continue there. Anybody with the link can take your seat, so don't share it.")
    }

    ScanSquare {
        objectName: "seatSquare"
        anchors.horizontalCenter: parent?.horizontalCenter
        width: 240
        source: sheet.device.square
        says: qsTr("QR code for your seat")
    }

    CopyText {
        objectName: "seatLink"
        width: parent?.width ?? 0
        text: sheet.device.link
    }
}
