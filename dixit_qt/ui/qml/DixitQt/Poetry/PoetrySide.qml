pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! At the left: the poets, and below them the piles of lines if there is room. */
Item {
    id: side

    required property PoetryTable table

    signal asked(int seat)

    width: 210 * Math.max(1, 0.9 * Theme.textScale)

    Column {
        id: poets

        width: parent.width
        spacing: 8

        Repeater {
            model: side.table.people

            delegate: PoetTag {
                width: poets.width
                onAsked: side.asked(seat)
            }
        }
    }

    LinePiles {
        anchors.bottom: parent.bottom
        width: parent.width
        visible: y > poets.height + 8
        table: side.table
    }
}
