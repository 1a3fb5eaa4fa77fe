import QtQuick
import DixitQt
import DixitQt.Models

/*! Every edition, to be tried out alone against bots. */
SideSheet {
    id: sheet

    required property Home home

    title: qsTr("Practise with bots")
    sheetWidth: Math.min(1180, width - 72)
    sheetHeight: Math.min(height - 36, content.contentHeight + 116)

    ScrollColumn {
        id: content

        anchors.fill: parent

        Label {
            width: parent.width
            color: Theme.dim
            text: qsTr("The other seats are taken by bots that look at the pictures, too. Nobody is waiting: leave whenever you like.")
        }

        EditionTiles {
            width: parent?.width ?? 0
            editions: sheet.home.practices
            prefix: "practise-"
            onPicked: key => {
                sheet.closed();
                sheet.home.practise(key);
            }
        }
    }
}
