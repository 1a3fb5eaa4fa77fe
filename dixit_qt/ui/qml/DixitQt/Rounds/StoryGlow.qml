import QtQuick
import DixitQt

/*! The light around the storyteller's card, and its rim. */
Item {
    id: glow

    property bool shown: true

    CardGlow {
        opacity: glow.shown ? 1 : 0

        Behavior on opacity {
            enabled: glow.shown

            NumberAnimation {
                duration: Motion.slow
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
