pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The cards of a finished round, as large as the room allows. */
Item {
    id: grid

    required property var cards
    property bool enlargeable: false
    property bool votesShown: true
    property bool ownersShown: true
    property bool storyShown: true

    /*! Cards of another layout would be hardly larger. */
    property bool inOneRow: false
    property int revealed: 1000
    property GuessMoment moment: null

    /*! The number of the picture that this player loves. */
    property int heart: 0
    property real largest: 300
    property real leastText: 11
    readonly property int count: repeater.count
    readonly property real gapAcross: 22
    readonly property real gapDown: Math.max(24, leastText * 0.9)
    readonly property int columns: inOneRow ? Math.max(1, count) : bestColumns(width, height)
    readonly property real cardWidth: widthWith(columns, width, height)

    signal enlarged(string source, string description)

    function enlarge(number: int): void {
        const card = repeater.itemAt(number - 1) as RevealCard;
        if (card !== null)
            enlarged(card.source, card.description);
    }

    /*! The places of the cards, for the animation that collects them. */
    function places(): list<rect> {
        const all = [];
        for (let i = 0; i < repeater.count; ++i) {
            const card = repeater.itemAt(i);
            if (card !== null && card.visible)
                all.push(Qt.rect(card.x, card.y, card.width, card.height));
        }
        return all;
    }

    function glideFrom(places: list<rect>): void {
        for (let i = 0; i < Math.min(places.length, repeater.count); ++i)
            (repeater.itemAt(i) as RevealCard)?.glideFrom(places[i]);
    }

    /*! Lays the cards of a vote out from above, and turns them from left to right. */
    function layOut(): void {
        for (let i = 0; i < repeater.count; ++i)
            (repeater.itemAt(i) as RevealCard)?.comeFrom(width / 2, -height * 0.6, i, repeater.count);
    }

    /*! The width of a card with this number of columns in a space of this size. */
    function widthWith(columns: int, across: real, down: real): real {
        const rows = Math.ceil(count / columns);
        const wide = (across - gapAcross * columns) / columns;
        const high = (down - gapDown * rows) / rows / 1.5;
        return Math.max(50, Math.min(largest, wide, high));
    }

    function bestColumns(across: real, down: real): int {
        let best = 1;
        for (let columns = 1; columns <= Math.max(1, count); ++columns) {
            if (widthWith(columns, across, down) > widthWith(best, across, down) + 0.5)
                best = columns;
        }
        return best;
    }

    function widthIn(across: real, down: real): real {
        return widthWith(bestColumns(across, down), across, down);
    }

    Repeater {
        id: repeater

        model: grid.cards

        delegate: RevealCard {
            required property int index

            readonly property int row: Math.floor(index / grid.columns)
            readonly property int inRow: Math.min(grid.columns, grid.count - row * grid.columns)
            readonly property int rows: Math.ceil(grid.count / grid.columns)

            loved: number === grid.heart
            moment: grid.moment
            width: grid.cardWidth
            height: width * 1.5
            x: grid.width / 2 + (index % grid.columns - inRow / 2) * (width + grid.gapAcross) + grid.gapAcross / 2
            y: grid.height / 2 + (row - rows / 2) * (height + grid.gapDown) + grid.gapDown / 2 + 4
            leastText: grid.leastText
            enlargeable: grid.enlargeable
            onTapped: grid.enlarged(source, description)
            votesShown: grid.votesShown && turn < grid.revealed
            ownerShown: grid.ownersShown && turn < grid.revealed
            storyShown: grid.storyShown && turn < grid.revealed
        }
    }
}
