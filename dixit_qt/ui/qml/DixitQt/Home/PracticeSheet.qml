pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Every edition, to be tried out alone against bots. */
SideSheet {
    id: sheet

    required property Home home

    title: qsTr("Practise with bots")

    sheetHeight: Math.min(height - 48, content.contentHeight + 116)

    ScrollColumn {
        id: content

        anchors.fill: parent
        spacing: 6

        Label {
            width: parent.width
            bottomPadding: 8
            color: Theme.dim
            text: qsTr("The other seats are taken by bots that look at the pictures, too. Nobody is waiting: leave whenever you like.")
        }

        Repeater {
            model: sheet.home.practices

            EditionChoice {
                required property string key

                objectName: "practise-" + key
                width: parent ? parent.width : 0
                onClicked: {
                    sheet.closed();
                    sheet.home.practise(key);
                }
            }
        }
    }
}
