import QtQuick
import DixitQt

/*! Moves a card from where it lay to its new place. */
ParallelAnimation {
    id: arriving

    required property Item card

    running: true

    NumberAnimation {
        target: arriving.card
        properties: "offX,offY"
        to: 0
        duration: Motion.slow
        easing.type: Motion.glide
    }
    NumberAnimation {
        target: arriving.card
        property: "zoom"
        to: 1
        duration: Motion.slow
        easing.type: Motion.glide
    }
}
