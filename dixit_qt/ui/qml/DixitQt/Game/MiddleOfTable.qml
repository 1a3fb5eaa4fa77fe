import QtQuick
import DixitQt
import DixitQt.Models

/*! The table above the hand before the vote: the opening, the storyteller at thought, the clue that
is written, and where cards are given. */
FocusScope {
    id: middle

    required property CardTable table
    property bool handCovered: false

    /*! The cards of the vote are about to be taken from here. */
    property bool gathering: false

    /*! A lesson explains it already. */
    property bool taught: false

    /*! A card is dragged over the place where it is given. */
    property bool over: false
    readonly property bool giving: table.phase === "give"
    readonly property bool telling: table.canClue
    readonly property alias composer: writing
    readonly property alias dropPlace: slot

    focus: telling

    Opening {
        anchors.fill: parent
        table: middle.table
    }

    TellerAtThought {
        anchors.centerIn: parent
        scale: Math.min(1, parent.height / implicitHeight)
        visible: middle.table.phase === "clue" && !middle.telling
        rabbit: middle.table.storytellerRabbit
        teller: middle.table.storyteller
    }

    ClueComposer {
        id: writing

        anchors.centerIn: parent
        height: Math.min(implicitHeight, parent.height)
        visible: middle.telling
        focus: visible
        table: middle.table
    }

    DropPlace {
        id: slot

        anchors.centerIn: parent
        height: Math.min(implicitHeight, parent.height)
        visible: middle.giving || middle.gathering
        inviting: middle.table.giveCount > 0
        many: middle.table.giveCount
        awaited: middle.over
        mine: middle.handCovered ? "" : middle.table.mine
        ready: inviting && middle.table.chosenCards === middle.table.giveCount
        onConfirmed: middle.table.giveChosen()
        rabbit: middle.table.storytellerRabbit
        given: middle.table.given
        title: inviting ? "" : qsTr("%n card(s) given", "", middle.table.given)
        quiet: middle.taught
        asking: middle.table.isStoryteller ? qsTr("Give this card") : qsTr("Give to %1").arg(middle.table.storyteller)
        note: !inviting || middle.taught || middle.table.round > 1 && middle.table.giveCount === 1 ? "" : middle.table.giveCount > 1 ? qsTr("Drag two cards here or click them, or use the arrow keys and Enter (%1 of 2)").arg(middle.table.chosenCards) : qsTr("Drag a card here or click it, or use the arrow keys and Enter")
    }
}
