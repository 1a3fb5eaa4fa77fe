import QtQuick
import DixitQt

/*! A folder to open, or a picture or archive to mark. */
Pressable {
    id: entry

    required property string key
    required property string name
    required property string kind
    required property bool marked
    required property int index
    required property string source

    objectName: "file-" + index
    checked: marked
    implicitHeight: Math.max(label.implicitHeight, source.length > 0 ? 44 : 0) + 14

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

    contentItem: Item {
        Image {
            id: glance

            x: 12
            anchors.verticalCenter: parent.verticalCenter
            width: 44
            height: 44
            visible: entry.source.length > 0
            source: entry.source
            sourceSize.width: 88
            sourceSize.height: 88
            fillMode: Image.PreserveAspectFit
            asynchronous: true
            cache: false
        }

        Label {
            id: label

            anchors.left: glance.visible ? glance.right : parent.left
            anchors.leftMargin: 12
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: (entry.kind === "folder" ? "▸  " : entry.marked ? "✓  " : "    ") + entry.name
            font.weight: entry.kind === "folder" ? Font.DemiBold : Font.Normal
            color: entry.kind === "folder" ? Theme.lamp : Theme.text
            elide: Text.ElideMiddle
            wrapMode: Text.NoWrap
        }
    }
}
