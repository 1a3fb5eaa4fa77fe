import QtQuick
import DixitQt

Item {
    id: tag

    required property int side
    required property int rank
    required property string name
    required property var rabbits
    required property int score
    required property bool winner
    required property string extra

    property real textSize: Theme.body
    property real least: 8
    readonly property bool hasLeft: rank === 0
    readonly property real faceSize: Math.min(height - 8, textSize * 2.4)
    readonly property real noteSize: Math.max(least, textSize * 0.78)

    objectName: "standing-" + side

    Accessible.role: Accessible.StaticText
    Accessible.name: (hasLeft ? qsTr("%1 left the game: %n point(s)", "", score).arg(name) : qsTr("Place %1: %2, %n point(s)", "", score).arg(rank).arg(name)) + (extra.length > 0 ? ", " + extra : "")

    Rectangle {
        anchors.fill: parent
        radius: Math.min(14, height / 2)
        color: tag.winner ? Qt.alpha(Theme.gold, 0.33) : Qt.alpha(Theme.black, 0.13)
        border.width: tag.winner ? 1 : 0
        border.color: Theme.lamp
    }

    SerifLabel {
        id: place

        anchors.left: parent.left
        width: tag.textSize * 2.2
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignHCenter
        text: tag.hasLeft ? "–" : tag.rank
        wrapMode: Text.NoWrap
        font.pixelSize: tag.textSize * 1.1
        color: tag.winner ? Theme.lamp : Theme.dim
    }

    Portraits {
        id: faces

        anchors.left: place.right
        anchors.verticalCenter: parent.verticalCenter
        rabbits: tag.rabbits
        size: tag.faceSize
        overlap: 0.14
    }

    Column {
        anchors.left: faces.right
        anchors.leftMargin: 8
        anchors.right: points.left
        anchors.rightMargin: 6
        anchors.verticalCenter: parent.verticalCenter

        TightLabel {
            text: tag.name
            font.pixelSize: tag.textSize
            font.weight: tag.winner ? Font.Bold : Font.Medium
        }

        TightLabel {
            visible: text.length > 0 && tag.height > (tag.textSize + tag.noteSize) * 1.35
            text: tag.extra
            color: Theme.dim
            font.pixelSize: tag.noteSize
        }
    }

    SerifLabel {
        id: points

        anchors.right: parent.right
        anchors.rightMargin: 14
        anchors.verticalCenter: parent.verticalCenter
        text: tag.score
        font.pixelSize: tag.textSize * 1.4
        font.weight: Font.Bold
        color: Theme.lamp
    }
}
