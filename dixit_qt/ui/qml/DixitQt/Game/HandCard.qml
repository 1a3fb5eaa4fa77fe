import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! One card of the hand: a click selects it, and dropping it where cards are given gives it. */
T.AbstractButton {
    id: card

    required property string key
    required property string source
    required property string title
    required property string description
    required property bool playable
    required property bool chosen
    required property int index

    property Item dropPlace: null
    property rect home
    property real tilt
    property bool hidden: false
    property rect start
    property real startScale: 1
    property int delay: 0
    property bool gliding: false
    property bool arrived: false

    /*! A card that is dealt flies longer than one that is moved within the hand. */
    property bool thrown: true
    readonly property int flight: thrown ? Motion.slow : Motion.normal
    property bool dragged: false
    readonly property rect place: arrived ? home : start
    property point pull
    readonly property bool overDrop: dragged && drag.over
    readonly property bool regarded: hovered && !dragged && !down
    readonly property bool raised: !chosen && (hovered || activeFocus)

    signal dropped
    signal enlarged
    signal looked(bool on)

    /*! Moves the card from where it is dealt to its place in the hand. */
    function settle(): void {
        gliding = true;
        if (Motion.still) {
            arrived = true;
            thrown = false;
        } else
            dealing.start();
    }

    function isOver(): bool {
        return dropPlace !== null && dropPlace.visible && dropPlace.contains(dropPlace.mapFromItem(parent, pull));
    }

    objectName: "hand-" + index
    width: home.width
    height: home.height
    x: dragged ? pull.x - width / 2 : place.x
    y: dragged ? pull.y - height / 2 : place.y - (raised ? 12 : 0)
    z: dragged ? 100 : raised ? 50 : index
    rotation: dragged ? Math.max(-8, Math.min(8, (pull.x - place.x - width / 2) * 0.03)) : !arrived ? tilt - 170 : raised || chosen ? 0 : tilt
    scale: !arrived ? startScale : raised && !dragged ? 1.04 : 1
    opacity: arrived ? 1 : 0
    transformOrigin: Item.Bottom
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    onRegardedChanged: looked(regarded)

    Accessible.role: Accessible.Button
    Accessible.name: hidden ? qsTr("A card of yours, face down") : (chosen ? qsTr("Your card %1, chosen: %2") : qsTr("Your card %1: %2")).arg(index + 1).arg(title)
    Accessible.description: hidden ? "" : description

    Keys.onSpacePressed: card.enlarged()
    Keys.onReturnPressed: card.dropped()
    Keys.onEnterPressed: card.dropped()

    Behavior on x {
        enabled: card.gliding

        NumberAnimation {
            duration: card.flight
            easing.type: Motion.glide
        }
    }
    Behavior on y {
        enabled: card.gliding

        NumberAnimation {
            duration: card.flight
            easing.type: Motion.glide
        }
    }
    Behavior on rotation {
        enabled: card.gliding

        NumberAnimation {
            duration: card.thrown ? Motion.slow : Motion.quick
            easing.type: Motion.rise
        }
    }
    Behavior on scale {
        enabled: card.gliding

        NumberAnimation {
            duration: card.thrown ? Motion.slow : Motion.quick
        }
    }

    contentItem: CardFace {
        id: face

        /*! The card is turned face up once it has landed. */
        property real turned: card.thrown ? 0 : 1

        source: card.source
        soon: !card.hidden
        faceUp: !card.hidden && turned >= 0.5
        transform: Scale {
            origin.x: face.width / 2
            xScale: Math.abs(1 - 2 * face.turned)
        }

        Behavior on turned {
            NumberAnimation {
                duration: Motion.normal
            }
        }
    }

    CardRing {
        colour: card.overDrop ? Theme.green : Theme.lamp
        visible: card.chosen || card.visualFocus || card.overDrop
    }

    Timer {
        id: dealing

        interval: card.delay
        onTriggered: {
            card.arrived = true;
            landing.start();
        }
    }

    Timer {
        id: landing

        interval: Motion.slow
        onTriggered: card.thrown = false
    }

    DragHandler {
        id: drag

        property bool over: false

        target: null
        enabled: card.playable
        onCentroidChanged: if (active) {
            card.pull = card.parent.mapFromItem(null, centroid.scenePosition);
            over = card.isOver();
        }
        onActiveChanged: {
            const given = over;
            over = false;
            if (active) {
                card.gliding = false;
                card.dragged = true;
                return;
            }
            card.gliding = true;
            card.dragged = false;
            if (given)
                card.dropped();
        }
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: card.enlarged()
    }
}
