pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The reveal of a round, step by step over the game, which continues below.

    closed to Cards    the view model has a round to reveal
    Cards to Count     all cards are turned
    Count to Track     the points have reached the players
    any to Track       the player skips the rest: a click, Space, Enter, Esc or the button
    Track to closed    the player does the same again
    any to closed      the table has begun another game, or the player has left it

`reveal.open` says whether a round is shown at all: the reveal opens by itself, and only this player
closes it. `step` says how far it is, and `cardsRevealed` how many cards are turned in the first
step; only the animation `telling` advances them. With reduced motion, and when the window opens on
a round that was revealed before, it begins at Track. The pages are loaded during the game: a round
that ends before they are ready is revealed as soon as they are.

`telling` never runs while the layer is closed, and the next round begins with no card revealed,
however this one was closed (`forget`). */
FocusScope {
    id: layer

    required property Reveal reveal
    property Lessons lessons: null
    property var hand: null
    property var lines: null
    property bool handCovered: false
    property bool spectating: true
    property bool peeking: false

    /*! A game is running, so its next reveal is loaded ahead of time. */
    property bool awaited: false
    property bool versed: reveal.round.isPoem
    property Item before: null
    property int step: RoundSheet.Step.Cards
    property real cardsRevealed: 0
    readonly property int cards: reveal.round.cardCount
    readonly property int turned: Math.min(cards, Math.floor(cardsRevealed))
    readonly property bool allRevealed: step === RoundSheet.Step.Track
    readonly property bool open: reveal.open
    readonly property bool enlarging: (pages.item as RevealStage)?.enlarging ?? false
    readonly property string buttonWords: !allRevealed ? qsTr("Show everything") : reveal.last ? qsTr("See the results") : qsTr("Continue")

    /*! Not emitted for the last round: no cards fly over the podium. */
    signal collected(list<rect> places)
    signal menuOpened

    /*! Closed with its button, which was at this place of the window. */
    signal clickedAway(rect place)

    function begin(): void {
        if (!layer.activeFocus)
            before = Window.activeFocusItem;
        layer.forceActiveFocus();
        if (Motion.still) {
            showAll();
            return;
        }
        step = RoundSheet.Step.Cards;
        cardsRevealed = 0;
        if (reveal.round.isPoem)
            reveal.sounded("page");
        if (pages.status === Loader.Ready)
            telling.restart();
    }

    function showAll(): void {
        telling.stop();
        reveal.sounded("turn");
        cardsRevealed = 1000;
        step = RoundSheet.Step.Track;
    }

    function advance(): void {
        if (allRevealed)
            layer.close();
        else
            showAll();
    }

    function answer(place: rect): void {
        if (allRevealed)
            layer.clickedAway(place);
        layer.advance();
    }

    function close(): void {
        if (!Motion.still)
            layer.collected(reveal.last ? [] : (pages.item as RevealStage)?.places() ?? []);
        reveal.dismiss();
        layer.giveFocusBack();
    }

    /*! The next round begins with nothing revealed, however this one was closed. */
    function forget(): void {
        telling.stop();
        peeking = false;
        step = RoundSheet.Step.Cards;
        cardsRevealed = 0;
    }

    function giveFocusBack(): void {
        layer.focus = false;
        let item = before;
        while (item !== null && !item.visible)
            item = item.parent;
        if (item !== null)
            item.forceActiveFocus();
        before = null;
    }

    onOpenChanged: if (!open)
        forget()
    onTurnedChanged: {
        if (!telling.running || turned === 0)
            return;
        reveal.sounded("turn");
        if (reveal.round.hasTokens(turned - 1))
            reveal.sounded("token");
    }
    onStepChanged: if (telling.running && step === RoundSheet.Step.Count)
        reveal.sounded("give")

    objectName: "reveal"
    visible: open

    Accessible.role: Accessible.AlertMessage
    Accessible.name: reveal.round.summary

    Component.onCompleted: {
        if (reveal.open)
            showAll();
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            return;
        event.accepted = true;
        if (event.key === Qt.Key_H)
            peeking = !peeking && !spectating;
        else if ([Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Escape].includes(event.key))
            layer.advance();
    }

    Connections {
        target: layer.reveal

        function onRevealed(): void {
            layer.begin();
        }
    }

    RevealTelling {
        id: telling

        whole: layer
    }

    PageBackdrop {}

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onClicked: if (!layer.allRevealed)
            layer.showAll()
        onWheel: wheel => wheel.accepted = true
    }

    Loader {
        id: pages

        property bool made: false

        objectName: "revealStage"

        anchors.fill: parent
        active: layer.reveal.open || layer.awaited || made
        asynchronous: true
        sourceComponent: (layer.reveal.open ? layer.reveal.round.isPoem : layer.versed) ? poem : stage
        onLoaded: {
            made = true;
            if (layer.reveal.open && !layer.allRevealed)
                telling.restart();
        }
    }

    RevealHand {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        z: 2
        visible: layer.peeking
        hand: layer.reveal.round.isPoem ? null : layer.hand
        lines: layer.reveal.round.isPoem ? layer.lines : null
        covered: layer.handCovered
    }

    Component {
        id: stage

        RevealStage {
            reveal: layer.reveal
            lessons: layer.lessons
            cardsRevealed: Math.floor(layer.cardsRevealed)
            step: layer.step
            returnTo: layer

            onward: layer.buttonWords
            onMenuOpened: layer.menuOpened()
            onAnswered: place => layer.answer(place)

            RevealWays {
                columns: 1
                mayPeek: !layer.spectating
                peeking: layer.peeking
                peek: qsTr("My hand")
                onPeeked: layer.peeking = !layer.peeking
            }
        }
    }

    Component {
        id: poem

        RevealPoem {
            reveal: layer.reveal
            trackCovered: layer.peeking
            step: layer.step
            onMenuOpened: layer.menuOpened()

            RevealWays {
                columns: 1
                share: parent?.width ?? 0
                mayPeek: !layer.spectating
                peeking: layer.peeking
                peek: qsTr("My lines")
                onward: layer.buttonWords
                onPeeked: layer.peeking = !layer.peeking
                onWent: place => layer.answer(place)
            }
        }
    }
}
