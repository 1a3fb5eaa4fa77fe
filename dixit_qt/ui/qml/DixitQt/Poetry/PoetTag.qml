pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! One poet: points, unused chips, how often storyteller, stories kept. */
Item {
    id: tag

    required property int seat
    required property string name
    required property int rabbit
    required property int score
    required property int chips
    required property int told
    required property int stories
    required property bool me
    required property bool storyteller
    required property bool awaited
    required property bool absent
    required property bool bot

    objectName: "poet-" + seat
    implicitWidth: 200
    implicitHeight: 76

    Accessible.role: Accessible.StaticText
    Accessible.name: [tag.name, qsTr("%n point(s)", "", score), storyteller ? qsTr("storyteller") : qsTr("%n chip(s)", "", chips), qsTr("%n story card(s)", "", stories), qsTr("%n ending(s) told", "", told)].join(", ")

    Rectangle {
        anchors.fill: parent
        radius: 22
        color: tag.storyteller ? Qt.alpha(Theme.teller, 0.94) : tag.me ? Qt.alpha(Theme.mine, 0.94) : Qt.alpha(Theme.seat, 0.85)
        border.width: tag.awaited ? 2 : 1
        border.color: tag.awaited ? Theme.lamp : tag.storyteller ? Qt.alpha(Theme.gold, 0.6) : Qt.alpha(Theme.edge, 0.2)
    }

    RabbitPortrait {
        id: face

        anchors.left: parent.left
        anchors.leftMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        width: 46
        height: 46
        rabbit: tag.rabbit
        opacity: tag.absent ? 0.5 : 1
    }

    Column {
        anchors.left: face.right
        anchors.leftMargin: 8
        anchors.right: points.left
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

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
            text: tag.storyteller ? qsTr("storyteller") : tag.absent ? qsTr("away") : tag.awaited ? qsTr("thinking…") : ""
            visible: text.length > 0
            font.pixelSize: Theme.tiny
            color: tag.awaited ? Theme.lamp : tag.storyteller ? Theme.paperShade : Theme.dim
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 7
            wrapMode: Text.NoWrap
        }

        Row {
            spacing: 3

            Repeater {
                model: tag.storyteller ? 0 : tag.chips

                Rectangle {
                    width: Theme.patterns ? 16 : 11
                    height: width
                    radius: width / 2
                    color: Theme.colourOf(tag.rabbit)
                    border.width: 1
                    border.color: Qt.alpha(Theme.chalk, 0.53)

                    PatternMark {
                        anchors.centerIn: parent
                        width: 11
                        height: 11
                        visible: Theme.patterns
                        framed: false
                        rabbit: tag.rabbit
                    }
                }
            }

            Repeater {
                model: tag.told

                Rectangle {
                    width: 9
                    height: 13
                    radius: 2
                    color: Theme.paperShade
                    border.width: 1
                    border.color: Theme.paperEdge
                }
            }

            Label {
                visible: tag.stories > 0
                text: qsTr("%n story card(s)", "", tag.stories)
                font.pixelSize: Theme.tiny
                color: Theme.dim
            }
        }
    }

    Label {
        id: points

        anchors.right: parent.right
        anchors.rightMargin: 14
        anchors.verticalCenter: parent.verticalCenter
        text: tag.score
        font.family: Theme.serif
        font.pixelSize: Theme.large + 2
        font.weight: Font.Bold
        color: Theme.lamp
    }
}
