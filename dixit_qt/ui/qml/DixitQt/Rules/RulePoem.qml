pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A poem in an example, with the chips beside its lines. */
Item {
    id: drawing

    required property var lines
    required property var sides

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width, 480)
        scale: Math.min(1, drawing.height / height)
        spacing: 22

        Rectangle {
            width: parent.width
            height: verses.height + 48
            radius: 4
            color: Theme.chalk
            border.width: 1
            border.color: Theme.paperShade
            rotation: -1

            Shadow {
                reach: 14
                drop: 4
            }

            Column {
                id: verses

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.margins: 22
                anchors.verticalCenter: parent.verticalCenter
                spacing: 12

                Repeater {
                    model: drawing.lines

                    Item {
                        id: verse

                        required property string line
                        required property int rabbit
                        required property string verdict

                        width: verses.width
                        height: Math.max(words.implicitHeight, 30)

                        SerifLabel {
                            id: words

                            anchors.left: parent.left
                            anchors.right: marks.left
                            anchors.rightMargin: 8
                            anchors.verticalCenter: parent.verticalCenter
                            text: verse.line
                            font.pixelSize: Theme.body + 1
                            font.weight: verse.verdict === "hint" ? Font.DemiBold : Font.Normal
                            font.strikeout: verse.verdict === "no"
                            color: verse.verdict === "no" ? Theme.inkDim : Theme.ink
                        }

                        Row {
                            id: marks

                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            spacing: 6

                            VerdictMark {
                                anchors.verticalCenter: parent.verticalCenter
                                visible: verse.verdict === "yes" || verse.verdict === "no"
                                verdict: verse.verdict
                            }

                            RabbitPortrait {
                                anchors.verticalCenter: parent.verticalCenter
                                visible: verse.rabbit >= 0
                                width: 30
                                height: 30
                                rabbit: Math.max(0, verse.rabbit)
                            }
                        }
                    }
                }
            }
        }

        RuleGains {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: count > 0
            maxWidth: parent.width
            sides: drawing.sides
        }
    }
}
