pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The cards on the table, as large as the room allows. Cards are collected from where they were
given, laid out, and turned from left to right; people can vote all the while. */
FocusScope {
    id: grid

    required property CardTable table
    property int rabbit: 0
    property bool celebrated: false
    property bool gathering: false
    property DropPlace givenAt: null
    readonly property alias row: repeater
    readonly property int count: repeater.count
    readonly property CardGrid places: CardGrid {
        width: grid.width
        height: grid.height
        count: grid.count
    }

    opacity: gathering ? 0 : 1

    signal enlarged(string source, string description)
    signal looked(Item card, string source, bool on)

    /*! Enter on a card that is picked already casts a full ballot; a click takes its token back. */
    function clicked(number: int, chosenByEnter: bool): void {
        if (chosenByEnter && table.chosenVotes === table.mostVotes)
            table.castVote();
        else
            table.vote(number);
    }

    function focusCard(number: int): void {
        const item = repeater.itemAt(number - 1);
        if (item !== null)
            item.forceActiveFocus(Qt.TabFocusReason);
    }

    function move(by: int): void {
        let from = -1;
        for (let i = 0; i < count; ++i) {
            if (repeater.itemAt(i).activeFocus)
                from = i;
        }
        focusCard(Math.max(0, Math.min(count - 1, from < 0 ? 0 : from + by)) + 1);
    }

    function placeOf(item: Item): rect {
        return grid.mapFromItem(item, Qt.rect(0, 0, item.width, item.height));
    }

    function layOut(): void {
        gathering = false;
        if (givenAt === null)
            return;
        const pile = placeOf(givenAt.heap);
        for (let i = 0; i < count; ++i) {
            const card = repeater.itemAt(i) as VoteCard;
            const lay = card !== null && card.mine ? placeOf(givenAt.slot) : Qt.rect(pile.x - 7 * i, pile.y - 2 * i, pile.width, pile.height);
            card?.comeFrom(lay, pile, card.mine ? 0 : givenAt.turnOf(i), i, count);
        }
    }

    function hurry(): void {
        for (let i = 0; i < count; ++i)
            (repeater.itemAt(i) as VoteCard)?.arriveNow();
    }

    Keys.onLeftPressed: grid.move(-1)
    Keys.onRightPressed: grid.move(1)
    Keys.onUpPressed: grid.move(-grid.places.columns)
    Keys.onDownPressed: grid.move(grid.places.columns)
    onCelebratedChanged: {
        gathering = celebrated && !Motion.still;
        if (gathering)
            Qt.callLater(grid.layOut);
    }

    PointHandler {
        onActiveChanged: if (active)
            grid.hurry()
    }

    Repeater {
        id: repeater

        model: grid.table.table

        delegate: VoteCard {
            required property int index

            width: grid.places.cardWidth
            height: width * 1.5
            x: grid.places.across(index)
            y: grid.places.down(index)
            rabbit: grid.rabbit
            voting: grid.table.mostVotes > 0
            gathering: grid.table.mostVotes > 1 || grid.table.needsRed
            onClicked: grid.clicked(number, chosen && byEnter)
            onEnlarged: grid.enlarged(source, description)
            onLooked: on => grid?.looked(this, source, on)
        }
    }
}
