import QtQuick
import DixitQt
import DixitQt.Models

/*! Dixit, Party and Team: the people, the clue, the table and the hand of this seat. */
FocusScope {
    id: screen

    required property CardTable table
    property int myRabbit: 0
    property bool handCovered: false
    property Hourglass hourglass: null
    property Lessons lessons: null
    readonly property bool voting: table.phase === "vote"
    readonly property bool giving: table.phase === "give"
    readonly property bool telling: table.canClue
    property bool peeking: false
    readonly property real handWidth: Math.max(150, Math.min(236, (height - 480) / 1.5))

    readonly property alias enlarging: magnifier.visible

    signal menuOpened
    signal historyOpened
    signal asked(int seat)

    /*! In the vote the number is a card on the table, otherwise a card in the hand. */
    function chooseBy(key: int): bool {
        const numbers = [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4, Qt.Key_5, Qt.Key_6, Qt.Key_7, Qt.Key_8, Qt.Key_9, Qt.Key_0, Qt.Key_Minus, Qt.Key_Equal];
        const place = numbers.indexOf(key);
        if (place < 0)
            return false;
        if (!voting)
            return (giving || telling) && fan.pickNumber(place + 1);
        table.vote(place + 1);
        return true;
    }

    function layOut(key: string): void {
        table.layOut(key);
        if (telling)
            middle.composer.takeWords();
    }

    /*! Enter gives the card that was chosen by its number, or casts the votes. */
    function settle(): bool {
        if (giving && middle.dropPlace.ready)
            table.giveChosen();
        else if (voting && voteBar.twoVotes && table.chosenVotes > 0)
            table.castVote();
        else
            return false;
        return true;
    }

    onVotingChanged: peeking = false

    Keys.onShortcutOverride: event => {
        cards.hurry();
        flights.hurry();
        event.accepted = false;
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_H && voting && !table.spectating) {
            peeking = !peeking;
            event.accepted = true;
        } else if (screen.chooseBy(event.key) || (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && screen.settle())
            event.accepted = true;
        else if (voting && [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key)) {
            event.accepted = true;
            cards.move(0);
        } else if (event.key === Qt.Key_Escape || event.key === Qt.Key_Backspace) {
            event.accepted = table.putBack() || table.canTakeBack;
            if (table.canTakeBack)
                table.takeBack();
        } else if (!voting && (event.key === Qt.Key_Left || event.key === Qt.Key_Right)) {
            event.accepted = true;
            fan.move(event.key === Qt.Key_Left ? -1 : 1);
        }
    }

    StatusStrip {
        id: strip

        anchors.left: parent.left
        anchors.right: parent.right
        stageLeft: stage.x
        stageRight: 14
        roundText: screen.table.roundsInAll > 0 ? qsTr("Round %1 of %2").arg(screen.table.round).arg(screen.table.roundsInAll) : qsTr("Round %1").arg(screen.table.round)
        clue: screen.table.clue
        kind: screen.table.clueKind
        teller: screen.table.storyteller
        status: screen.peeking ? qsTr("This is your hand. To vote, choose a card on the table.") : middle.dropPlace.ready ? qsTr("Now give this card, or choose another.") : screen.table.status
        statusShown: !voteBar.visible
        lessons: screen.lessons
        lessonAt: screen.table.canClaim ? 0 : Qt.BottomEdge
        hushed: screen.table.chosenCards > 0 || screen.table.chosenVotes > 0 || screen.table.placingRed || screen.peeking
        hourglass: screen.hourglass
        canTakeBack: screen.table.canTakeBack
        canMend: screen.table.canAmend && !mending.visible
        grace: screen.table.grace
        onTakenBack: screen.table.takeBack()
        onMended: mending.begin()
        peeking: screen.peeking
        canPeek: screen.voting && !screen.table.spectating && !screen.handCovered
        onPeeked: screen.peeking = !screen.peeking
        onMenuOpened: screen.menuOpened()
        onHistoryOpened: screen.historyOpened()

        VoteBar {
            id: voteBar

            x: strip.axis - width / 2
            y: strip.row.y
            height: strip.rowHeight
            visible: screen.voting && (twoVotes || screen.table.needsRed) && !strip.taught
            table: screen.table
            widest: strip.room - (twoVotes ? 220 : 40)
        }
    }

    GameSide {
        id: rail

        anchors.left: parent.left
        anchors.leftMargin: 14
        anchors.top: parent.top
        anchors.topMargin: 60
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 12
        table: screen.table
        onAsked: seat => screen.asked(seat)
    }

    Item {
        id: stage

        anchors.left: rail.right
        anchors.leftMargin: 14
        anchors.right: parent.right
        anchors.rightMargin: 14
        anchors.top: strip.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6
    }

    MiddleOfTable {
        id: middle

        anchors.left: stage.left
        anchors.right: stage.right
        anchors.top: stage.top
        height: stage.height - fan.cardWidth * 1.64 - 8
        table: screen.table
        handCovered: screen.handCovered
        gathering: cards.gathering
        taught: strip.taught
        over: fan.over
    }

    VoteCards {
        id: cards

        objectName: "tableCards"
        anchors.fill: stage
        visible: screen.voting && !screen.peeking
        focus: visible
        celebrated: screen.voting
        givenAt: middle.dropPlace
        table: screen.table
        rabbit: screen.myRabbit
        onEnlarged: (source, description) => magnifier.open(source, description, cards.row)
        onLooked: (card, source, on) => preview.regard(card, source, on)
    }

    HandFan {
        id: fan

        objectName: "handFan"
        anchors.fill: stage
        held: !screen.table.spectating && (!screen.voting || screen.peeking)
        cardWidth: screen.handWidth
        hand: screen.table.hand
        faceDown: screen.table.faceDown
        opening: screen.table.phase === "first_storyteller"
        hidden: screen.handCovered || screen.table.handHidden
        slot: screen.telling ? middle.composer.dropPlace : screen.giving ? middle.dropPlace.slot : null
        dropPlace: screen.telling ? middle.composer.dropPlace : middle.dropPlace
        onPicked: key => screen.layOut(key)
        onDropped: key => screen.telling ? screen.layOut(key) : screen.table.give(key)
        onGone: from => flights.send(from, flights.mapFromItem(middle.dropPlace.heap, 0, 0), middle.dropPlace.heap.width)
        onEnlarged: (source, description) => magnifier.open(source, description, fan.row)
        onLooked: (card, source, on) => preview.regard(card, source, on)
    }

    ClueMending {
        id: mending

        anchors.horizontalCenter: stage.horizontalCenter
        anchors.top: stage.top
        anchors.topMargin: 20
        z: 12
        table: screen.table
        returnTo: screen
    }

    CardFlights {
        id: flights

        anchors.fill: stage
        visible: fan.visible
        z: 9
    }

    CardPreview {
        id: preview

        anchors.fill: parent
        moment: screen.table.round + screen.table.phase
        z: 10
    }

    Magnifier {
        id: magnifier

        z: 20
        returnTo: screen
    }
}
