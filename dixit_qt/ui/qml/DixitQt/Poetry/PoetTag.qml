pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! One poet: points, unused chips, how often they were storyteller, stories kept. */
PersonTag {
    id: tag

    required property int chips
    required property int told
    required property int stories

    objectName: "poet-" + seat
    implicitWidth: 200
    implicitHeight: 76
    corner: 22
    faceX: 8
    faceSize: 46
    lineEnd: 8
    edge: 14
    spacing: 2

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

        NoteLabel {
            visible: tag.stories > 0
            text: qsTr("%n story card(s)", "", tag.stories)
            font.pixelSize: Theme.tiny
        }
    }
}
