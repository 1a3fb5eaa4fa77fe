pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

Column {
    id: list

    required property var people
    required property real least
    readonly property real rowHeight: Math.min(least * 2.9, (height - (repeater.count - 1) * spacing) / Math.max(1, repeater.count))

    spacing: 4

    Repeater {
        id: repeater

        model: list.people

        delegate: TelevisionPersonTag {
            width: list.width
            height: list.rowHeight
            least: list.least
        }
    }
}
