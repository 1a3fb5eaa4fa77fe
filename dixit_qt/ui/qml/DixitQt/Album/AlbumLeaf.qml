import QtQuick
import DixitQt

/*! A leaf of the album between the spine, at its left edge, and the edge at which it is turned.
`turned` grows from 0, where it lies on the right with its front up, to 1 on the left. */
Item {
    id: leaf

    property url front
    property url back
    property real turned: 0
    readonly property real lift: Math.sin(Math.PI * turned)
    readonly property bool over: turned > 0.5

    transform: Matrix4x4 {
        matrix: Qt.matrix4x4(Math.cos(Math.PI * leaf.turned), 0, 0, 0, -0.14 * leaf.lift, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
    }

    Behavior on turned {
        NumberAnimation {
            duration: Motion.slow * 1.5
            easing.type: Motion.fade
        }
    }

    AlbumSide {
        anchors.fill: parent
        visible: !leaf.over
        source: leaf.front
    }

    AlbumSide {
        anchors.fill: parent
        visible: leaf.over
        source: leaf.back
        transform: Scale {
            origin.x: leaf.width / 2
            xScale: -1
        }
    }

    /*! The light of the lamp leaves the page while it stands up. */
    Rectangle {
        anchors.fill: parent
        visible: leaf.lift > 0
        opacity: leaf.lift * 0.5
        gradient: Gradient {
            orientation: Gradient.Horizontal

            GradientStop {
                position: 0
                color: Theme.fold
            }
            GradientStop {
                position: 0.35
                color: Qt.alpha(Theme.fold, leaf.over ? 0.4 : 0)
            }
            GradientStop {
                position: 1
                color: Qt.alpha(Theme.fold, leaf.over ? 0.1 : 0.7)
            }
        }
    }
}
