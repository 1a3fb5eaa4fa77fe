pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! What one side got in a round: who and why, and the points over the sum; mine is marked. */
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

    /*! The points are still on their way from a card. */
    property bool awaited: false
    readonly property bool counted: shown && !awaited
    readonly property real padding: Math.min(12, height * 0.12)
    readonly property real wordSize: Math.min(Theme.small + 1, height * 0.27)
    readonly property real sumSize: Math.min(Theme.title - 4, height * 0.38)

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
        anchors.right: count.left
        anchors.verticalCenter: parent.verticalCenter
        height: name.contentHeight + (why.visible ? why.contentHeight : 0)

        Label {
            id: name

            width: parent.width
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
            font.pixelSize: Math.min(Theme.tiny, tag.wordSize * 0.9)
            fontSizeMode: Text.Fit
            minimumPixelSize: 9
            lineHeight: 0.92
        }
    }

    Item {
        id: count

        anchors.right: parent.right
        anchors.rightMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        width: 44
        height: points.height + sum.height

        SerifLabel {
            id: points

            anchors.horizontalCenter: parent.horizontalCenter
            height: tag.sumSize * 1.12
            verticalAlignment: Text.AlignVCenter
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

        Rectangle {
            anchors.top: points.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            width: 26
            height: 1
            color: Qt.alpha(Theme.edge, 0.6)
        }

        SerifLabel {
            id: sum

            anchors.top: points.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            height: tag.sumSize * 0.8
            verticalAlignment: Text.AlignBottom
            text: tag.counted ? tag.total : tag.total - tag.points
            font.pixelSize: tag.sumSize * 0.6
            font.weight: Font.Bold
            color: Theme.text
        }
    }
}
