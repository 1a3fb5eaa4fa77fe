pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The first three on their steps: the winner in the middle, hopping. */
Item {
    id: podium

    required property var standings
    readonly property real third: width / 3

    implicitWidth: 560
    implicitHeight: 430

    Repeater {
        model: podium.standings

        delegate: Item {
            id: place

            required property int index
            required property int rank
            required property string name
            required property var rabbits
            required property int score
            required property bool winner
            property real hop: 0
            readonly property real step: podium.height * (rank === 1 ? 0.38 : rank === 2 ? 0.28 : 0.2)
            readonly property real figure: Math.min(podium.third * 0.95, podium.height * 0.5) / (rabbits.length > 1 ? 1.35 : 1)

            x: podium.third * (index === 0 ? 1 : index === 1 ? 0 : 2)
            width: podium.third
            height: podium.height
            visible: index < 3

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                y: place.height - place.step - place.figure * (0.95 + 0.16 * place.hop)
                spacing: -place.figure * 0.35

                Repeater {
                    model: place.rabbits

                    Image {
                        required property int modelData

                        width: place.figure
                        height: width
                        source: Theme.picture("rabbit-" + String(modelData).padStart(2, "0") + ".webp")
                        sourceSize.width: 384
                        asynchronous: true
                        mipmap: true
                    }
                }

                SequentialAnimation {
                    running: place.winner && place.visible && !Motion.still
                    loops: 6

                    NumberAnimation {
                        target: place
                        property: "hop"
                        to: 1
                        duration: Motion.hop / 2
                        easing.type: Motion.rise
                    }
                    NumberAnimation {
                        target: place
                        property: "hop"
                        to: 0
                        duration: Motion.hop / 2
                        easing.type: Motion.fall
                    }
                    PauseAnimation {
                        duration: Motion.normal
                    }
                }
            }

            Rectangle {
                anchors.bottom: parent.bottom
                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.width - 6
                height: place.step
                radius: 8
                border.width: 2
                border.color: place.winner ? Theme.lamp : Theme.brass
                gradient: Gradient {
                    GradientStop {
                        position: 0
                        color: Theme.wood
                    }
                    GradientStop {
                        position: 1
                        color: Theme.woodDark
                    }
                }

                Column {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.top: parent.top
                    anchors.margins: 8

                    Text {
                        anchors.horizontalCenter: parent.horizontalCenter
                        textFormat: Text.PlainText
                        text: place.rank
                        font.family: Theme.serif
                        font.pixelSize: Theme.title
                        font.weight: Font.Bold
                        color: place.winner ? Theme.lamp : Theme.paperShade
                    }

                    Label {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: qsTr("%1: %n point(s)", "", place.score).arg(place.name)
                        font.weight: Font.DemiBold
                        font.pixelSize: Theme.small
                    }
                }
            }
        }
    }
}
