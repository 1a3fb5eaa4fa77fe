pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The rabbits of one side, each overlapping the previous one a little. */
Row {
    id: portraits

    required property var rabbits
    required property real size
    property real overlap: 0.16

    spacing: -size * overlap

    Repeater {
        model: portraits.rabbits

        delegate: RabbitPortrait {
            required property int modelData

            width: portraits.size
            height: width
            rabbit: modelData
        }
    }
}
