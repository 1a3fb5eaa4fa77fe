import QtQuick
import DixitQt

/*! An entry to choose in a list: its name, and a note below it. */
Pressable {
    id: entry

    required property string key
    property string title
    property string note
    required property bool chosen
    property real room: 14

    implicitHeight: words.implicitHeight + 20

    Accessible.role: Accessible.PageTab
    Accessible.name: title
    Accessible.description: note
    Accessible.selected: chosen

    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    background: Rectangle {
        radius: Theme.radius
        color: entry.chosen ? Qt.alpha(Theme.mine, 0.8) : entry.hovered ? Qt.alpha(Theme.lamp, 0.09) : "transparent"
        border.width: entry.chosen ? 1 : 0
        border.color: Theme.gold

        FocusRing {
            anchors.margins: 1
            control: entry
            shown: entry.visualFocus
            radius: Theme.radius
        }
    }

    contentItem: Item {
        Column {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: 14
            anchors.right: parent.right
            anchors.rightMargin: entry.room
            anchors.verticalCenter: parent.verticalCenter

            SerifLabel {
                width: parent.width
                text: entry.title
                font.pixelSize: Theme.body + 1
                font.weight: entry.chosen ? Font.DemiBold : Font.Normal
                color: entry.chosen ? Theme.lamp : Theme.text
            }

            NoteLabel {
                width: parent.width
                visible: text.length > 0
                text: entry.note
                font.pixelSize: Theme.tiny
            }
        }
    }
}
