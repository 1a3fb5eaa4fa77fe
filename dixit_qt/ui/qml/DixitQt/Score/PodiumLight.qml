pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import DixitQt

/*! The light of a lantern on the winners, under a garland of pennants in the colours of all
rabbits. */
Item {
    id: light

    property real strength: 1
    readonly property int flags: 13
    readonly property real flag: width / flags / 1.5

    /*! How far the garland hangs down. */
    function sag(at: real): real {
        return 4 * at * (1 - at) * height * 0.085;
    }

    objectName: "podiumLight"
    opacity: strength

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.slow * 2
            easing.type: Motion.fade
        }
    }

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: "transparent"
            fillGradient: RadialGradient {
                centerX: light.width / 2
                centerY: light.height * 0.42
                centerRadius: Math.max(1, light.width * 0.5)
                focalX: centerX
                focalY: centerY

                GradientStop {
                    position: 0
                    color: Qt.alpha(Theme.lamp, 0.34)
                }
                GradientStop {
                    position: 0.45
                    color: Qt.alpha(Theme.lamp, 0.13)
                }
                GradientStop {
                    position: 1
                    color: Qt.alpha(Theme.lamp, 0)
                }
            }

            PathRectangle {
                width: light.width
                height: light.height
            }
        }
    }

    Repeater {
        model: light.flags

        Shape {
            id: pennant

            required property int index
            readonly property real at: (index + 0.5) / light.flags

            x: light.width * at - width / 2
            y: light.sag(at)
            width: light.flag
            height: light.flag * 1.25
            rotation: (0.5 - at) * 26

            ShapePath {
                strokeColor: Qt.alpha(Theme.woodDark, 0.6)
                strokeWidth: 1
                fillColor: pennant.index % 2 === 0 ? Theme.colourOf(pennant.index % 12) : Theme.paperShade
                startX: 0
                startY: 0

                PathLine {
                    x: pennant.width
                    y: 0
                }
                PathLine {
                    x: pennant.width / 2
                    y: pennant.height
                }
                PathLine {
                    x: 0
                    y: 0
                }
            }
        }
    }

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: Theme.brass
            strokeWidth: Math.max(2, light.flag * 0.08)
            fillColor: "transparent"
            startX: 0
            startY: 0

            PathQuad {
                x: light.width
                y: 0
                controlX: light.width / 2
                controlY: 2 * light.sag(0.5)
            }
        }
    }
}
