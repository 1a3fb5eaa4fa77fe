import QtQuick
import DixitQt

SideSheet {
    id: sheet

    required property var editions
    property string note: ""
    property string prefix: "edition-"

    /*! Describes a practice that was left, if there is one. */
    property string waiting: ""

    signal picked(string key)
    signal resumed

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

        AppButton {
            objectName: "goOnPractising"
            width: Math.min(implicitWidth, parent?.width ?? 0)
            visible: sheet.waiting.length > 0
            focus: visible
            kind: AppButton.Kind.Primary
            text: qsTr("Continue: %1").arg(sheet.waiting)
            onClicked: sheet.resumed()
        }

        EditionTiles {
            width: parent?.width ?? 0
            editions: sheet.editions
            prefix: sheet.prefix
            onPicked: key => sheet.picked(key)
        }
    }
}
