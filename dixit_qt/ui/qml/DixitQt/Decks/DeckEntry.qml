import QtQuick
import DixitQt

/*! A deck on the shelf: its first card, its name, how many cards and by whom. */
Pressable {
    id: entry

    required property string key
    required property string name
    required property string note
    required property string cover
    required property int index

    objectName: "deck-" + index
    implicitHeight: 104

    Accessible.role: Accessible.RadioButton
    Accessible.name: name
    Accessible.description: note
    Accessible.checkable: true
    Accessible.checked: checked

    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    background: Rectangle {
        radius: Theme.radius
        color: entry.checked ? Qt.alpha(Theme.mine, 0.8) : entry.hovered ? Qt.alpha(Theme.lamp, 0.09) : Qt.alpha(Theme.slate, 0.13)
        border.width: 1
        border.color: entry.checked ? Theme.gold : Qt.alpha(Theme.edge, 0.2)

        FocusRing {
            anchors.margins: 2
            control: entry
            shown: entry.visualFocus
            radius: Theme.radius
        }
    }

    contentItem: Item {
        CardFace {
            id: cover

            anchors.left: parent.left
            anchors.leftMargin: 14
            anchors.verticalCenter: parent.verticalCenter
            width: 54
            source: entry.cover
            rotation: -4
        }

        Column {
            anchors.left: cover.right
            anchors.leftMargin: 16
            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
            spacing: 3

            SerifLabel {
                width: parent.width
                text: entry.name
                textFormat: Text.PlainText
                font.pixelSize: Theme.body + 2
                font.weight: Font.DemiBold
                maximumLineCount: 2
                elide: Text.ElideRight
            }

            Label {
                width: parent.width
                text: entry.note
                font.pixelSize: Theme.tiny + 1
                color: Theme.dim
                maximumLineCount: 2
                elide: Text.ElideRight
            }
        }
    }
}
