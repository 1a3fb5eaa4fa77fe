pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The player's own cards, held as a fan at the lower edge. A selected card leaves the fan and lies
in its slot until it is given. */
FocusScope {
    id: fan

    required property var hand
    property Item dropPlace: null
    property Item slot: null
    property bool hidden: false
    property real cardWidth: 192
    /*! True before the first story, while the deck is in the middle and is shuffled; later the pile
    is to the left of the stage. Cards are dealt from there, starting as wide as they are there. */
    property bool opening: false
    readonly property rect deck: opening ? Qt.rect(width / 2 - 40, height * 0.28, 80, 0) : Qt.rect(-208, height - 72, 42, 0)
    readonly property alias row: cards
    readonly property int count: faceDown > 0 ? faceDown : cards.count

    /*! The cards that the player may not see yet; they can't be used. */
    property int faceDown: 0
    property bool held: true
    property bool over: false
    readonly property real lowest: cardWidth * 0.14
    readonly property real step: Math.min(cardWidth * 0.9, (width - cardWidth * 1.42) / Math.max(1, count - 1))

    signal picked(string key)
    signal dropped(string key)
    signal gone(rect from)
    signal enlarged(string source, string description)
    signal looked(Item card, string source, bool on)

    /*! Each card has a place in the hand. The place of a selected card stays empty, so that no
    other card moves under a resting mouse. */
    function arrange(): void {
        let out = 0;
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as PlacedCard;
            if (card !== null)
                card.order = card.chosen && slot !== null ? out++ : i;
        }
    }

    /*! Ignores the second half of a double click. */
    function pick(key: string): void {
        if (again.running)
            return;
        again.restart();
        fan.picked(key);
    }

    function slotOf(place: int): rect {
        if (slot === null)
            return Qt.rect(0, 0, 0, 0);
        const corner = fan.mapFromItem(slot, 0, 0);
        return Qt.rect(corner.x + place * slot.width * 0.3, corner.y, slot.width, slot.height);
    }

    function homeOf(place: int): rect {
        const off = place - (count - 1) / 2;
        const arch = off * off * cardWidth * 0.008;
        return Qt.rect(width / 2 + off * step - cardWidth / 2, height - cardWidth * 1.5 - lowest - 6 + arch, cardWidth, cardWidth * 1.5);
    }

    /*! Selects a card by its number, from the left. */
    function pickNumber(number: int): bool {
        const card = cards.itemAt(number - 1) as PlacedCard;
        if (card === null || !held || hidden)
            return false;
        fan.pick(card.key);
        return true;
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

    visible: opacity > 0
    enabled: held
    opacity: held ? 1 : 0
    transform: Translate {
        y: 120 * (1 - fan.opacity)
    }

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.normal
            easing.type: Motion.glide
        }
    }

    onSlotChanged: arrange()
    Keys.onLeftPressed: fan.move(-1)
    Keys.onRightPressed: fan.move(1)

    Timer {
        id: again

        interval: Motion.slow
    }

    Repeater {
        model: fan.faceDown

        CardFace {
            required property int index
            readonly property rect home: fan.homeOf(index)

            objectName: "down-" + index
            x: home.x
            y: home.y
            width: home.width
            faceUp: false
            rotation: (index - (fan.count - 1) / 2) * 2.2
            transformOrigin: Item.Bottom

            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("A card of yours, face down")
        }
    }

    component PlacedCard: HandCard {
        property int order: index
    }

    Repeater {
        id: cards

        model: fan.hand
        onItemAdded: Qt.callLater(fan.arrange)
        onItemRemoved: (index, item) => {
            const card = item as PlacedCard;
            if (card !== null && card.arrived)
                fan.gone(Qt.rect(card.x, card.y, card.width, card.height));
            Qt.callLater(fan.arrange);
        }

        delegate: PlacedCard {
            id: card

            readonly property var laid: [fan.width, fan.height, fan.slot?.width, fan.slot?.height, fan.slot?.visible]

            start: Qt.rect(fan.deck.x + (fan.deck.width - fan.cardWidth) / 2, fan.deck.y + fan.deck.width * 1.5 - fan.cardWidth * 1.5, fan.cardWidth, fan.cardWidth * 1.5)
            startScale: fan.deck.width / fan.cardWidth
            delay: (fan.opening ? Motion.riffle : 0) + 1.5 * Motion.stagger * index
            dropPlace: fan.dropPlace
            hidden: fan.hidden
            home: laid && chosen && fan.slot !== null ? fan.slotOf(order) : fan.homeOf(order)
            tilt: (order - (fan.count - 1) / 2) * 2.2
            onChosenChanged: fan.arrange()
            onClicked: fan.pick(key)
            onDropped: fan.dropped(key)
            onOverDropChanged: fan.over = overDrop
            onLooked: on => fan?.looked(this, hidden ? "" : source, on)
            onEnlarged: if (!hidden)
                fan.enlarged(source, description)
            Component.onCompleted: Qt.callLater(card.settle)
        }
    }
}
