pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The lines in the player's hand, side by side. */
FocusScope {
    id: fan

    required property var lines
    property Item dropPlace: null
    property bool hidden: false
    property Item lifted: null
    readonly property int count: cards.count
    readonly property real grown: Math.max(1, Theme.textScale)
    readonly property real cardWidth: Math.min(214 * grown, (width - 12 * (count - 1)) / Math.max(1, count))

    signal picked(int number)
    signal dropped(int number)
    signal swapped(int number)
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

    Keys.onLeftPressed: fan.move(-1)
    Keys.onRightPressed: fan.move(1)

    Repeater {
        id: cards

        model: fan.lines
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
            homeY: fan.height - height - 22
            onClicked: fan.picked(number)
            onDropped: fan.dropped(number)
            onSwapped: fan.swapped(number)
            onDraggedChanged: fan.lifted = dragged ? this : null
        }
    }
}
