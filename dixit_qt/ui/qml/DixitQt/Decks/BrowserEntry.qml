import QtQuick
import DixitQt

/*! A folder to enter, or a picture or archive to mark. */
Pressable {
    id: entry

    required property string key
    required property string name
    required property string kind
    required property bool marked
    required property int index

    objectName: "file-" + index
    checked: marked
    implicitHeight: label.implicitHeight + 14

    Accessible.role: kind === "folder" ? Accessible.Button : Accessible.CheckBox
    Accessible.name: name
    Accessible.checkable: kind !== "folder"
    Accessible.checked: checked

    background: Rectangle {
        radius: 8
        color: entry.marked ? Qt.alpha(Theme.lamp, 0.33) : entry.hovered ? Theme.raised : "transparent"

        FocusRing {
            control: entry
            shown: entry.visualFocus
            anchors.margins: 0
        }
    }

    contentItem: Label {
        id: label

        leftPadding: 12
        text: (entry.kind === "folder" ? "▸  " : entry.marked ? "✓  " : "    ") + entry.name
        font.weight: entry.kind === "folder" ? Font.DemiBold : Font.Normal
        color: entry.kind === "folder" ? Theme.lamp : Theme.text
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideMiddle
        wrapMode: Text.NoWrap
    }
}
