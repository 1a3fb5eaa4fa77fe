import QtQuick
import DixitQt
import DixitQt.Models

/*! The draw pile and the discard pile with their numbers; if the last card ends the game, the
rounds left. */
Column {
    id: piles

    required property CardTable table

    spacing: 6

    Row {
        spacing: 14

        PileOfCards {
            objectName: "pile"
            count: piles.table.pile
            description: qsTr("%n card(s) in the draw pile", "", count)
        }

        PileOfCards {
            objectName: "discard"
            visible: count > 0
            count: piles.table.discard
            used: true
            description: qsTr("%n card(s) in the discard pile", "", count)
        }
    }

    NoteLabel {
        width: piles.width
        visible: text.length > 0
        text: piles.table.roundsInAll === 0 ? "" : piles.table.roundsLeft === 0 ? qsTr("The last round") : qsTr("%n round(s) after this one", "", piles.table.roundsLeft)
        font.pixelSize: Theme.tiny
    }
}
