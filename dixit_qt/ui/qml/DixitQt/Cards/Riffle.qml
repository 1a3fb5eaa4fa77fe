pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A deck that is shuffled: it is cut into two halves, whose cards fall between each other, and
becomes one deck again. With `still` motion it doesn't move. */
Item {
    id: deck

    property int cards: 12
    property real cardWidth: 60
    property real lift: cardWidth * 0.03

    /*! The progress of the shuffling: at 0 and 1 the deck is whole. */
    property real done: 1

    function shuffle(): void {
        if (!Motion.still)
            shuffling.restart();
    }

    /*! The eased progress, 0 to 1, of a movement that begins and ends at these times. */
    function part(from: real, to: real): real {
        const way = Math.max(0, Math.min(1, (done - from) / (to - from)));
        return way * way * (3 - 2 * way);
    }

    objectName: "riffle"
    width: cardWidth
    height: cardWidth * 1.5

    NumberAnimation {
        id: shuffling

        target: deck
        property: "done"
        from: 0
        to: 1
        duration: Motion.riffle
    }

    Repeater {
        model: deck.cards

        CardFace {
            required property int index

            readonly property int side: index % 2 === 0 ? -1 : 1
            readonly property real falls: 0.3 + 0.5 * index / deck.cards
            readonly property real away: deck.part(0, 0.24) * (1 - deck.part(falls, falls + 0.16))

            x: side * deck.cardWidth * 0.62 * away
            y: -index * deck.lift * 0.5 - deck.cardWidth * 0.22 * away
            width: deck.cardWidth
            faceUp: false
            rotation: side * 11 * away
        }
    }
}
