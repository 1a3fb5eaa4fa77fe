import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! One card of the hand: click lays it out, dragging it onto the drop place gives it. */
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
    property real homeX
    property real homeY
    property real tilt
    property bool hidden: false
    readonly property bool dragged: drag.active
    readonly property bool overDrop: dragged && dropPlace !== null && dropPlace.visible && dropPlace.contains(dropPlace.mapFromItem(card, width / 2, height / 2))
    readonly property bool regarded: hovered && !dragged && !down
    readonly property bool raised: hovered || activeFocus || chosen

    signal dropped
    signal enlarged
    signal looked(bool on)

    objectName: "hand-" + index
    implicitWidth: 150
    implicitHeight: width * 1.5
    x: homeX
    y: homeY - (dragged ? 0 : chosen ? 46 : raised ? 30 : 0)
    z: dragged ? 100 : raised ? 50 : index
    rotation: dragged || raised ? 0 : tilt
    scale: dragged ? 1.06 : raised ? 1.12 : 1
    transformOrigin: Item.Bottom
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    onRegardedChanged: looked(regarded)

    Accessible.role: Accessible.Button
    Accessible.name: hidden ? qsTr("A card of yours, face down") : qsTr("Your card %1: %2").arg(index + 1).arg(title)
    Accessible.description: hidden ? "" : description

    Keys.onSpacePressed: card.enlarged()
    Keys.onReturnPressed: card.dropped()
    Keys.onEnterPressed: card.dropped()

    Behavior on x {
        enabled: !card.dragged

        NumberAnimation {
            duration: Motion.normal
            easing.type: Motion.glide
        }
    }
    Behavior on y {
        enabled: !card.dragged

        NumberAnimation {
            duration: Motion.quick
            easing.type: Motion.glide
        }
    }
    Behavior on rotation {
        NumberAnimation {
            duration: Motion.quick
        }
    }
    Behavior on scale {
        NumberAnimation {
            duration: Motion.quick
        }
    }

    contentItem: CardFace {
        source: card.source
        faceUp: !card.hidden
        opacity: card.playable || !card.enabled ? 1 : 0.96
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -3
        radius: width * 0.055 + 3
        color: "transparent"
        border.width: card.overDrop ? 5 : 3
        border.color: card.overDrop ? Theme.green : Theme.lamp
        visible: card.chosen || card.visualFocus || card.overDrop
    }

    DragHandler {
        id: drag

        enabled: card.playable
        onActiveChanged: {
            if (active)
                return;
            const hit = card.dropPlace !== null && card.dropPlace.visible && card.dropPlace.contains(card.dropPlace.mapFromItem(card, card.width / 2, card.height / 2));
            card.x = Qt.binding(() => card.homeX);
            card.y = Qt.binding(() => card.homeY - (card.dragged ? 0 : card.chosen ? 46 : card.raised ? 30 : 0));
            if (hit)
                card.dropped();
        }
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: card.enlarged()
    }
}
