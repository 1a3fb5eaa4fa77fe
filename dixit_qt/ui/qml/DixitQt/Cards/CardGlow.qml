import QtQuick
import DixitQt

/*! A soft light around its parent: a stretched image, so that it needs no shader. */
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
