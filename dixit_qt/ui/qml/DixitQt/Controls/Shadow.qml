import QtQuick
import DixitQt

/*! A soft shadow that needs no shader: a stretched picture around its parent. */
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
