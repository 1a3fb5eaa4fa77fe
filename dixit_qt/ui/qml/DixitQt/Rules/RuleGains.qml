pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

Item {
    id: gains

    required property var sides
    property real maxWidth: 400
    readonly property int count: repeater.count
    readonly property real cell: Math.min(86, maxWidth / Math.max(1, count))

    width: cell * count
    height: 58

    Row {
        Repeater {
            id: repeater

            model: gains.sides

            Item {
                id: gain

                required property int rabbit
                required property int amount

                width: gains.cell
                height: gains.height

                RabbitPortrait {
                    id: portrait

                    anchors.horizontalCenter: parent.horizontalCenter
                    width: 34
                    height: 34
                    rabbit: gain.rabbit
                }

                SerifLabel {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.top: portrait.bottom
                    text: (gain.amount > 0 ? "+" : "") + gain.amount
                    wrapMode: Text.NoWrap
                    font.pixelSize: 20
                    font.weight: Font.Bold
                    color: gain.amount > 0 ? Theme.sepia : Theme.inkDim
                }
            }
        }
    }
}
