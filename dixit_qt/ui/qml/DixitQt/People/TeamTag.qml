pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A team: its two people in one pill of one colour, with its one rabbit and its one score. */
Item {
    id: tag

    required property int side
    required property int rabbit
    required property int score
    required property bool me
    required property bool storyteller
    required property bool awaited
    required property var names
    required property var notes
    required property var lit
    required property string spoken

    readonly property real line: (height - 8) / 4.6

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

    Rectangle {
        id: ribbon

        x: 5
        y: 5
        width: Math.min(52, tag.height - 10)
        height: tag.height - 10
        radius: 18
        color: Qt.alpha(Theme.colourOf(tag.rabbit), 0.45)
        border.width: 2
        border.color: Theme.colourOf(tag.rabbit)

        RabbitPortrait {
            anchors.centerIn: parent
            width: parent.width - 8
            height: width
            rabbit: tag.rabbit
        }
    }

    Column {
        anchors.left: ribbon.right
        anchors.leftMargin: 8
        anchors.right: points.left
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        Repeater {
            model: tag.names

            delegate: Column {
                id: member

                required property string modelData
                required property int index
                readonly property string note: tag.notes[index] ?? ""

                width: parent?.width ?? 0

                Label {
                    width: parent.width
                    text: member.modelData
                    font.pixelSize: Math.min(Theme.small, tag.line)
                    font.weight: tag.me ? Font.Bold : Font.DemiBold
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 7
                    wrapMode: Text.NoWrap
                }

                Label {
                    width: parent.width
                    visible: text.length > 0
                    text: member.note
                    font.pixelSize: Math.min(Theme.tiny, tag.line)
                    color: tag.lit[member.index] ? Theme.lamp : tag.storyteller ? Theme.paperShade : Theme.dim
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 7
                    wrapMode: Text.NoWrap
                }
            }
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
