pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The light around the storyteller's card, and its rim. */
Item {
    id: glow

    property bool shown: true

    Repeater {
        model: 8

        Rectangle {
            required property int index

            anchors.fill: parent
            anchors.margins: -glow.width * 0.016 * (index + 1)
            radius: glow.width * (0.055 + 0.016 * (index + 1))
            color: "transparent"
            border.width: glow.width * 0.017 + 1
            border.color: Qt.alpha(Theme.lamp, 0.6 - 0.07 * index)
            opacity: glow.shown ? 1 : 0

            Behavior on opacity {
                enabled: glow.shown

                NumberAnimation {
                    duration: Motion.slow
                }
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        radius: glow.width * 0.055 + 2
        color: "transparent"
        border.width: 4
        border.color: Theme.lamp
        visible: glow.shown
    }
}
