pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! What one side got in a round: points beside the name, reasons below; mine is marked. */
Item {
    id: tag

    required property int side
    required property string name
    required property var rabbits
    required property int points
    required property int total
    required property var words
    required property bool mine
    required property string summary

    property bool shown: true
    property int delay: 0
    readonly property real faceSize: Math.min(36, height - 8)
    readonly property real wordSize: Math.min(Theme.small, height * 0.3)

    objectName: "gain-" + side

    Accessible.role: Accessible.StaticText
    Accessible.name: summary

    Rectangle {
        anchors.fill: parent
        radius: 12
        color: tag.mine ? Qt.alpha(Theme.mine, 0.94) : Qt.alpha(Theme.seat, 0.85)
        border.width: tag.mine ? 2 : 1
        border.color: tag.mine ? Theme.lamp : Qt.alpha(Theme.edge, 0.2)
    }

    RabbitPortrait {
        id: portrait

        anchors.left: parent.left
        anchors.leftMargin: 5
        anchors.verticalCenter: parent.verticalCenter
        width: tag.faceSize
        height: width
        rabbit: tag.rabbits[0] ?? 0
    }

    Label {
        id: name

        anchors.left: portrait.right
        anchors.leftMargin: 7
        anchors.right: parent.right
        anchors.rightMargin: 40 + points.width
        y: Math.max(2, (tag.height - height - (why.visible ? tag.wordSize * 2 : 0)) / 2)
        text: tag.name
        font.pixelSize: tag.wordSize
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        wrapMode: Text.NoWrap
    }

    Label {
        id: why

        objectName: "why-" + tag.side
        anchors.left: name.left
        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.top: name.bottom
        height: tag.height - name.y - name.height - 2
        visible: text.length > 0
        text: tag.words.join(" · ")
        color: Theme.dim
        font.pixelSize: tag.wordSize * 0.86
        fontSizeMode: Text.Fit
        minimumPixelSize: 8
        lineHeight: 0.9
        opacity: points.opacity
    }

    Label {
        id: points

        anchors.right: parent.right
        anchors.rightMargin: 38
        anchors.verticalCenter: name.verticalCenter
        text: tag.points > 0 ? "+" + tag.points : tag.points < 0 ? "−" + (-tag.points) : "0"
        font.family: Theme.serif
        font.pixelSize: tag.wordSize * 1.45
        font.weight: Font.Bold
        color: tag.points > 0 ? Theme.lamp : tag.points < 0 ? Theme.red : Theme.dim
        opacity: tag.shown ? 1 : 0
        scale: tag.shown ? 1 : 2

        Behavior on opacity {
            enabled: tag.shown

            SequentialAnimation {
                PauseAnimation {
                    duration: tag.delay
                }
                NumberAnimation {
                    duration: Motion.quick
                }
            }
        }
        Behavior on scale {
            enabled: tag.shown

            SequentialAnimation {
                PauseAnimation {
                    duration: tag.delay
                }
                NumberAnimation {
                    duration: Motion.normal
                    easing.type: Motion.bounce
                }
            }
        }
    }

    Label {
        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: name.verticalCenter
        text: tag.shown ? tag.total : tag.total - tag.points
        font.family: Theme.serif
        font.pixelSize: tag.wordSize * 1.2
        color: Theme.text
    }
}
