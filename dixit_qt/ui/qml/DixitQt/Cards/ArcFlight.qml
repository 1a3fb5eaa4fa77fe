import QtQuick
import DixitQt

/*! Moves an item on an arc from one corner to another, and destroys it at the end. */
ParallelAnimation {
    id: flight

    required property Item thing
    required property point from
    required property point to
    required property real peak

    running: true
    onFinished: thing.destroy()

    XAnimator {
        target: flight.thing
        from: flight.from.x
        to: flight.to.x
        duration: Motion.slow
        easing.type: Motion.glide
    }
    SequentialAnimation {
        YAnimator {
            target: flight.thing
            from: flight.from.y
            to: flight.peak
            duration: Motion.slow / 2
            easing.type: Motion.rise
        }
        YAnimator {
            target: flight.thing
            to: flight.to.y
            duration: Motion.slow / 2
            easing.type: Motion.fall
        }
    }
}
