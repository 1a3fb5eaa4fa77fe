import QtQuick
import DixitQt

/*! The border of a card that is focused or chosen: light between two dark lines, so that it is
visible on any picture, on paper and on cloth. */
Item {
    id: ring

    property color colour: Theme.lamp
    property real corner: (parent?.width ?? 0) * 0.055
    property real thickness: 4

    objectName: "cardRing"
    anchors.fill: parent
    anchors.margins: -thickness - 3

    Rectangle {
        anchors.fill: parent
        radius: ring.corner + ring.thickness + 3
        color: "transparent"
        border.width: ring.thickness + 4
        border.color: Theme.night
        antialiasing: true
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        radius: ring.corner + ring.thickness + 1
        color: "transparent"
        border.width: ring.thickness
        border.color: ring.colour
        antialiasing: true
    }
}
