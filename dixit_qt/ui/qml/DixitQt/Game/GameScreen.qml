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
    readonly property bool voting: table.phase === "vote"
    readonly property bool giving: table.phase === "give"
    readonly property bool telling: table.canClue
    readonly property real stripHeight: 64
    readonly property real handHeight: !voting ? 236 : voteBar.visible ? voteBar.implicitHeight + 20 : 12

    signal menuOpened
    signal historyOpened

    function voteBy(key: int): bool {
        const numbers = [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4, Qt.Key_5, Qt.Key_6, Qt.Key_7, Qt.Key_8, Qt.Key_9, Qt.Key_0, Qt.Key_Minus, Qt.Key_Equal];
        const place = numbers.indexOf(key);
        if (place < 0 || !voting)
            return false;
        table.vote(place + 1);
        return true;
    }

    function layOut(key: string): void {
        table.layOut(key);
        if (telling)
            composer.takeWords();
    }

    function dropped(key: string): void {
        if (telling)
            layOut(key);
        else
            table.give(key);
    }

    Keys.onPressed: event => {
        if (screen.voteBy(event.key))
            event.accepted = true;
        else if (event.key === Qt.Key_Escape || event.key === Qt.Key_Backspace) {
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
        height: screen.stripHeight
        roundText: screen.table.roundsInAll > 0 ? qsTr("Round %1 of %2").arg(screen.table.round).arg(screen.table.roundsInAll) : qsTr("Round %1").arg(screen.table.round)
        status: screen.table.status
        hourglass: screen.hourglass
        canTakeBack: screen.table.canTakeBack
        onTakenBack: screen.table.takeBack()
        onMenuOpened: screen.menuOpened()
        onHistoryOpened: screen.historyOpened()
    }

    PeopleRail {
        id: rail

        anchors.left: parent.left
        anchors.leftMargin: 14
        anchors.top: strip.bottom
        anchors.topMargin: 8
        width: 200
        height: parent.height - screen.stripHeight - 16
        people: screen.table.people
    }

    Item {
        id: middle

        anchors.left: rail.right
        anchors.leftMargin: 16
        anchors.right: parent.right
        anchors.rightMargin: 24
        anchors.top: strip.bottom
        anchors.topMargin: 8
        height: parent.height - screen.stripHeight - screen.handHeight - 16

        ClueScroll {
            id: clue

            anchors.top: parent.top
            anchors.horizontalCenter: parent.horizontalCenter
            clue: screen.table.clue
            kind: screen.table.clueKind
            teller: screen.table.storyteller
        }

        AppButton {
            objectName: "claim"
            anchors.centerIn: parent
            visible: screen.table.canClaim
            kind: AppButton.Kind.Primary
            text: qsTr("I have a story")
            scale: 1.25
            onClicked: screen.table.claim()
        }

        TellerAtThought {
            anchors.centerIn: parent
            visible: screen.table.phase === "clue" && !screen.telling
            rabbit: screen.table.storytellerRabbit
            teller: screen.table.storyteller
        }

        ClueComposer {
            id: composer

            anchors.centerIn: parent
            visible: screen.telling
            focus: visible
            table: screen.table
            source: fan.chosenSource
        }

        DropPlace {
            id: dropPlace

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: clue.bottom
            anchors.topMargin: 24
            height: Math.min(implicitHeight, parent.height - y - 8)
            visible: screen.giving
            inviting: screen.table.giveCount > 0
            ready: inviting && screen.table.chosenCards === screen.table.giveCount
            onConfirmed: screen.table.giveChosen()
            rabbit: screen.table.storytellerRabbit
            given: screen.table.given
            title: inviting ? qsTr("Give to %1").arg(screen.table.storyteller) : qsTr("%n card(s) given", "", screen.table.given)
            note: inviting ? (screen.table.giveCount > 1 ? qsTr("Drag two cards here or click them; with the keyboard: arrows and Enter (%1 of 2)").arg(screen.table.chosenCards) : qsTr("Drag a card here or click it; with the keyboard: arrows and Enter")) : ""
        }

        VoteCards {
            id: cards

            objectName: "tableCards"
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: clue.bottom
            anchors.topMargin: 8
            anchors.bottom: parent.bottom
            visible: screen.voting
            focus: visible
            cards: screen.table.table
            rabbit: screen.myRabbit
            voting: screen.table.mostVotes > 0
            onPicked: number => screen.table.vote(number)
            onEnlarged: (source, description) => magnifier.open(source, description)
            onLooked: (card, source, on) => preview.regard(card, source, on)
        }
    }

    VoteBar {
        id: voteBar

        anchors.right: parent.right
        anchors.rightMargin: 24
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 12
        z: 2
        visible: screen.voting && (twoVotes || screen.table.needsRed)
        table: screen.table
    }

    HandFan {
        id: fan

        objectName: "handFan"
        anchors.left: rail.right
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: 236
        visible: !screen.table.spectating && !screen.voting
        hand: screen.table.hand
        hidden: screen.handCovered || screen.table.handHidden
        dropPlace: screen.telling ? composer.dropPlace : dropPlace
        onPicked: key => screen.layOut(key)
        onDropped: key => screen.dropped(key)
        onEnlarged: (source, description) => magnifier.open(source, description)
        onLooked: (card, source, on) => preview.regard(card, source, on)
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
