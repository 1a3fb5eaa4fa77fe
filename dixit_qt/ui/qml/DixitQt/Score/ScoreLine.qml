pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import DixitQt

/*! One side's line in the score curve. */
Item {
    id: line

    required property int side
    required property string name
    required property int rabbit
    required property var scores
    required property bool winner
    required property real label

    required property ScoreCurve chart
    readonly property color colour: Theme.colourOf(rabbit)
    readonly property bool dashed: Theme.patterns && rabbit % 4 > 0
    readonly property list<real> dashes: [[1, 0], [6, 2.5], [1.2, 2.2], [6, 2, 1.2, 2]][rabbit % 4]
    readonly property real weight: winner ? 4.5 : 2.5
    readonly property real endX: chart.across(scores.length - 1)
    readonly property real endY: chart.down(scores[scores.length - 1])
    readonly property real labelY: chart.plotTop + chart.plotHeight * label
    readonly property real labelHeight: Math.min(chart.textSize * 1.7, chart.plotHeight * 0.08)

    function way(): list<point> {
        const points = [];
        for (let round = 0; round < scores.length; ++round)
            points.push(Qt.point(chart.across(round), chart.down(scores[round])));
        return points;
    }

    objectName: "curve-" + side
    anchors.fill: parent
    z: winner ? 2 : 1

    Accessible.role: Accessible.StaticText
    Accessible.name: name + ": " + scores.join(", ")

    Shape {
        width: line.width
        height: line.height

        ShapePath {
            strokeColor: Qt.alpha(Theme.night, 0.67)
            strokeWidth: line.weight + 3
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap

            PathPolyline {
                path: line.way()
            }
        }

        ShapePath {
            strokeColor: line.colour
            strokeWidth: line.weight
            strokeStyle: line.dashed ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: line.dashes
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            capStyle: line.dashed ? ShapePath.FlatCap : ShapePath.RoundCap

            PathPolyline {
                path: line.way()
            }
        }

        ShapePath {
            strokeColor: line.colour
            strokeWidth: 1
            fillColor: "transparent"

            PathPolyline {
                path: [Qt.point(line.endX, line.endY), Qt.point(line.endX + 20, line.labelY)]
            }
        }
    }

    Rectangle {
        x: line.endX - width / 2
        y: line.endY - height / 2
        width: line.weight * 2.4
        height: width
        radius: width / 2
        color: line.colour
        border.width: 1
        border.color: Theme.night
        visible: !Theme.patterns
    }

    PatternMark {
        x: line.endX - width / 2
        y: line.endY - height / 2
        width: Math.max(14, line.chart.textSize * 1.1)
        height: width
        visible: Theme.patterns
        rabbit: line.rabbit
    }

    RabbitPortrait {
        id: face

        x: line.endX + 20
        y: line.labelY - height / 2
        width: line.labelHeight
        height: width
        rabbit: line.rabbit
    }

    Label {
        anchors.left: face.right
        anchors.leftMargin: 6
        anchors.right: parent.right
        anchors.verticalCenter: face.verticalCenter
        text: line.name
        font.pixelSize: Math.max(line.chart.least, Math.min(line.chart.textSize, line.labelHeight * 0.72))
        font.weight: line.winner ? Font.Bold : Font.Medium
        color: line.winner ? Theme.lamp : Theme.text
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }
}
