pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The clue and the cards, as large as the screen allows: beside the cards or above them. */
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
    readonly property string words: telling ? table.round.clue : table.clue
    readonly property real column: width * 0.3
    readonly property real side: width * 0.285
    readonly property real strip: least * (words.length > 90 ? 7.5 : words.length > 30 ? 6 : 5)
    readonly property real asking: withPoints ? 0 : least * (count > 6 ? 5.2 : 7.2)

    /*! With the points beside the cards, one row below the clue is better than two rows that are
    hardly larger. */
    readonly property bool beside: cards.widthIn(width - column - least, height) > cards.widthIn(width, height - strip) * (withPoints ? 1.1 : 1)

    Item {
        id: margin

        width: story.beside ? story.column : story.width
        height: story.beside ? story.height : Math.max(story.asking, clue.y + clue.height)

        ClueScroll {
            id: clue

            /*! Leaves the rest of the line to the text beside the clue. */
            readonly property real widest: story.beside || story.withPoints ? parent.width : story.width - story.side

            unrolls: false
            x: Math.min((parent.width - width) / 2, widest - width)
            y: story.beside ? (story.height - height) / 2 - story.least : story.least * 0.5
            width: Math.min(widest, implicitWidth)
            height: implicitHeight
            tall: story.beside ? story.height * 0.55 : story.strip
            clue: story.words
            kind: story.telling ? story.table.round.clueKind : story.table.clueKind
            teller: story.telling ? story.table.round.teller : story.table.teller
            textSize: story.least * (story.beside && !story.withPoints ? 2.1 : 1.8)
        }

        SerifLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: clue.bottom
            anchors.topMargin: story.least * 0.6
            width: parent.width
            visible: story.beside
            text: story.telling ? story.table.round.teller : story.table.teller
            color: Theme.lamp
            font.pixelSize: story.least * 1.3
            horizontalAlignment: Text.AlignHCenter
        }
    }

    SerifLabel {
        objectName: "televisionVerdict"
        x: story.beside ? 0 : story.width - story.side
        y: story.beside ? margin.height * 0.72 : story.least * 0.5
        width: story.beside ? story.column : story.side
        height: story.beside ? margin.height * 0.26 : margin.height
        visible: story.telling && !story.withPoints && story.revealed >= story.count
        text: story.table.round.verdict
        color: Theme.lamp
        font.pixelSize: story.least * 2.4
        font.weight: Font.Bold
        fontSizeMode: Text.Fit
        minimumPixelSize: story.least
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    SerifLabel {
        objectName: "televisionQuestion"
        x: story.beside ? 0 : story.width - width
        y: story.beside ? story.least : story.least * 0.4
        width: story.beside ? story.column : story.side
        height: story.beside ? margin.height * 0.24 : margin.height - awaited.height - story.least * 0.9
        visible: !story.telling
        text: story.table.status
        font.pixelSize: story.least * (story.beside ? 1.4 : 1.2)
        fontSizeMode: Text.Fit
        minimumPixelSize: story.least
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    TelevisionAwaited {
        id: awaited

        x: story.beside ? (margin.width - width) / 2 : story.width - width
        y: margin.height - height - story.least * 0.6
        visible: !story.telling
        people: story.table.people
        hourglass: story.table.hourglass
        least: story.least
        widest: story.beside ? story.column : story.side
    }

    TelevisionReactions {
        objectName: "televisionReactions"
        x: story.least * 0.4
        y: story.beside ? margin.height * 0.26 : story.least * 0.4
        z: 1
        visible: !story.withPoints
        least: story.least
        most: story.beside || margin.height > story.least * 7 ? 2 : 1
    }

    RevealCards {
        id: cards

        opacity: story.gathering ? 0 : 1
        anchors.left: story.beside ? margin.right : parent.left
        anchors.leftMargin: story.beside ? story.least : 0
        anchors.right: parent.right
        anchors.top: story.beside ? parent.top : margin.bottom
        anchors.bottom: parent.bottom
        cards: story.table.cards
        leastText: story.least
        largest: story.height * 0.6
        votesShown: story.telling
        ownersShown: story.telling
        storyShown: story.telling
        revealed: story.revealed
    }
}
