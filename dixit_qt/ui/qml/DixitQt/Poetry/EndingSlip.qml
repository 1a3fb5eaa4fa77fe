import QtQuick
import DixitQt

/*! An ending on its slip of paper, to be chosen for the poem. */
Pressable {
    id: ending

    required property int number
    required property string line
    required property int index

    objectName: "ending-" + index
    scale: hovered ? 1.03 : 1

    Accessible.name: line

    Shadow {}

    contentItem: Rectangle {
        radius: 8
        color: Theme.paper
        border.width: 1
        border.color: Theme.paperShade

        CardRing {
            corner: 8
            visible: ending.hovered || ending.visualFocus
        }

        VerseText {
            anchors.fill: parent
            anchors.margins: 14
            text: ending.line
            font.pixelSize: Theme.large + 2
        }
    }
}
