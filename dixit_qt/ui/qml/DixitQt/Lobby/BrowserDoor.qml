import QtQuick
import DixitQt
import DixitQt.Models

/*! How those come in who have no program: with a browser, while the door is open. */
Column {
    id: door

    required property Lobby lobby

    spacing: 8

    Toggle {
        objectName: "letBrowsersIn"
        width: parent.width
        enabled: door.lobby.admin
        text: qsTr("Let browsers in")
        on: door.lobby.browsers
        onTurned: on => door.lobby.letBrowsersIn(on)
    }

    Row {
        width: parent.width
        spacing: 14
        visible: door.lobby.browsers && door.lobby.pageAddress.length > 0

        ScanSquare {
            id: square

            objectName: "scanSquare"
            source: door.lobby.pageSquare
            says: qsTr("A square to scan, for %1").arg(door.lobby.pageAddress)
        }

        NoteLabel {
            width: parent.width - square.width - parent.spacing
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Whoever has no program plays with a telephone: scan this, or open %1 in a browser.").arg(door.lobby.pageAddress)
            font.pixelSize: Theme.tiny
            wrapMode: Text.Wrap
        }
    }
}
