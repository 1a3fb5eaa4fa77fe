pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The last places of the score track as a winding path. */
Item {
    id: drawing

    required property var sides
    readonly property int from: 15
    readonly property int places: 18
    readonly property int perRow: 6
    readonly property real step: width / perRow
    readonly property real rise: Math.min(120, height / 3.4)

    function placeX(place: int): real {
        const at = place - from;
        const row = Math.floor(at / perRow);
        const column = row % 2 ? perRow - 1 - at % perRow : at % perRow;
        return (column + 0.5) * step;
    }

    function placeY(place: int): real {
        const at = place - from;
        const row = Math.floor(at / perRow);
        return height / 2 + (1 - row) * rise + Math.sin(placeX(place) / step * 1.3) * 10 + 30;
    }

    Repeater {
        model: drawing.places - 1

        Rectangle {
            required property int index
            readonly property real fromX: drawing.placeX(index + drawing.from)
            readonly property real fromY: drawing.placeY(index + drawing.from)
            readonly property real toX: drawing.placeX(index + 1 + drawing.from)
            readonly property real toY: drawing.placeY(index + 1 + drawing.from)

            x: (fromX + toX - width) / 2
            y: (fromY + toY - height) / 2
            width: Math.hypot(toX - fromX, toY - fromY) + 6
            height: 12
            radius: 6
            color: Theme.paperShade
            rotation: Math.atan2(toY - fromY, toX - fromX) * 180 / Math.PI
            antialiasing: true
        }
    }

    Repeater {
        model: drawing.places

        Rectangle {
            id: stone

            required property int index
            readonly property int place: index + drawing.from
            readonly property bool goal: place === 30

            x: drawing.placeX(place) - width / 2
            y: drawing.placeY(place) - height / 2
            width: goal ? 50 : 40
            height: goal ? 38 : 30
            radius: height / 2
            color: goal ? Theme.gold : place > 30 ? Theme.buttonEdge : Theme.paperShade
            border.width: goal ? 3 : 1
            border.color: goal ? Theme.sepia : Theme.paperEdge

            SerifLabel {
                anchors.centerIn: parent
                text: stone.place
                wrapMode: Text.NoWrap
                font.pixelSize: stone.goal ? 19 : 15
                font.weight: stone.goal ? Font.Bold : Font.Normal
                color: Theme.ink
            }
        }
    }

    Repeater {
        model: drawing.sides

        RabbitPortrait {
            required rabbit
            required property int amount
            required property int index

            x: drawing.placeX(amount) - width / 2 + (index % 2 ? 13 : -13) * (index > 1 ? -1 : 1)
            y: drawing.placeY(amount) - height - 12
            width: 46
            height: 46
        }
    }
}
