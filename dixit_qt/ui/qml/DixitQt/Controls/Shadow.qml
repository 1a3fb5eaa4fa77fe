import QtQuick
import DixitQt

/*! A soft shadow around its parent: a stretched image, so that it needs no shader. */
BorderImage {
    property real reach: 22
    property real drop: 6

    anchors.fill: parent
    anchors.margins: -reach
    anchors.topMargin: -reach + drop
    anchors.bottomMargin: -reach - drop
    source: Theme.picture("shadow.png")
    border.left: 40
    border.right: 40
    border.top: 40
    border.bottom: 40
    z: -1
}
