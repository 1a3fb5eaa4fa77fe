pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The places are announced one after the other, at the same moment on every screen. `revealed` is
how many places are on the podium, the third first. */
SequentialAnimation {
    id: ceremony

    property int revealed: 0

    function begin(): void {
        forget();
        if (Motion.still)
            revealed = 3;
        else
            start();
    }

    function forget(): void {
        stop();
        revealed = 0;
    }

    PauseAnimation {
        duration: Motion.slow * 2
    }
    Place {
        value: 1
    }
    PauseAnimation {
        duration: Motion.slow * 3
    }
    Place {
        value: 2
    }
    PauseAnimation {
        duration: Motion.slow * 5
    }
    Place {
        value: 3
    }

    component Place: PropertyAction {
        target: ceremony
        property: "revealed"
    }
}
