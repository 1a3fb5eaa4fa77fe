pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! One person at the table: who it is, the score, and whether the table waits for them. */
Item {
    id: tag

    required property int seat
    required property string name
    required property int rabbit
    required property int score
    required property bool me
    required property bool storyteller
    required property bool awaited
    required property bool absent
    required property string note
    required property string spoken

    objectName: "person-" + seat
    implicitWidth: 196
    implicitHeight: 50

    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: tag.storyteller ? Qt.alpha(Theme.teller, 0.94) : tag.me ? Qt.alpha(Theme.mine, 0.94) : Qt.alpha(Theme.seat, 0.85)
        border.width: tag.awaited ? 2 : 1
        border.color: tag.awaited ? Theme.lamp : tag.storyteller ? Qt.alpha(Theme.gold, 0.6) : Qt.alpha(Theme.edge, 0.2)
    }

    RabbitPortrait {
        id: face

        anchors.left: parent.left
        anchors.leftMargin: 3
        anchors.verticalCenter: parent.verticalCenter
        width: parent.height - 6
        height: width
        rabbit: tag.rabbit
        opacity: tag.absent ? 0.5 : 1
    }

    Column {
        anchors.left: face.right
        anchors.leftMargin: 8
        anchors.right: points.left
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            text: tag.name
            font.pixelSize: Theme.small
            font.weight: tag.me ? Font.Bold : Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 7
            wrapMode: Text.NoWrap
        }

        Label {
            width: parent.width
            visible: text.length > 0
            text: tag.note
            font.pixelSize: Theme.tiny
            color: tag.awaited ? Theme.lamp : tag.storyteller ? Theme.paperShade : Theme.dim
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 7
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
