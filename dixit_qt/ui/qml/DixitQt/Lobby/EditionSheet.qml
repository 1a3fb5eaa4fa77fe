import QtQuick
import DixitQt
import DixitQt.Models

/*! The host of the table chooses what is played. */
SideSheet {
    id: sheet

    required property Lobby lobby

    title: qsTr("What shall we play?")
    sheetWidth: Math.min(1180, width - 72)
    sheetHeight: Math.min(height - 36, content.contentHeight + 116)

    ScrollColumn {
        id: content

        anchors.fill: parent

        EditionTiles {
            width: parent?.width ?? 0
            editions: sheet.lobby.editions
            onPicked: key => {
                sheet.lobby.setEdition(key);
                sheet.closed();
            }
        }
    }
}
