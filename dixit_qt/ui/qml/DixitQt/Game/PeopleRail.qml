pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Everybody at the table, in clockwise order. */
Column {
    id: rail

    required property var people
    readonly property real tagHeight: Math.min(52, (height - (repeater.count - 1) * spacing) / Math.max(1, repeater.count))

    spacing: 6

    Repeater {
        id: repeater

        model: rail.people

        delegate: PersonTag {
            width: rail.width
            height: rail.tagHeight
        }
    }
}
