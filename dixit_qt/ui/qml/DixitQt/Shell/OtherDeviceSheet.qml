import QtQuick
import DixitQt
import DixitQt.Models

/*! One's own seat in the browser of a telephone: a square to scan, and the link in words. */
SideSheet {
    id: sheet

    required property OtherDevice device

    title: qsTr("Play on with another device")
    sheetWidth: Math.min(620, width - 96)
    sheetHeight: content.implicitHeight + 124

    Column {
        id: content

        width: parent.width
        spacing: 22

        Label {
            width: parent.width
            text: qsTr("Scan this with a telephone: its browser takes your seat, and you play on there. Whoever opens the link has your seat: show it to nobody else.")
        }

        ScanSquare {
            objectName: "seatSquare"
            anchors.horizontalCenter: parent.horizontalCenter
            width: 240
            source: sheet.device.square
            says: qsTr("A square to scan, for your seat")
        }

        CopyText {
            objectName: "seatLink"
            width: parent.width
            text: sheet.device.link
        }
    }
}
