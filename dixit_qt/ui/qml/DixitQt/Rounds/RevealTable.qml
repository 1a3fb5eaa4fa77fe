pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The cards of a round where they lay in the vote, revealed one after the other. Once the score
track is there, they leave room for its path: they move up and shrink if they have to. */
Item {
    id: table

    required property Reveal reveal
    required property int cardsRevealed
    required property bool tracking
    required property real trackRoom
    readonly property alias row: cards
    readonly property bool allRevealed: cards.count > 0 && cardsRevealed >= cards.count
    readonly property real room: height + 6 - trackRoom
    readonly property real fitting: reveal.open ? Math.min(1, room / grid.taken) : 1
    property real lift: reveal.open ? Math.min(0, room - (height + grid.taken) / 2 * fitting) : 0

    signal enlarged(string source, string description)

    function places(within: Item): list<rect> {
        const all = [];
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i);
            if (card !== null)
                all.push(card.mapToItem(within, Qt.rect(0, 0, card.width, card.height)));
        }
        return all;
    }

    /*! The card of a player with one of these rabbits, or else the storyteller's. */
    function cardOf(rabbits: var): Item {
        let story = null;
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as RevealCard;
            if (card !== null && rabbits.includes(card.rabbit))
                return card;
            if (card !== null && card.story)
                story = card;
        }
        return story;
    }

    transformOrigin: Item.Top
    scale: fitting
    transform: Translate {
        y: table.lift
    }

    Behavior on scale {
        NumberAnimation {
            duration: Motion.slow
            easing.type: Motion.glide
        }
    }
    Behavior on lift {
        NumberAnimation {
            duration: Motion.slow
            easing.type: Motion.glide
        }
    }

    CardGrid {
        id: grid

        width: table.width
        height: table.height
        count: cards.count
        aside: 28
    }

    Repeater {
        id: cards

        model: table.reveal.round.cards

        delegate: RevealCard {
            id: card

            required property int index
            readonly property bool revealed: turn < table.cardsRevealed

            loved: table.reveal.round.heart === number
            width: grid.cardWidth
            height: width * 1.5
            x: grid.across(index)
            y: grid.down(index)
            z: story && storyShown ? 1 : 0
            transformOrigin: grid.down(index) < table.height / 2 - 1 ? Item.Top : Item.Bottom
            scale: story && table.allRevealed ? 1.02 : 1
            enlargeable: table.tracking
            onTapped: table.enlarged(source, description)
            dimmed: table.allRevealed && !story && table.reveal.round.hasStory
            votesShown: revealed
            ownerShown: revealed
            storyShown: revealed

            Loader {
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: 8
                z: 2
                active: card.revealed && card.lovable
                sourceComponent: HeartMark {
                    number: card.number
                    title: card.title
                    given: table.reveal.round.heart === card.number
                    onClicked: table.reveal.love(card.number)
                }
            }

            Behavior on scale {
                NumberAnimation {
                    duration: Motion.slow
                    easing.type: Motion.spring
                }
            }
        }
    }
}
