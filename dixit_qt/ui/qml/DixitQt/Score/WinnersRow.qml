pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The rabbits of those who have won, side by side. */
Row {
    id: row

    required property var winners
    property real size: 84

    spacing: size * 0.06

    Repeater {
        model: row.winners

        delegate: Item {
            id: place

            required property int rabbit
            required property int index

            width: row.size
            height: row.size

            Image {
                id: figure

                width: place.width
                height: place.height
                source: Theme.picture("rabbit-" + String(place.rabbit).padStart(2, "0") + ".webp")
                sourceSize.width: 384
                asynchronous: true
                fillMode: Image.PreserveAspectFit
                mipmap: true
            }

            SequentialAnimation {
                running: !Motion.still && row.visible
                loops: 3

                PauseAnimation {
                    duration: Motion.quick * (1 + place.index)
                }
                NumberAnimation {
                    target: figure
                    property: "y"
                    to: -place.height * 0.14
                    duration: Motion.hop / 2
                    easing.type: Motion.rise
                }
                NumberAnimation {
                    target: figure
                    property: "y"
                    to: 0
                    duration: Motion.hop / 2
                    easing.type: Motion.fall
                }
                PauseAnimation {
                    duration: Motion.slow
                }
            }
        }
    }
}
