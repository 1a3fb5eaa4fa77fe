import QtQuick
import DixitQt

/*! A small lamp that glows softly while the program searches for something. */
Item {
    id: lantern

    implicitWidth: 64
    implicitHeight: 64

    Repeater {
        model: 5

        Rectangle {
            required property int index

            anchors.centerIn: parent
            width: 64 - index * 11
            height: width
            radius: width / 2
            color: Theme.lamp
            opacity: 0.07 + index * 0.05
        }
    }

    Rectangle {
        anchors.centerIn: parent
        width: 12
        height: 12
        radius: 6
        color: Theme.glow
    }

    SequentialAnimation on opacity {
        running: !Motion.still && lantern.visible
        loops: 6

        OpacityAnimator {
            from: 1
            to: 0.55
            duration: Motion.pulse
            easing.type: Motion.sway
        }
        OpacityAnimator {
            from: 0.55
            to: 1
            duration: Motion.pulse
            easing.type: Motion.sway
        }
    }
}
