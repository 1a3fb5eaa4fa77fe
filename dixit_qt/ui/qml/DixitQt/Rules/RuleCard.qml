pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A card in an example. */
Item {
    id: card

    required property int number
    required property string picture
    required property int owner
    required property var votes
    required property bool red
    required property bool story
    property bool ownerShown: true
    property bool faceUp: true
    readonly property real mark: Math.max(26, Math.min(40, width * 0.26))

    height: width * 1.5

    Rectangle {
        anchors.fill: parent
        anchors.margins: -5
        radius: 10
        color: Theme.gold
        visible: card.story
    }

    CardFace {
        anchors.fill: parent
        source: card.picture
        faceUp: card.faceUp
        loadingText: false
    }

    Rectangle {
        x: -width * 0.3
        y: -width * 0.3
        width: card.mark
        height: width
        radius: width / 2
        color: card.story ? Theme.gold : Theme.paper
        border.width: 2
        border.color: card.story ? Theme.sepia : Theme.inkDim

        SerifLabel {
            anchors.centerIn: parent
            text: card.number
            wrapMode: Text.NoWrap
            font.pixelSize: parent.width * 0.56
            font.weight: Font.Bold
            color: Theme.ink
        }
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.52
        spacing: -card.mark * 0.18

        Repeater {
            model: card.votes

            VoteToken {
                required property int modelData

                width: card.mark
                height: card.mark
                rabbit: modelData
            }
        }
    }

    VoteToken {
        x: parent.width - width * 0.7
        y: -height * 0.3
        visible: card.red && card.faceUp
        width: card.mark * 1.1
        height: width
        red: true
    }

    RabbitPortrait {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -height * 0.42
        visible: card.ownerShown && card.owner >= 0
        width: card.mark
        height: card.mark
        rabbit: Math.max(0, card.owner)
    }
}
