pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! One step of the podium: a painted chest under a board with pennants in the colours of its
rabbits; on its front a medal with the place, a slip of paper with the names, and the points. */
Item {
    id: step

    property int rank: 1
    property string names: ""
    property var rabbits: []
    property int score: 0
    property bool winner: false
    property real textSize: Theme.large - 2
    readonly property real board: Math.max(10, textSize * 0.5)
    readonly property real pennant: board * 1.1
    readonly property int pennants: Math.max(2, 2 * Math.floor(width / pennant / 3.4) + 1)
    readonly property color metal: rank === 1 ? Theme.lamp : rank === 2 ? Theme.dim : Theme.warning

    Shadow {
        reach: 18
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: step.board / 2
        border.width: 2
        border.color: Theme.woodDark
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.brass
            }
            GradientStop {
                position: 0.3
                color: Theme.wood
            }
            GradientStop {
                position: 1
                color: Theme.woodDark
            }
        }
    }

    Rectangle {
        id: frame

        anchors.fill: parent
        anchors.margins: step.board * 0.55
        anchors.topMargin: step.board * 1.5
        radius: step.board * 0.6
        color: "transparent"
        border.width: Math.max(1, step.board * 0.12)
        border.color: step.winner ? Theme.gold : Theme.brass
    }

    Repeater {
        model: 4

        Stud {
            required property int index

            x: index % 2 === 0 ? frame.x + step.board * 0.7 : frame.x + frame.width - width - step.board * 0.7
            y: index < 2 ? frame.y + step.board * 0.7 : frame.y + frame.height - height - step.board * 0.7
        }
    }

    Repeater {
        model: step.pennants

        Rectangle {
            required property int index

            x: (step.width - width) * (index + 0.5) / step.pennants + (width * (index + 0.5) / step.pennants - width / 2)
            y: step.board * 0.8 - height / 2
            width: step.pennant
            height: width
            rotation: 45
            antialiasing: true
            color: index % 2 === 0 || step.rabbits.length === 0 ? Theme.paper : Theme.colourOf(step.rabbits[(index - 1) / 2 % step.rabbits.length])
        }
    }

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: -step.board * 0.3
        height: step.board
        radius: step.board * 0.3
        border.width: 1
        border.color: Theme.woodDark
        gradient: Gradient {
            GradientStop {
                position: 0
                color: step.winner ? Theme.gold : Theme.brass
            }
            GradientStop {
                position: 1
                color: Theme.wood
            }
        }
    }

    Rectangle {
        id: medal

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: step.board * 1.9
        width: Math.min(step.textSize * 3.2, step.height * 0.32)
        height: width
        radius: width / 2
        color: Theme.night
        border.width: Math.max(2, width * 0.08)
        border.color: step.metal

        SerifLabel {
            anchors.centerIn: parent
            text: step.rank
            wrapMode: Text.NoWrap
            font.pixelSize: medal.width * 0.66
            font.weight: Font.Bold
            color: step.metal
        }
    }

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: step.board * 1.1
        y: (medal.y + medal.height + points.y - height) / 2
        height: Math.min(points.y - medal.y - medal.height - step.board * 0.7, step.textSize * 2.6)
        radius: step.board * 0.4
        color: Theme.paper
        border.width: 1
        border.color: Theme.paperEdge

        Label {
            objectName: "stepNames"
            anchors.fill: parent
            anchors.leftMargin: step.board * 0.4
            anchors.rightMargin: step.board * 0.4
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: step.names
            color: Theme.ink
            font.weight: Font.DemiBold
            font.pixelSize: step.textSize
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.max(9, step.textSize * 0.45)
            lineHeight: 0.95
        }
    }

    Label {
        id: points

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: step.board * 0.8
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("%n point(s)", "", step.score)
        color: Theme.paperShade
        font.pixelSize: step.textSize * 0.8
    }

    component Stud: Rectangle {
        width: step.board * 0.42
        height: width
        rotation: 45
        antialiasing: true
        color: step.winner ? Theme.gold : Theme.brass
    }
}
