pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Paper in the colours of the rabbits, falling once. */
Item {
    id: sky

    property int pieces: 60
    readonly property int fall: 8 * Motion.slow

    visible: !Motion.still
    enabled: false

    Repeater {
        model: Motion.still ? 0 : sky.pieces

        Rectangle {
            id: piece

            required property int index
            readonly property real chance: (index * 0.618) % 1

            x: sky.width * ((index * 0.381) % 1)
            y: -30
            width: 7 + 5 * chance
            height: width * 1.7
            color: Theme.colourOf(index)

            ParallelAnimation {
                running: sky.visible

                YAnimator {
                    target: piece
                    from: -30 - sky.height * piece.chance
                    to: sky.height + 30
                    duration: sky.fall * (1 + piece.chance)
                }
                RotationAnimator {
                    target: piece
                    from: 0
                    to: 720 * (piece.chance - 0.5)
                    duration: sky.fall * (1 + piece.chance)
                }
            }
        }
    }
}
