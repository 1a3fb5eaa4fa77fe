import QtQuick
import DixitQt

/*! A part of the program; a click shows its licence. */
Pressable {
    id: part

    required property string key
    required property string licence
    required property bool current
    required property int index

    objectName: "part-" + index
    implicitHeight: words.implicitHeight + 14

    Accessible.role: Accessible.PageTab
    Accessible.name: key
    Accessible.description: licence
    Accessible.selected: current

    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    background: Rectangle {
        radius: Theme.radius
        color: part.current ? Qt.alpha(Theme.mine, 0.8) : part.hovered ? Qt.alpha(Theme.lamp, 0.09) : Qt.alpha(Theme.lamp, 0)

        FocusRing {
            anchors.margins: 1
            control: part
            shown: part.visualFocus
            radius: Theme.radius
        }
    }

    contentItem: Item {
        Column {
            id: words

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: 12
            anchors.verticalCenter: parent.verticalCenter

            Label {
                width: parent.width
                text: part.key
                font.pixelSize: Theme.small
                color: part.current ? Theme.lamp : Theme.text
            }

            NoteLabel {
                width: parent.width
                text: part.licence
                font.pixelSize: Theme.tiny
            }
        }
    }
}
