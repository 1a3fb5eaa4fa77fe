import QtQuick
import DixitQt
import DixitQt.Models

/*! The draw pile of lines, and beside it the discard pile with its top line face up. */
Column {
    id: piles

    required property PoetryTable table

    spacing: 6

    Label {
        objectName: "swappedLines"
        width: parent.width
        visible: text.length > 0
        text: piles.table.swapped
        color: Theme.dim
        font.pixelSize: Theme.tiny
    }

    Label {
        width: parent.width
        text: piles.table.piles
        color: Theme.dim
        font.pixelSize: Theme.tiny
    }

    Row {
        spacing: 10

        Rectangle {
            width: 64
            height: 84
            radius: 5
            color: Theme.paperShade
            border.width: 1
            border.color: Theme.paperEdge

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%n line(s) in the draw pile", "", piles.table.linesLeft)

            SerifLabel {
                anchors.centerIn: parent
                text: piles.table.linesLeft
                color: Theme.inkDim
                font.pixelSize: Theme.large
                wrapMode: Text.NoWrap
            }
        }

        Rectangle {
            width: piles.width - 74
            height: 84
            radius: 5
            visible: piles.table.discard > 0
            color: Theme.paper
            border.width: 1
            border.color: Theme.paperEdge

            Accessible.role: Accessible.StaticText
            Accessible.name: [qsTr("%n line(s) in the discard pile", "", piles.table.discard), piles.table.discardTop].join(": ")

            VerseText {
                anchors.fill: parent
                anchors.margins: 7
                anchors.bottomMargin: 20
                text: piles.table.discardTop
                font.pixelSize: Theme.small
                minimumPixelSize: 10
            }

            Label {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 3
                text: qsTr("discard pile: %1").arg(piles.table.discard)
                color: Theme.inkDim
                font.pixelSize: Theme.tiny
                wrapMode: Text.NoWrap
            }
        }
    }
}
