pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A team: two people in one pill with one score. A ring on a portrait means that the table waits
for this person, a check mark that they are done. */
PlaceTag {
    id: tag

    required property int side
    required property var names
    required property var rabbits
    required property var lit
    required property var done
    required property var away
    required property var seats
    required property var askables

    signal askedFor(int seat)
    required property string note

    readonly property real face: Math.min(38, height - 16)

    objectName: "team-" + side
    lineStart: faces.width + 16
    spacing: 1
    data: Row {
        id: faces

        x: 8
        anchors.verticalCenter: tag.verticalCenter
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
                speaks: index === 0
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

                Pressable {
                    id: way

                    anchors.fill: parent
                    objectName: "ask-seat-" + tag.seats[portrait.index]
                    visible: tag.askables[portrait.index] ?? false
                    focusPolicy: Qt.TabFocus
                    onClicked: tag.askedFor(tag.seats[portrait.index])

                    Accessible.name: tag.names[portrait.index] ?? ""

                    FocusRing {
                        control: way
                        shown: way.visualFocus
                        radius: width / 2
                    }
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

    Repeater {
        model: tag.names

        delegate: TightLabel {
            required property string modelData

            text: modelData
            font.pixelSize: Math.min(Theme.small, tag.height * 0.24)
            font.weight: tag.me ? Font.Bold : Font.DemiBold
            minimumPixelSize: 9
        }
    }

    TightLabel {
        text: tag.note
        font.pixelSize: Math.min(Theme.tiny, tag.height * 0.2)
        color: tag.storyteller ? Theme.paperShade : Theme.dim
        minimumPixelSize: 9
    }
}
