import QtQuick
import DixitQt
import DixitQt.Models

/*! One's own seat in the browser of a telephone: a square to scan, and the link in words. */
NoteSheet {
    id: sheet

    required property OtherDevice device

    title: qsTr("Play on with another device")

    Label {
        width: parent?.width ?? 0
        text: qsTr("Scan this with a telephone: its browser takes your seat, and you play on there. Whoever opens the link has your seat: show it to nobody else.")
    }

    ScanSquare {
        objectName: "seatSquare"
        anchors.horizontalCenter: parent?.horizontalCenter
        width: 240
        source: sheet.device.square
        says: qsTr("A square to scan, for your seat")
    }

    CopyText {
        objectName: "seatLink"
        width: parent?.width ?? 0
        text: sheet.device.link
    }
}
