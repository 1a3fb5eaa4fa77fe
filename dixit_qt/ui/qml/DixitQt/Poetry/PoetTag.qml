pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! One poet: points, unused chips, how often storyteller, stories kept. */
PlaceTag {
    id: tag

    required property int seat
    required property string name
    required property int rabbit
    required property int chips
    required property int told
    required property int stories
    required property bool absent
    required property string note

    objectName: "poet-" + seat
    implicitWidth: 200
    implicitHeight: 76
    lineStart: 62
    data: RabbitPortrait {
        x: 8
        anchors.verticalCenter: tag.verticalCenter
        width: 46
        height: 46
        rabbit: tag.rabbit
        opacity: tag.absent ? 0.5 : 1
    }

    TightLabel {
        text: tag.name
        font.pixelSize: Theme.small
        font.weight: tag.me ? Font.Bold : Font.DemiBold
    }

    TightLabel {
        text: tag.note
        color: tag.noteColour
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
