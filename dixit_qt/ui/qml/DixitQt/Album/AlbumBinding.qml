pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The cloth of the book around its pages, and the edges of the leaves below the open ones: more of
them on the right at first, on the left at the end. `leftShare` is the share of the leaves there. */
Item {
    id: binding

    property real leftShare: 0
    readonly property int most: 4
    readonly property real step: 1.6

    Shadow {
        reach: 34
        drop: 12
    }

    Rectangle {
        anchors.fill: parent
        radius: 8
        color: Theme.mine
        border.width: 2
        border.color: Theme.gold
    }

    Repeater {
        model: 2 * binding.most

        Rectangle {
            required property int index
            readonly property bool before: index < binding.most
            readonly property int at: index % binding.most
            readonly property real out: (at + 1) * binding.step

            visible: at < Math.round(binding.most * (before ? binding.leftShare : 1 - binding.leftShare))
            x: before ? 12 - out : binding.width - 12 + out - width
            y: 12
            z: binding.most - at
            width: binding.width / 3
            height: binding.height - 24
            color: at % 2 === 0 ? Theme.paperShade : Theme.paper
            border.width: 1
            border.color: Qt.alpha(Theme.fold, 0.4)
        }
    }
}
