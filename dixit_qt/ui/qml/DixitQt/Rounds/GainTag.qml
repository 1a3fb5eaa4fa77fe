import QtQuick
import DixitQt

/*! One side's result of a round: rabbits, name and points, with the reasons below. */
Item {
    id: tag

    required property int side
    required property string name
    required property var rabbits
    required property int points
    required property int total
    required property var words
    required property string summary
    required property bool teller

    property real textSize: Theme.small
    property real least: 0
    readonly property bool terse: height / 2.7 < least
    readonly property bool roomy: height > wordSize * 4.2

    /*! The points end where the name does: the reasons have the whole width below both. */
    readonly property real nameBottom: lines.y + title.height
    readonly property real faceSize: Math.min(height - 8, textSize * (rabbits.length > 1 ? 2 : 2.8))
    readonly property real wordHeight: Math.max(least, wordSize * 0.9)
    readonly property real wordSize: Math.max(8, least, Math.min(textSize, height / 2.7))
    property bool shown: true
    property int delay: 0

    objectName: "gain-" + side
    opacity: shown ? 1 : 0

    Accessible.role: Accessible.StaticText
    Accessible.name: summary
    Accessible.description: teller ? qsTr("storyteller") : ""

    Behavior on opacity {
        enabled: tag.shown

        SequentialAnimation {
            PauseAnimation {
                duration: tag.delay
            }
            NumberAnimation {
                duration: Motion.normal
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: Math.min(14, height / 2)
        color: tag.teller ? Qt.alpha(Theme.gold, 0.3) : tag.points > 0 ? Theme.raised : Qt.alpha(Theme.black, 0.13)
        border.width: tag.teller ? 2 : 0
        border.color: Theme.gold
    }

    Portraits {
        id: faces

        anchors.left: parent.left
        anchors.leftMargin: 5
        anchors.verticalCenter: parent.verticalCenter
        rabbits: tag.rabbits
        size: tag.faceSize
    }

    Column {
        id: lines

        anchors.left: faces.right
        anchors.leftMargin: 8
        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter

        Label {
            id: title

            width: count.x - parent.x - 8
            text: tag.name
            font.pixelSize: tag.wordSize
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.max(9, tag.least * 0.7)
            wrapMode: Text.NoWrap
        }

        Label {
            objectName: "why-" + tag.side
            width: parent.width
            height: Math.min(implicitHeight, tag.height - tag.wordSize * 1.5 - 4)
            visible: !tag.terse
            text: (tag.teller && tag.roomy ? [qsTr("storyteller")] : []).concat(tag.words).join(" · ")
            color: Theme.dim
            font.pixelSize: tag.wordHeight
            lineHeight: 0.92
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.max(9, tag.least)
        }
    }

    Row {
        id: count

        anchors.right: parent.right
        anchors.rightMargin: 12
        y: tag.terse ? (tag.height - height) / 2 : tag.nameBottom - height
        spacing: tag.textSize * 0.35

        SerifLabel {
            id: points

            text: tag.points > 0 ? "+" + tag.points : tag.points < 0 ? "−" + (-tag.points) : "0"
            font.pixelSize: Math.min(tag.textSize * 1.55, tag.terse ? tag.height * 0.6 : tag.nameBottom * 0.72)
            font.weight: Font.Bold
            color: tag.points > 0 ? Theme.lamp : tag.points < 0 ? Theme.red : Theme.dim
        }

        SerifLabel {
            anchors.baseline: points.baseline
            text: "→ " + tag.total
            font.pixelSize: tag.textSize * 1.15
            font.weight: Font.Bold
            color: Theme.text
            wrapMode: Text.NoWrap
        }
    }
}
