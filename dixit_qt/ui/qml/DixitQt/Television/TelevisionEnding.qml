pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The end of a game told on the big screen, one thing after the other. */
SequentialAnimation {
    id: ending

    required property TelevisionEnd page
    required property bool hasPicture

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
        duration: Motion.slow * 14
    }
    PropertyAction {
        target: ending.page
        property: "act"
        value: ending.hasPicture ? TelevisionEnd.Act.Picture : TelevisionEnd.Act.Order
    }
    PauseAnimation {
        duration: ending.hasPicture ? Motion.slow * 14 : 0
    }
    PropertyAction {
        target: ending.page
        property: "act"
        value: TelevisionEnd.Act.Order
    }
    PauseAnimation {
        duration: Motion.slow
    }
    NumberAnimation {
        target: ending.page
        property: "drawn"
        to: 1
        duration: Motion.slow * 6
    }

    component Place: PropertyAction {
        target: ending.page
        property: "told"
    }
}
