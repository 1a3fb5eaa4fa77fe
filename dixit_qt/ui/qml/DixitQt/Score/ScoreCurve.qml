pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The scores over the rounds: a line for each side, with its rabbit and name at the end. */
Item {
    id: chart

    required property Curve curve
    property real textSize: Theme.small
    property real least: 8
    property color ground: Qt.alpha(Theme.black, 0.13)
    readonly property real nameWidth: Math.min(200, width * 0.26)
    readonly property real plotLeft: textSize * 2.2
    readonly property real plotWidth: width - plotLeft - nameWidth
    readonly property real plotTop: textSize
    readonly property real plotHeight: height - plotTop - textSize * 2.4
    readonly property int gridStep: curve.highest > 40 ? 10 : curve.highest > 12 ? 5 : 2
    readonly property int roundStep: Math.ceil(curve.rounds / 15)

    function across(round: int): real {
        return plotLeft + plotWidth * 0.97 * round / Math.max(1, curve.rounds);
    }

    function down(score: int): real {
        return plotTop + plotHeight * (1 - score / Math.max(1, curve.highest));
    }

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The scores over the rounds")

    Rectangle {
        x: chart.plotLeft
        y: chart.plotTop - 8
        width: chart.plotWidth
        height: chart.plotHeight + 16
        radius: 8
        color: chart.ground
    }

    Repeater {
        model: Math.floor(chart.curve.highest / chart.gridStep) + 1

        delegate: Item {
            id: level

            required property int index
            readonly property int score: index * chart.gridStep

            y: chart.down(score)

            Rectangle {
                x: chart.plotLeft
                width: chart.plotWidth
                height: 1
                color: Qt.alpha(Theme.dim, 0.19)
            }

            Label {
                x: chart.plotLeft - implicitWidth - 8
                anchors.verticalCenter: parent.top
                text: level.score
                wrapMode: Text.NoWrap
                font.pixelSize: Math.max(chart.least, chart.textSize * 0.86)
                color: Theme.dim
            }
        }
    }

    Repeater {
        model: Math.floor(chart.curve.rounds / chart.roundStep)

        delegate: Label {
            required property int index
            readonly property int round: (index + 1) * chart.roundStep

            x: chart.across(round) - implicitWidth / 2
            y: chart.height - implicitHeight
            text: round
            wrapMode: Text.NoWrap
            font.pixelSize: Math.max(chart.least, chart.textSize * 0.86)
            color: Theme.dim
        }
    }

    Repeater {
        model: chart.curve.lines

        delegate: ScoreLine {
            chart: chart
        }
    }
}
