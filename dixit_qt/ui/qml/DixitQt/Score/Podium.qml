pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The first three places: the winner in the middle, hopping; equals share a step. So many places
as are `revealed` have come up, the third first; what is taken back is gone at once. */
Item {
    id: podium

    required property var steps
    property int revealed: 3
    property real textSize: Theme.large - 2
    readonly property real third: width / 3

    implicitWidth: 500
    implicitHeight: 430

    Repeater {
        model: podium.steps

        delegate: Item {
            id: place

            required property int rank
            required property string names
            required property var rabbits
            required property int score
            required property bool winner
            property real hop: 0
            readonly property bool come: podium.revealed > 3 - rank
            property real sunk: come ? 0 : 1
            readonly property real step: podium.height * (rank === 1 ? 0.42 : rank === 2 ? 0.35 : 0.29)
            readonly property real figure: Math.min(podium.third * 1.15, podium.height * 0.48) / (1 + 0.5 * (rabbits.length - 1))

            objectName: "step-" + rank
            x: podium.third * (rank === 1 ? 1 : rank === 2 ? 0 : 2)
            z: winner ? 1 : 0
            width: podium.third
            height: podium.height
            opacity: 1 - sunk

            transform: Translate {
                y: place.sunk * place.step
            }

            Behavior on sunk {
                enabled: place.come

                NumberAnimation {
                    duration: Motion.slow
                    easing.type: Motion.glide
                }
            }

            SequentialAnimation {
                running: place.winner && place.come && podium.visible && !Motion.still
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

            PodiumStep {
                anchors.bottom: parent.bottom
                width: parent.width
                height: place.step
                rank: place.rank
                names: place.names
                score: place.score
                winner: place.winner
                textSize: podium.textSize
            }

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                y: place.height - place.step - place.figure * (0.94 + 0.16 * place.hop)
                spacing: -place.figure * 0.5

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
            }
        }
    }
}
