pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The pattern of a colour, at the corner of an item of that colour, if patterns are on. */
Loader {
    id: badge

    property int rabbit: 0

    anchors.right: parent?.right
    anchors.bottom: parent?.bottom
    anchors.margins: -width * 0.12
    width: Math.max(14, Math.min(30, (parent?.width ?? 0) * 0.42))
    height: width
    active: Theme.patterns

    sourceComponent: PatternMark {
        rabbit: badge.rabbit
    }
}
