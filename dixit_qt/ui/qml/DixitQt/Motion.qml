pragma Singleton

import QtQuick

/*! One multiplier for every duration: 0 in tests and with reduced motion. */
QtObject {
    property real pace: 1

    readonly property bool still: pace === 0
    readonly property int quick: 140 * pace
    readonly property int normal: 260 * pace
    readonly property int slow: 520 * pace
    readonly property int hop: 420 * pace
}
