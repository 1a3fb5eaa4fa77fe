pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The clue above the cards, which are as large as the screen allows. The storyteller is on its
left; on its right is what the table waits for, and later how the vote ended. */
Item {
    id: story

    required property Television table
    required property real least
    property bool telling: false
    property bool withPoints: false
    property int revealed: 1000
    readonly property int count: cards.count
    readonly property alias grid: cards
    property list<rect> noted: []

    /*! The points come below the cards. */
    property bool below: false

    /*! One row of cards leaves room for people below it. */
    readonly property bool roomy: count < 7
    readonly property real free: height - band.height - cards.widthWith(Math.max(1, count), width, height) * 1.5
    readonly property real foot: Math.max(least * 5.6, Math.min(least * 8, free * 0.5))
    property bool gathering: false

    function layOut(): void {
        gathering = false;
        cards.layOut();
    }

    /*! Remembers where the cards are on the whole stage, before they leave room for the points. */
    function note(): void {
        noted = cards.places().map(place => story.mapFromItem(cards, place));
    }

    onWithPointsChanged: if (withPoints)
        Qt.callLater(() => cards.glideFrom(story.noted.map(place => cards.mapFromItem(story, place))))
    onVisibleChanged: {
        gathering = visible && !telling && !Motion.still;
        if (gathering)
            Qt.callLater(story.layOut);
    }

    TelevisionBand {
        id: band

        y: story.least * 0.4
        width: story.width
        table: story.table
        least: story.least
        clue: story.telling ? story.table.round.clue : story.table.clue
        kind: story.telling ? story.table.round.clueKind : story.table.clueKind
        teller: story.telling ? story.table.round.teller : story.table.teller
        rabbit: story.telling ? story.table.round.tellerRabbit : story.table.tellerRabbit
        question: story.telling ? "" : story.table.question
        reserved: awaited.visible ? awaited.tallest + story.least * 0.2 : 0
    }

    SerifLabel {
        objectName: "televisionVerdict"
        x: story.roomy ? 0 : story.width - width
        y: story.roomy ? story.height - height : band.y
        width: story.roomy ? story.width : band.side
        height: story.roomy ? story.foot : band.height
        visible: story.telling && !story.withPoints && story.revealed >= story.count
        text: story.table.round.verdict
        color: Theme.lamp
        font.pixelSize: story.least * (story.roomy ? 2.6 : 2)
        font.weight: Font.Bold
        fontSizeMode: Text.Fit
        minimumPixelSize: story.least
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    TelevisionAwaited {
        id: awaited

        x: Math.min(story.width - band.side / 2 - width / 2, story.width - width)
        y: band.y + band.height - height
        visible: !story.telling && !story.roomy
        table: story.table
        least: story.least
        widest: Math.max(band.side, story.width - band.clueEnd - least)
    }

    TelevisionVoters {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        height: story.foot - story.least * 0.4
        visible: !story.telling && story.roomy
        people: story.table.people
        least: story.least
    }

    TimeLeft {
        x: story.width - width - story.least * 0.4
        y: story.height - height - story.least * 0.6
        opacity: story.telling || !story.roomy ? 0 : 1
        hourglass: story.table.hourglass
        textSize: story.least * 1.6
    }

    RevealCards {
        id: cards

        opacity: story.gathering ? 0 : 1
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: band.y + band.height + story.least * 0.2
        anchors.bottom: parent.bottom
        anchors.bottomMargin: story.roomy && !story.withPoints ? story.foot : 0
        inOneRow: count < 7 || story.below
        cards: story.table.cards
        leastText: story.least
        largest: story.height * 0.6
        votesShown: story.telling
        ownersShown: story.telling
        storyShown: story.telling
        revealed: story.revealed
    }
}
