pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A step of the podium with the rabbits that share it; the winner's rabbits hop. */
Item {
    id: place

    required property int rank
    required property string names
    required property var rabbits
    required property int score
    required property bool winner

    property real figure: 100
    property real textSize: Theme.large - 2
    property bool come: true
    property real hop: 0
    property real sunk: come ? 0 : 1
    readonly property real step: height * (rank === 1 ? 0.42 : rank === 2 ? 0.35 : 0.29)

    /*! The width in single steps. */
    readonly property real span: 1 + 0.6 * (rabbits.length - 1)

    objectName: "step-" + rank
    z: winner ? 1 : 0
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
        running: place.winner && place.come && place.visible && !Motion.still
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
        rabbits: place.rabbits
        score: place.score
        winner: place.winner
        textSize: place.textSize
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: place.height - place.step - place.figure * (0.94 + 0.16 * place.hop)
        spacing: -place.figure * 0.42

        Repeater {
            model: place.rabbits

            Item {
                id: spot

                required property int modelData

                objectName: "winner-" + place.rank
                width: place.figure
                height: width

                Image {
                    id: picture

                    anchors.fill: parent
                    source: Theme.picture("rabbit-" + String(spot.modelData).padStart(2, "0") + ".webp")
                    sourceSize.width: 384
                    asynchronous: true
                    mipmap: true
                }

                Reacting {
                    figure: picture
                    rabbit: spot.modelData
                    speaks: true
                    textSize: place.textSize * 1.4
                }
            }
        }
    }
}
