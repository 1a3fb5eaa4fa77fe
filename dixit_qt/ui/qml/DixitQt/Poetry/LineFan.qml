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

    /*! Below the lines: with the place that a chosen line leaves, it is enough for a button. */
    readonly property real foot: 34 * grown
    readonly property Item chosen: table.lineChosen > 0 ? cards.itemAt(table.lineChosen - 1) : null

    signal gone(string line, rect from)

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
        y: fan.height - height - 6
        z: 3
        table: fan.table
        visible: fan.chosen !== null && shown
        height: fan.foot + 8
    }
}
