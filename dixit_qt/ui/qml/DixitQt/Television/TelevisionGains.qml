pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The results of a round on the big screen, in as many columns as there is room for. */
Grid {
    id: list

    required property var gains
    required property real least
    property bool shown: true
    readonly property int many: repeater.count
    readonly property int lines: Math.max(1, Math.ceil(many / columns))

    spacing: least * 0.25

    Repeater {
        id: repeater

        model: list.gains

        delegate: TelevisionGain {
            required property int index

            width: (list.width - (list.columns - 1) * list.spacing) / list.columns
            height: (list.height - (list.lines - 1) * list.spacing) / list.lines
            least: list.least
            flat: list.lines > 1
            shown: list.shown
            delay: Math.max(0, index) * Motion.quick * 0.6
        }
    }
}
