import QtQuick
import DixitQt

/*! Every edition to choose from. */
SideSheet {
    id: sheet

    required property var editions
    property string note: ""
    property string prefix: "edition-"

    signal picked(string key)

    sheetWidth: Math.min(1180, width - 72)
    sheetHeight: Math.min(height - 36, content.contentHeight + 116)

    ScrollColumn {
        id: content

        anchors.fill: parent

        Label {
            width: parent?.width ?? 0
            visible: text.length > 0
            color: Theme.dim
            text: sheet.note
        }

        EditionTiles {
            width: parent?.width ?? 0
            editions: sheet.editions
            prefix: sheet.prefix
            onPicked: key => sheet.picked(key)
        }
    }
}
