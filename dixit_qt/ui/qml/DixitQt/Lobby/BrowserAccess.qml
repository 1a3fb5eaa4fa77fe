import QtQuick
import DixitQt
import DixitQt.Models

/*! How those come in who have no program: with a browser, while the table lets browsers in. */
Column {
    id: access

    required property Lobby lobby

    spacing: 8

    Toggle {
        objectName: "letBrowsersIn"
        width: parent.width
        enabled: access.lobby.admin
        text: qsTr("Let browsers in")
        on: access.lobby.browsers
        onTurned: on => access.lobby.letBrowsersIn(on)
    }

    Row {
        width: parent.width
        spacing: 14
        visible: access.lobby.browsers && access.lobby.pageAddress.length > 0

        ScanSquare {
            id: square

            objectName: "scanSquare"
            source: access.lobby.pageSquare
            says: qsTr("A square to scan, for %1").arg(access.lobby.pageAddress)
        }

        NoteLabel {
            width: parent.width - square.width - parent.spacing
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Whoever has no program plays with a telephone: scan this, or open %1 in a browser.").arg(access.lobby.pageAddress)
            font.pixelSize: Theme.tiny
            wrapMode: Text.Wrap
        }
    }
}
