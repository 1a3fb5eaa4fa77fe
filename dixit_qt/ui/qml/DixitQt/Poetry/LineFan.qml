pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The lines in the player's hand, side by side, and below a chosen one what can be done with
it. */
FocusScope {
    id: fan

    required property PoetryTable table
    property Item dropPlace: null
    property bool hidden: false
    property Item lifted: null
    readonly property int count: cards.count
    readonly property real grown: Math.max(1, Theme.textScale)
    readonly property real cardWidth: Math.min(214 * grown, (width - 12 * (count - 1)) / Math.max(1, count))

    /*! Below the lines, where the buttons of a chosen line are. */
    readonly property real foot: 40 * grown
    readonly property Item chosen: table.lineChosen > 0 ? cards.itemAt(table.lineChosen - 1) : null

    signal gone(string line, rect from)

    /*! One size for all lines: the largest at which each is on its slip. */
    readonly property real verseSize: {
        const wide = cardWidth - 24;
        for (let size = Theme.large; size > 12; --size) {
            const most = Math.floor((112 * grown - 24) / (1.42 * size));
            if (fan.table.handWords.every(line => fan.rowsOf(line, wide / size * 100) <= most))
                return size;
        }
        return 12;
    }

    /*! How many rows the line takes, in a slip of this width and letters of 100 pixels. */
    function rowsOf(line: string, wide: real): int {
        let rows = 1;
        let taken = 0;
        for (const word of line.split(" ")) {
            const more = measure.advanceWidth(taken > 0 ? " " + word : word);
            if (taken > 0 && taken + more > wide) {
                rows += 1;
                taken = measure.advanceWidth(word);
            } else {
                taken += more;
            }
            if (taken > wide)
                return 100;
        }
        return rows;
    }

    function move(by: int): void {
        for (let i = 0; i < count; ++i) {
            if (cards.itemAt(i).activeFocus) {
                cards.itemAt((i + by + count) % count).forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
        if (count > 0)
            cards.itemAt(0).forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: 112 * grown + foot + 14

    Keys.onLeftPressed: fan.move(-1)
    Keys.onRightPressed: fan.move(1)

    FontMetrics {
        id: measure

        font.family: Theme.serif
        font.pixelSize: 100
    }

    Repeater {
        id: cards

        model: fan.table.lines
        onItemRemoved: (index, item) => {
            const slip = item as LineCard;
            if (slip !== null)
                fan.gone(slip.line, Qt.rect(slip.x, slip.y, slip.width, slip.height));
        }

        delegate: LineCard {
            width: fan.cardWidth
            height: 112 * fan.grown
            dropPlace: fan.dropPlace
            hidden: fan.hidden
            verseSize: fan.verseSize
            homeX: fan.width / 2 + (index - fan.count / 2) * (width + 12) + 6
            homeY: fan.height - height - fan.foot
            onClicked: fan.table.pickLine(number)
            onDropped: fan.table.layLine(number)
            onSwapped: fan.table.swap(number)
            onDraggedChanged: fan.lifted = dragged ? this : null
        }
    }

    LineWays {
        x: fan.chosen === null ? 0 : Math.max(0, Math.min(fan.width - width, fan.chosen.x + (fan.chosen.width - width) / 2))
        y: fan.height - height - 4
        layoutDirection: fan.chosen !== null && fan.chosen.x + fan.chosen.width / 2 > fan.width * 0.6 ? Qt.RightToLeft : Qt.LeftToRight
        z: 3
        table: fan.table
        visible: fan.chosen !== null && shown
        height: fan.foot - 4
    }
}
