pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A small table on paper; its first column is the widest. */
Column {
    id: table

    required property var rows
    required property int columns
    readonly property real first: columns === 2 ? 0.54 : columns === 3 ? 0.28 : 0.25

    Repeater {
        model: table.rows

        Rectangle {
            id: row

            required property var cells
            required property bool heading
            required property int index

            width: table.width
            height: line.height + 12
            color: heading ? Qt.alpha(Theme.sepia, 0.16) : index % 2 ? "transparent" : Qt.alpha(Theme.fold, 0.08)

            Row {
                id: line

                anchors.verticalCenter: parent.verticalCenter

                Repeater {
                    model: row.cells

                    Label {
                        required property string modelData
                        required property int index

                        width: table.width * (index === 0 ? table.first : (1 - table.first) / (table.columns - 1))
                        leftPadding: 10
                        rightPadding: 6
                        text: modelData
                        font.pixelSize: Theme.small
                        font.weight: row.heading || index > 0 ? Font.DemiBold : Font.Normal
                        color: row.heading ? Theme.sepia : Theme.ink
                    }
                }
            }
        }
    }
}
