import QtQuick
import DixitQt

/*! Brings a card to its place face down, and turns it once all cards are there. */
SequentialAnimation {
    id: coming

    required property Item card
    property int delay: 0
    property int waiting: 0

    running: true

    PauseAnimation {
        duration: coming.delay
    }
    NumberAnimation {
        target: coming.card
        properties: "offX,offY"
        to: 0
        duration: Motion.slow
        easing.type: Motion.glide
    }
    PauseAnimation {
        duration: coming.waiting
    }
    NumberAnimation {
        target: coming.card
        property: "turned"
        to: 1
        duration: Motion.normal
        easing.type: Motion.fade
    }
}
