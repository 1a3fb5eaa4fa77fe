pragma Singleton

import QtQuick

/*! How things move: every duration and every curve, and one multiplier for all of them, which is 0
in tests and with reduced motion. */
QtObject {
    property real pace: 1

    readonly property bool still: pace === 0
    readonly property int quick: 140 * pace
    readonly property int normal: 260 * pace
    readonly property int changeOfMind: 1500 * pace
    readonly property int slow: 520 * pace
    readonly property int seeing: 2600 * pace
    readonly property int breath: 1200 * pace
    readonly property int stagger: 60 * pace
    readonly property int hop: 420 * pace
    readonly property int riffle: 1300 * pace
    readonly property int pulse: 900

    /*! How long a second click in the same place may have been meant for what was there before. */
    readonly property int secondClick: 1000

    /*! How long the pointer rests on a card before it is enlarged: a delay, so the multiplier
    doesn't apply. */
    readonly property int dwell: 700

    /*! How long a reaction's text stays, so that it can be read. */
    property int word: 3000

    /*! A timer with this interval fires after the current event has been handled. */
    readonly property int nextTurn: 0

    readonly property int glide: Easing.OutCubic
    readonly property int rise: Easing.OutQuad
    readonly property int fall: Easing.InQuad
    readonly property int fade: Easing.InOutQuad
    readonly property int sway: Easing.InOutSine
    readonly property int spring: Easing.OutBack
    readonly property int bounce: Easing.OutBounce
}
