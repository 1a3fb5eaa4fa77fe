pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

Column {
    id: list

    required property var gains
    property bool shown: true
    property real textSize: Theme.small
    property real least: 0
    readonly property int many: repeater.count
    readonly property real rowHeight: Math.min(textSize * 6.2, (height - (repeater.count - 1) * spacing) / Math.max(1, repeater.count))

    spacing: 4

    Repeater {
        id: repeater

        model: list.gains

        delegate: GainTag {
            required property int index

            width: list.width
            height: list.rowHeight
            textSize: list.textSize
            least: list.least
            shown: list.shown
            delay: Math.max(0, index) * Motion.quick * 0.6
        }
    }
}
