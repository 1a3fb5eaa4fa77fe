pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

Column {
    id: list

    required property var standings
    property real textSize: Theme.body
    property real least: 8
    readonly property real rowHeight: Math.min(textSize * 3.4, (height - (repeater.count - 1) * spacing) / Math.max(1, repeater.count))

    spacing: 5

    Repeater {
        id: repeater

        model: list.standings

        delegate: StandingTag {
            width: list.width
            height: list.rowHeight
            textSize: list.textSize
            least: list.least
        }
    }
}
