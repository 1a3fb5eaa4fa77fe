import QtQuick
import DixitQt

/*! The background of a page that covers everything below it, up to the edges of the window. */
Backdrop {
    property real shade: 0

    anchors.fill: parent
    anchors.topMargin: -Theme.outAbove
    anchors.leftMargin: -Theme.outBeside
    anchors.rightMargin: -Theme.outBeside

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.deep, parent.shade)
    }
}
