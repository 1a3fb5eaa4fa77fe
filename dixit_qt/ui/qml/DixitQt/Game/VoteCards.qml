pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The cards on the table, as large as the room allows. */
FocusScope {
    id: grid

    required property var cards
    property int rabbit: 0
    property bool voting: false
    property real spacing: 22
    readonly property int count: repeater.count
    readonly property int columns: bestColumns()
    readonly property real cardWidth: widthWith(columns)

    signal picked(int number)
    signal enlarged(string source, string description)
    signal looked(Item card, string source, bool on)

    function rowsWith(columns: int): int {
        return Math.ceil(count / columns);
    }

    function widthWith(columns: int): real {
        const rows = rowsWith(columns);
        const across = (width - spacing * (columns - 1)) / columns;
        const down = (height - (spacing + 14) * rows) / rows / 1.5;
        return Math.max(60, Math.min(300, across, down));
    }

    function bestColumns(): int {
        let best = 1;
        for (let columns = 1; columns <= Math.max(1, count); ++columns) {
            if (widthWith(columns) > widthWith(best))
                best = columns;
        }
        return best;
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
        focusCard(Math.max(0, Math.min(count - 1, from + by)) + 1);
    }

    Keys.onLeftPressed: grid.move(-1)
    Keys.onRightPressed: grid.move(1)
    Keys.onUpPressed: grid.move(-grid.columns)
    Keys.onDownPressed: grid.move(grid.columns)

    Repeater {
        id: repeater

        model: grid.cards

        delegate: VoteCard {
            required property int index

            readonly property int row: Math.floor(index / grid.columns)
            readonly property int inRow: Math.min(grid.columns, grid.count - row * grid.columns)
            readonly property real rowsHeight: grid.rowsWith(grid.columns) * (height + grid.spacing + 14)

            width: grid.cardWidth
            height: width * 1.5
            x: grid.width / 2 + (index % grid.columns - inRow / 2) * (width + grid.spacing) + grid.spacing / 2
            y: (grid.height - rowsHeight) / 2 + row * (height + grid.spacing + 14) + 18
            rabbit: grid.rabbit
            voting: grid.voting
            onClicked: grid.picked(number)
            onEnlarged: grid.enlarged(source, description)
            onLooked: on => grid?.looked(this, source, on)
        }
    }
}
