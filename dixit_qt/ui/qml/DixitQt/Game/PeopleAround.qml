pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The players around the deck, which is shuffled and dealt if they have just arrived. */
Item {
    id: ring

    required property var people
    property real textSize: Theme.small
    property real below: 0

    /*! The number of cards dealt to each; 0 if the hand shows that. */
    property int dealt: 0
    readonly property real figure: Math.min(height * 0.36, width / Math.max(6, repeater.count * 0.82))
    readonly property real deckTop: height * 0.02 + figure + textSize * 2.4 + 26
    readonly property real deck: Math.max(40, Math.min(height * 0.3, (height - deckTop - below) / 1.5))

    function begin(): void {
        dealing.stop();
        if (!visible || Motion.still)
            return;
        dealing.thrown = 0;
        riffle.shuffle();
        shuffled.restart();
    }

    onVisibleChanged: begin()
    Component.onCompleted: begin()

    Repeater {
        id: repeater

        model: ring.people

        delegate: Item {
            id: place

            required property int index
            required property int rabbit
            required property string name
            required property var model
            readonly property real off: repeater.count > 1 ? 2 * index / (repeater.count - 1) - 1 : 0
            readonly property real reach: Math.min(ring.width / 2 - ring.figure * 0.6, ring.figure * repeater.count * 0.62)

            x: ring.width / 2 + off * reach - width / 2
            y: ring.height * (0.02 + 0.36 * off * off)
            width: ring.figure
            height: ring.figure

            Image {
                anchors.fill: parent
                source: Theme.picture("rabbit-" + String(place.rabbit).padStart(2, "0") + ".webp")
                sourceSize.width: 320
                asynchronous: true
                mipmap: true
            }

            Label {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: parent.bottom
                width: Math.min(ring.figure * 1.1, 2 * place.reach / Math.max(1, repeater.count - 1) - 8)
                text: place.name
                color: place.model.me ? Theme.lamp : Theme.text
                font.pixelSize: ring.textSize
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
                maximumLineCount: 2
                fontSizeMode: place.name.includes(" ") ? Text.FixedSize : Text.HorizontalFit
                minimumPixelSize: 9
            }
        }
    }

    Riffle {
        id: riffle

        x: (ring.width - width) / 2
        y: ring.deckTop
        cardWidth: ring.deck
    }

    CardFlights {
        id: throwing

        anchors.fill: parent
        visible: ring.visible
    }

    Timer {
        id: dealing

        property int thrown: 0

        interval: Motion.stagger
        repeat: true
        onTriggered: {
            const to = repeater.itemAt(thrown % repeater.count);
            if (to !== null)
                throwing.send(Qt.rect(riffle.x, riffle.y, riffle.width, riffle.height), Qt.point(to.x + to.width * 0.35, to.y + to.height * 0.6), to.width * 0.3);
            if (++thrown >= ring.dealt * repeater.count)
                stop();
        }
    }

    Timer {
        id: shuffled

        interval: Motion.riffle
        onTriggered: if (ring.dealt > 0)
            dealing.start()
    }
}
