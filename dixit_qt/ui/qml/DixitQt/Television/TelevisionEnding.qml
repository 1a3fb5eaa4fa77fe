pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The end of a game told on the big screen, one place after the other. */
SequentialAnimation {
    id: ending

    required property TelevisionEnd page

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
    PauseAnimation {
        duration: Motion.slow * 12
    }
    NumberAnimation {
        target: ending.page
        property: "aside"
        to: 1
        duration: Motion.slow * 2
        easing.type: Motion.fade
    }
    PropertyAction {
        target: ending.page
        property: "settled"
        value: true
    }

    component Place: PropertyAction {
        target: ending.page
        property: "told"
    }
}
