pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The player's own cards, held as a fan. */
FocusScope {
    id: fan

    required property var hand
    property Item dropPlace: null
    property bool hidden: false
    property real cardWidth: 150
    readonly property int count: cards.count
    property int made: 0
    readonly property real step: Math.min(cardWidth * 0.86, (width - cardWidth - 40) / Math.max(1, count - 1))

    readonly property string chosenSource: {
        for (let i = 0; i < made; ++i) {
            const card = cards.itemAt(i) as HandCard;
            if (card !== null && card.chosen)
                return card.source;
        }
        return "";
    }

    signal picked(string key)
    signal dropped(string key)
    signal enlarged(string source, string description)
    signal looked(Item card, string source, bool on)

    function cardAt(index: int): Item {
        return cards.itemAt(index);
    }

    function move(by: int): void {
        for (let i = 0; i < cards.count; ++i) {
            if (cards.itemAt(i).activeFocus) {
                cards.itemAt((i + by + cards.count) % cards.count).forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
        if (cards.count > 0)
            cards.itemAt(0).forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onLeftPressed: fan.move(-1)
    Keys.onRightPressed: fan.move(1)

    Repeater {
        id: cards

        model: fan.hand
        onItemAdded: ++fan.made
        onItemRemoved: --fan.made

        delegate: HandCard {
            readonly property real place: index - (fan.count - 1) / 2

            width: fan.cardWidth
            dropPlace: fan.dropPlace
            hidden: fan.hidden
            homeX: fan.width / 2 + place * fan.step - width / 2
            homeY: fan.height - height - 8 + place * place * 2.2
            tilt: place * 3
            onClicked: fan.picked(key)
            onDropped: fan.dropped(key)
            onLooked: on => fan?.looked(this, hidden ? "" : source, on)
            onEnlarged: if (!hidden)
                fan.enlarged(source, description)
        }
    }
}
