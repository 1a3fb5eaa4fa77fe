pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A team: its two people in one pill with its one score; a ring or a check on each portrait tells
who is awaited and who is done. */
Item {
    id: tag

    required property int side
    required property int score
    required property bool me
    required property bool storyteller
    required property bool awaited
    required property var names
    required property var rabbits
    required property var lit
    required property var done
    required property var away
    required property string note
    required property string spoken

    readonly property real face: Math.min(38, height - 16)

    objectName: "team-" + side

    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Rectangle {
        anchors.fill: parent
        radius: 22
        color: tag.storyteller ? Qt.alpha(Theme.teller, 0.94) : tag.me ? Qt.alpha(Theme.mine, 0.94) : Qt.alpha(Theme.seat, 0.85)
        border.width: tag.awaited ? 2 : 1
        border.color: tag.awaited ? Theme.lamp : tag.storyteller ? Qt.alpha(Theme.gold, 0.6) : Qt.alpha(Theme.edge, 0.2)
    }

    Row {
        id: faces

        anchors.left: parent.left
        anchors.leftMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        spacing: -tag.face * 0.26

        Repeater {
            model: tag.rabbits

            delegate: RabbitPortrait {
                id: portrait

                required property int modelData
                required property int index

                width: tag.face
                height: width
                rabbit: modelData
                opacity: tag.away[index] ? 0.5 : 1

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: -2
                    radius: width / 2
                    visible: tag.lit[portrait.index] ?? false
                    color: "transparent"
                    border.width: 3
                    border.color: Theme.lamp
                }

                VerdictMark {
                    x: portrait.index === 0 ? -3 : parent.width - width + 3
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: -3
                    width: parent.width * 0.46
                    height: width
                    visible: tag.done[portrait.index] ?? false
                    verdict: visible ? "yes" : ""
                }
            }
        }
    }

    Column {
        anchors.left: faces.right
        anchors.leftMargin: 8
        anchors.right: points.left
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        spacing: 1

        Repeater {
            model: tag.names

            delegate: Label {
                required property string modelData

                width: parent?.width ?? 0
                text: modelData
                font.pixelSize: Math.min(Theme.small, tag.height * 0.24)
                font.weight: tag.me ? Font.Bold : Font.DemiBold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                wrapMode: Text.NoWrap
            }
        }

        Label {
            width: parent.width
            visible: text.length > 0
            text: tag.note
            font.pixelSize: Math.min(Theme.tiny, tag.height * 0.2)
            color: tag.storyteller ? Theme.paperShade : Theme.dim
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            wrapMode: Text.NoWrap
        }
    }

    Label {
        id: points

        anchors.right: parent.right
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        text: tag.score
        font.family: Theme.serif
        font.pixelSize: Theme.large + 2
        font.weight: Font.Bold
        color: Theme.lamp
    }
}
