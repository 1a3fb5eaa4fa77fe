pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The numbered stories, as large as the room allows. */
FocusScope {
    id: grid

    required property var stories
    property real spacing: 12
    readonly property alias row: repeater
    property GuessMoment moment: null
    readonly property int count: repeater.count
    readonly property int columns: bestColumns()
    readonly property real cardWidth: widthWith(columns)

    signal picked(int number)
    signal enlarged(string source, string description)
    signal looked(Item card, string source, bool on)

    function widthWith(columns: int): real {
        const rows = Math.ceil(count / columns);
        const across = (width - spacing * (columns - 1)) / columns;
        const down = (height - (spacing + 6) * rows) / rows / 1.5;
        return Math.max(60, Math.min(280, across, down));
    }

    function bestColumns(): int {
        let best = 1;
        for (let columns = 1; columns <= Math.max(1, count); ++columns) {
            if (widthWith(columns) > widthWith(best))
                best = columns;
        }
        return best;
    }

    function placeOf(number: int): rect {
        const card = repeater.itemAt(number - 1) as StoryCard;
        return card === null ? Qt.rect(0, 0, 0, 0) : Qt.rect(card.x, card.y, card.width, card.height);
    }

    /*! The stories of a round are dealt from the deck and turned from left to right. */
    function deal(): void {
        for (let i = 0; i < count; ++i)
            (repeater.itemAt(i) as StoryCard)?.comeFrom(grid.width / 2, -grid.height * 0.4, i, count);
    }

    function hurry(): void {
        for (let i = 0; i < count; ++i)
            (repeater.itemAt(i) as StoryCard)?.arriveNow();
    }

    function move(by: int): void {
        let from = -1;
        for (let i = 0; i < count; ++i) {
            if (repeater.itemAt(i).activeFocus)
                from = i;
        }
        const item = repeater.itemAt(Math.max(0, Math.min(count - 1, from + by)));
        if (item !== null)
            item.forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onLeftPressed: grid.move(-1)
    Keys.onRightPressed: grid.move(1)
    Keys.onUpPressed: grid.move(-grid.columns)
    Keys.onDownPressed: grid.move(grid.columns)

    Repeater {
        id: repeater

        model: grid.stories

        delegate: StoryCard {
            required property int index

            readonly property int row: Math.floor(index / grid.columns)
            readonly property int inRow: Math.min(grid.columns, grid.count - row * grid.columns)
            readonly property real rowsHeight: Math.ceil(grid.count / grid.columns) * (height + grid.spacing + 6)

            moment: grid.moment
            width: grid.cardWidth
            height: width * 1.5
            x: grid.width / 2 + (index % grid.columns - inRow / 2) * (width + grid.spacing) + grid.spacing / 2
            y: (grid.height - rowsHeight) / 2 + row * (height + grid.spacing + 6) + 6
            onClicked: grid.picked(number)
            onEnlarged: grid.enlarged(source, description)
            onLooked: on => grid?.looked(this, source, on)
        }
    }
}
