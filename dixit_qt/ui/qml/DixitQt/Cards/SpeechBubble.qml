import QtQuick
import QtQuick.Shapes
import DixitQt

/*! A word on paper, with a tail that points to the rabbit at its left or right. */
Item {
    id: bubble

    required property string words
    required property real textSize
    property bool fromRight: false

    width: word.implicitWidth + textSize
    height: word.implicitHeight + textSize * 0.4

    Shape {
        id: tail

        objectName: "bubbleTail"
        anchors.fill: parent
        preferredRendererType: Shape.GeometryRenderer
        transform: Scale {
            origin.x: tail.width / 2
            xScale: bubble.fromRight ? -1 : 1
        }

        ShapePath {
            fillColor: Theme.paper
            strokeColor: Theme.paperEdge
            strokeWidth: 1
            startX: tail.height * 0.2
            startY: tail.height * 0.5

            PathLine {
                x: tail.height * -0.16
                y: tail.height * 1.14
            }
            PathLine {
                x: tail.height * 0.75
                y: tail.height * 0.9
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.paper
        border.width: 1
        border.color: Theme.paperEdge
    }

    Label {
        id: word

        anchors.centerIn: parent
        text: bubble.words
        color: Theme.ink
        font.pixelSize: bubble.textSize
        font.weight: Font.Bold
        wrapMode: Text.NoWrap

        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
