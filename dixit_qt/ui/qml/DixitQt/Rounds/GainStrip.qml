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
    readonly property bool reasoned: words.length > 0
    readonly property bool tight: height < 64
    readonly property real faceSize: tight ? height * 0.4 : Math.min(40, height - 8)
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
        y: tag.tight && tag.reasoned ? 2 : (tag.height - height) / 2
        width: tag.faceSize
        height: width
        rabbit: tag.rabbits[0] ?? 0
    }

    Label {
        id: name

        anchors.left: portrait.right
        anchors.leftMargin: 7
        anchors.right: count.left
        y: tag.reasoned ? 2 : (tag.height - height) / 2
        height: Math.min(implicitHeight, tag.reasoned ? tag.height * (tag.rabbits.length > 1 && !tag.tight ? 0.5 : 0.38) : tag.height - 4)
        verticalAlignment: Text.AlignVCenter
        text: tag.name
        font.pixelSize: tag.wordSize
        font.weight: Font.Bold
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        lineHeight: 0.9
        wrapMode: tag.rabbits.length > 1 ? Text.WordWrap : Text.NoWrap
    }

    Label {
        objectName: "why-" + tag.side
        anchors.left: tag.tight ? portrait.left : name.left
        anchors.leftMargin: tag.tight ? 4 : 0
        anchors.right: count.left
        anchors.top: name.bottom
        height: tag.height - name.y - name.height - 2
        visible: text.length > 0
        text: tag.shown ? tag.words.join(" · ") : ""
        color: Theme.dim
        font.pixelSize: tag.wordSize * 0.86
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        lineHeight: 0.9
        opacity: points.opacity
    }

    Item {
        id: count

        anchors.right: parent.right
        anchors.rightMargin: 4
        width: 48
        height: parent.height

        Label {
            id: points

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.verticalCenter
            anchors.bottomMargin: -tag.wordSize * 0.35
            text: tag.points > 0 ? "+" + tag.points : tag.points < 0 ? "−" + (-tag.points) : "0"
            font.family: Theme.serif
            font.pixelSize: Math.min(tag.wordSize * 1.45, tag.height * 0.42)
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
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: points.bottom
            anchors.topMargin: -tag.height * 0.04
            text: "→ " + (tag.shown ? tag.total : tag.total - tag.points)
            font.family: Theme.serif
            font.pixelSize: Math.min(tag.wordSize, tag.height * 0.26)
            color: Theme.text
        }
    }
}
