pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! A round on the big screen: people on the left, the story in the middle, the track below. */
Item {
    id: game

    required property Television table
    required property real least
    readonly property string scene: table.scene
    readonly property bool telling: scene === "round" || scene === "hearts"
    readonly property bool counting: game.telling || scene === "poem"
    readonly property bool withPoints: counting && step >= RoundSheet.Step.Count
    readonly property bool onlyCards: scene === "vote" || scene === "poetry" || (game.telling && !withPoints)
    readonly property alias cards: story.count
    property int step: RoundSheet.Step.Cards
    property real pointsShown: 0
    property real sceneShown: 1
    property real cardsRevealed: 0
    readonly property int revealed: Math.floor(cardsRevealed)
    property list<rect> lying: []

    objectName: "tableGame"

    function tell(): void {
        telling.stop();
        pointsShown = Motion.still ? 1 : 0;
        step = counting && Motion.still ? RoundSheet.Step.Track : RoundSheet.Step.Cards;
        cardsRevealed = Motion.still ? story.count : 0;
        if (counting && game.scene === "poem")
            table.sounded("page");
        if (counting && !Motion.still)
            telling.restart();
    }

    /*! The cards shrink to leave room for the points. */
    function makeRoom(): void {
        story.note();
        step = RoundSheet.Step.Count;
    }

    /*! The cards of the reveal go to the discard pile, out of the picture. */
    function collect(): void {
        if (lying.length > 0 && !Motion.still) {
            sceneShown = 0;
            leaving.restart();
        }
        for (const place of lying)
            collecting.send(place, Qt.point(-game.least * 4, game.height - game.least * 8), game.least * 3);
        lying = [];
    }

    onSceneChanged: if (scene === "hearts")
        table.sounded("token")
    onCountingChanged: tell()
    onTellingChanged: if (!game.telling)
        collect()
    onRevealedChanged: {
        if (!counting || revealed === 0)
            return;
        table.sounded("turn");
        if (table.round.hasTokens(revealed - 1))
            table.sounded("token");
    }
    onStepChanged: {
        if (counting && step === RoundSheet.Step.Count)
            table.sounded("give");
        if (counting && step === RoundSheet.Step.Track) {
            lying = game.telling ? story.grid.places().map(place => game.mapFromItem(story.grid, place)) : [];
            table.allRevealed();
        }
    }
    Component.onCompleted: tell()

    TelevisionTelling {
        id: telling

        game: game
    }

    SequentialAnimation {
        id: leaving

        PauseAnimation {
            duration: Motion.slow * 0.7
        }
        NumberAnimation {
            target: game
            property: "sceneShown"
            to: 1
            duration: Motion.normal
        }
    }

    TelevisionHead {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: game.least * 0.7
        visible: game.scene === "poetry" || game.scene === "begin"
        opacity: game.sceneShown * poetry.hush
        table: game.table
        least: game.least
    }

    Item {
        anchors.left: parent.left
        anchors.leftMargin: game.least * 0.7
        anchors.right: parent.right
        anchors.rightMargin: game.least * 0.7
        anchors.top: head.visible ? head.bottom : parent.top
        anchors.topMargin: game.least * 0.5
        anchors.bottom: game.onlyCards ? parent.bottom : track.top
        anchors.bottomMargin: game.least * 0.3
        opacity: game.sceneShown

        TelevisionGift {
            anchors.fill: parent
            visible: game.scene === "give" || game.scene === "begin"
            table: game.table
            least: game.least
        }

        TelevisionStory {
            id: story

            width: parent.width - (game.withPoints && !count.below ? count.width + game.least : 0)
            height: parent.height - (game.withPoints && count.below ? count.height : 0)
            visible: game.telling || game.scene === "vote"
            table: game.table
            least: game.least
            telling: game.telling
            below: game.withPoints && count.below
            withPoints: game.withPoints
            revealed: game.revealed
        }

        Item {
            id: count

            objectName: "tablePoints"

            /*! Few results have room in one row, and leave the cards as large as they were. */
            readonly property bool below: gains.many < 9

            /*! Two rows of four or five cards leave more room beside them than they need. */
            readonly property bool spare: gains.many < 11

            x: below ? (parent.width - width) / 2 : parent.width - width
            y: parent.height - height
            width: below ? Math.min(parent.width, game.least * 16.5 * gains.columns) : parent.width * (spare ? 0.38 : 0.3)
            height: !below ? parent.height : game.least * (gains.many > 6 ? 12.4 : gains.many > 4 ? 8.2 : 6.8)
            visible: game.scene === "poem" || game.withPoints
            opacity: game.pointsShown

            TelevisionGains {
                id: gains

                anchors.fill: parent
                columns: !count.below ? (count.spare ? 2 : 1) : many > 6 ? 4 : Math.max(1, many)
                gains: game.table.round.gains
                shown: game.pointsShown > 0
                least: game.least
            }
        }

        PoemSheet {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, height * 3)
            height: parent.height - (count.below ? count.height + game.least * 0.6 : 0)
            visible: game.scene === "poem"
            heading: game.table.round.poemReading
            picture: game.table.round.poemPicture
            rows: game.table.round.poemText.split("\n")
            signature: game.table.round.poemSignature
            textSize: game.least * 1.34
        }

        TelevisionPoetry {
            id: poetry

            anchors.fill: parent
            visible: game.scene === "poetry"
            table: game.table
            least: game.least
        }
    }

    CardFlights {
        id: collecting

        anchors.fill: parent
        z: 2
    }

    ScoreTrack {
        id: track

        objectName: "tableTrack"

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: game.least * 0.6
        anchors.bottomMargin: game.least
        height: game.height * 0.17
        visible: !game.onlyCards
        opacity: game.counting ? game.pointsShown : game.sceneShown
        rabbitSize: game.least * 3.2
        leastText: game.least
        spokenSize: game.least * 1.9
        track: game.table.track
        arrived: !game.counting || game.step >= RoundSheet.Step.Track
    }
}
