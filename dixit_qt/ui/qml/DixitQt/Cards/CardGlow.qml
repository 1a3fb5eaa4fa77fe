import QtQuick
import DixitQt

/*! A soft light around its parent that needs no shader: a stretched picture. */
BorderImage {
    readonly property real reach: 36

    anchors.fill: parent
    anchors.margins: -reach
    source: Theme.picture("glow.png")
    border.left: reach + 10
    border.right: reach + 10
    border.top: reach + 10
    border.bottom: reach + 10
}
