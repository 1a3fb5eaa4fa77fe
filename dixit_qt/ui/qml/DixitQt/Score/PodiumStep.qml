import QtQuick
import DixitQt

/*! One step of the podium: a block of wood under a board, with the place, the names, the points. */
Item {
    id: step

    property int rank: 1
    property string names: ""
    property int score: 0
    property bool winner: false
    property real textSize: Theme.large - 2
    readonly property real board: 14

    Shadow {
        reach: 18
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: step.board / 2
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.wood
            }
            GradientStop {
                position: 1
                color: Theme.woodDark
            }
        }
    }

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: -4
        height: step.board
        radius: 4
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

    SerifLabel {
        id: place

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: step.board
        text: step.rank
        wrapMode: Text.NoWrap
        font.pixelSize: Math.min(step.textSize * 2.7, step.height * 0.28)
        font.weight: Font.Bold
        color: step.winner ? Theme.lamp : Theme.paperShade
    }

    Label {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: 6
        anchors.top: place.bottom
        anchors.bottom: points.top
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: step.names
        font.weight: Font.DemiBold
        font.pixelSize: step.textSize
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(10, step.textSize * 0.5)
        lineHeight: 0.95
    }

    Label {
        id: points

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 10
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("%n point(s)", "", step.score)
        color: Theme.paperShade
        font.pixelSize: step.textSize * 0.87
    }
}
