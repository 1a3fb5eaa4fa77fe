pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Paper in the rabbits' colours, which falls once: each piece starts at its own time, and sways,
turns and tumbles at its own speed. */
Item {
    id: sky

    property bool falling: visible
    property int pieces: 120
    property real fallen: 0
    readonly property real piece: Math.max(7, height / 90)

    /*! Independent pseudo-random numbers between 0 and 1, the same each time. */
    function chance(index: int, kind: int): real {
        const mixed = Math.sin((index + 1) * 12.9898 + kind * 78.233) * 43758.5453;
        return mixed - Math.floor(mixed);
    }

    objectName: "confetti"
    visible: !Motion.still
    enabled: false
    clip: true

    NumberAnimation {
        running: sky.falling && !Motion.still
        target: sky
        property: "fallen"
        from: 0
        to: 1
        duration: Motion.slow * 16
    }

    Repeater {
        model: sky.falling && sky.fallen > 0 && sky.fallen < 1 ? sky.pieces : 0

        Rectangle {
            id: paper

            required property int index
            readonly property real late: 0.45 * sky.chance(index, 1)
            readonly property real way: Math.max(0, sky.fallen - late) / (0.4 + 0.15 * sky.chance(index, 2))
            readonly property real phase: 6.28 * sky.chance(index, 3)
            readonly property real swing: 1.5 + 2.5 * sky.chance(index, 4)
            readonly property real turns: sky.chance(index, 5) - 0.5

            objectName: "paper-" + index
            x: sky.width * sky.chance(index, 6) + sky.piece * 4 * Math.sin(phase + 6.28 * swing * way)
            y: -sky.piece * 3 + (sky.height + sky.piece * 6) * way
            width: sky.piece * (0.6 + 0.6 * sky.chance(index, 7))
            height: index % 3 === 0 ? width : width * (1.5 + sky.chance(index, 8))
            radius: index % 3 === 0 ? width / 2 : 1
            visible: way > 0 && way < 1
            rotation: phase * 57 + 720 * turns * way
            color: Theme.colourOf(index)

            transform: Scale {
                origin.y: paper.height / 2
                yScale: Math.cos(paper.phase + 6.28 * (2 + 3 * sky.chance(paper.index, 9)) * paper.way)
            }
        }
    }
}
