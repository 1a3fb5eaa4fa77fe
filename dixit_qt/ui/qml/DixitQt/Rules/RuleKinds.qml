pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The four kinds of clue, each on a slip of paper. */
Grid {
    id: kinds

    readonly property real slip: Math.min(190, width / 2 - 16)

    columns: 2
    spacing: 24
    leftPadding: (width - 2 * slip - 24) / 2
    topPadding: Math.max(0, (height - 2 * slip - 24) / 2)

    Repeater {
        model: [qsTr("Written"), qsTr("Aloud"), qsTr("Song"), qsTr("Mime")]

        Rectangle {
            id: slip

            required property string modelData
            required property int index

            width: kinds.slip
            height: kinds.slip
            radius: 6
            color: Theme.chalk
            rotation: [-2, 1.5, 1.5, -1.5][index]

            Shadow {
                reach: 14
                drop: 4
            }

            Column {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: -16
                visible: slip.index === 0
                spacing: 14

                Repeater {
                    model: [110, 90, 60]

                    Rectangle {
                        required property int modelData

                        width: modelData
                        height: 5
                        radius: 2
                        color: Theme.line
                    }
                }
            }

            Rectangle {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: -18
                visible: slip.index === 1
                width: 104
                height: 66
                radius: 26
                color: Theme.lamp
                border.width: 2
                border.color: Theme.gold

                SerifLabel {
                    anchors.centerIn: parent
                    text: "…!"
                    wrapMode: Text.NoWrap
                    font.pixelSize: 38
                    font.weight: Font.Bold
                    color: Theme.ink
                }
            }

            Item {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: -16
                visible: slip.index === 2
                width: 84
                height: 84

                Repeater {
                    model: 2

                    Item {
                        required property int index

                        x: index * 44
                        y: index * -8

                        Rectangle {
                            y: 56
                            width: 28
                            height: 22
                            radius: 11
                            rotation: -18
                            color: Theme.sepia
                        }

                        Rectangle {
                            x: 23
                            y: 6
                            width: 4
                            height: 60
                            color: Theme.sepia
                        }
                    }
                }

                Rectangle {
                    x: 23
                    y: 0
                    width: 48
                    height: 9
                    rotation: -10
                    color: Theme.sepia
                    antialiasing: true
                }
            }

            RabbitPortrait {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: -18
                visible: slip.index === 3
                width: 88
                height: 88
                rabbit: 3
            }

            SerifLabel {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 14
                text: slip.modelData
                font.pixelSize: Theme.large
                color: Theme.ink
            }
        }
    }
}
