import QtQuick
import DixitQt

/*! Fades out content at the edge of a scrolling view, instead of cutting it off. */
Rectangle {
    id: fade

    required property Flickable view
    property color into: Theme.sheet

    parent: fade.view
    anchors.left: parent.left
    anchors.right: parent.right
    anchors.rightMargin: 12
    anchors.bottom: parent.bottom
    height: 34
    visible: !fade.view.atYEnd
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Qt.alpha(fade.into, 0)
        }
        GradientStop {
            position: 1
            color: fade.into
        }
    }
}
