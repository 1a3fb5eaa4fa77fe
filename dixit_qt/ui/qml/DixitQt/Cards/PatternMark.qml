import QtQuick
import QtQuick.Shapes
import DixitQt

/*! A pattern for each of the twelve colours, for people who can't tell colours apart. */
Item {
    id: mark

    property int rabbit: 0
    property bool framed: true
    readonly property list<string> signs: [
        /* a square, a ring, a triangle, a cross of beams */
        "M5 5H19V19H5Z", "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8Z", "M12 3L22 20H2Z", "M9 3H15V9H21V15H15V21H9V15H3V9H9Z",
        /* a rhombus, two bars, a heart, a star */
        "M12 2L21 12L12 22L3 12Z", "M4 4H10V20H4ZM14 4H20V20H14Z", "M12 21C5 15 2 12 2 8C2 3 9 2 12 7C15 2 22 3 22 8C22 12 19 15 12 21Z", "M12 2L15 9L22 9.5L16.5 14L18.5 21.5L12 17.5L5.5 21.5L7.5 14L2 9.5L9 9Z",
        /* a moon, an hourglass, a slanting cross, a disc */
        "M16 2A10 10 0 1 0 22 16A8 8 0 0 1 16 2Z", "M4 3H20L14 12L20 21H4L10 12Z", "M6 3L12 9L18 3L21 6L15 12L21 18L18 21L12 15L6 21L3 18L9 12L3 6Z", "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z"]

    objectName: "pattern"

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        visible: mark.framed
        color: Theme.paper
        border.width: Math.max(1, width * 0.08)
        border.color: Theme.ink
        antialiasing: true
    }

    Shape {
        anchors.centerIn: parent
        width: 24
        height: 24
        scale: mark.width / 24 * (mark.framed ? 0.62 : 1)
        preferredRendererType: Shape.GeometryRenderer

        ShapePath {
            fillColor: Theme.ink
            strokeColor: "transparent"
            fillRule: ShapePath.WindingFill

            PathSvg {
                path: mark.signs[mark.rabbit % 12]
            }
        }
    }
}
