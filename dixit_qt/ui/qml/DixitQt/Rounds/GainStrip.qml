pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! What one side got in a round: its players, the reasons, the points and the new total. The
player's own strip is marked. */
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

    /*! The points are still flying here from a card. */
    property bool awaited: false
    readonly property bool counted: shown && !awaited
    readonly property real padding: Math.min(12, height * 0.12)
    readonly property real wordSize: Math.min(Theme.small + 1, height * 0.27)

    /*! In a very low strip, the text may be smaller than is comfortable to read. */
    readonly property int leastWords: height < 50 ? 9 : 11
    readonly property real sumSize: Math.min(Theme.title - 4, height * (height < 50 ? 0.33 : 0.38))

    /*! Where flying points land. */
    function landing(to: Item): point {
        return to.mapFromItem(points, points.width / 2, points.height / 2);
    }

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
        anchors.leftMargin: tag.padding * 0.7
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(38, tag.height - 2 * tag.padding)
        height: width
        rabbit: tag.rabbits[0] ?? 0
        speaks: true
    }

    Item {
        id: block

        readonly property real most: tag.height - 8

        anchors.left: portrait.right
        anchors.leftMargin: 8
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        height: name.contentHeight + (why.visible ? why.contentHeight : 0)

        Label {
            id: name

            width: parent.width - count.width - 6
            height: block.most * (why.visible ? 0.44 : 1)
            text: tag.name
            font.pixelSize: tag.wordSize
            font.weight: Font.Bold
            fontSizeMode: Text.Fit
            minimumPixelSize: 9
            lineHeight: 0.9
            wrapMode: tag.rabbits.length > 1 ? Text.WordWrap : Text.NoWrap
        }

        Label {
            id: why

            objectName: "why-" + tag.side
            y: name.contentHeight
            width: parent.width
            height: block.most - name.contentHeight
            visible: tag.words.length > 0
            text: tag.shown ? tag.words.join(" · ") : ""
            color: Theme.dim
            font.pixelSize: Math.max(tag.leastWords, Math.min(Theme.tiny, tag.wordSize * 0.9))
            fontSizeMode: Text.Fit
            minimumPixelSize: tag.leastWords
            lineHeight: 0.92
        }

        Row {
            id: count

            anchors.right: parent.right
            y: (name.contentHeight - height) / 2
            spacing: 5

            SerifLabel {
                id: points

                anchors.baseline: sum.baseline
                text: tag.points > 0 ? "+" + tag.points : tag.points < 0 ? "−" + (-tag.points) : "0"
                font.pixelSize: tag.sumSize * 0.92
                font.weight: Font.Bold
                color: tag.points > 0 ? Theme.lamp : tag.points < 0 ? Theme.red : Theme.dim
                opacity: tag.counted ? 1 : 0

                Behavior on opacity {
                    enabled: tag.points <= 0 && tag.shown

                    SequentialAnimation {
                        PauseAnimation {
                            duration: tag.delay
                        }
                        NumberAnimation {
                            duration: Motion.quick
                        }
                    }
                }
            }

            SerifLabel {
                id: sum

                objectName: "sum-" + tag.side
                text: "→ " + (tag.counted ? tag.total : tag.total - tag.points)
                font.pixelSize: tag.sumSize * 0.7
                font.weight: Font.Bold
                color: Theme.text
                wrapMode: Text.NoWrap
            }
        }
    }
}
