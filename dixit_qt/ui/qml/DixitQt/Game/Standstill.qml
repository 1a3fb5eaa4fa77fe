import QtQuick
import DixitQt

/*! What lies over the table in a pause: nothing beneath it can be touched. */
Rectangle {
    color: Qt.alpha(Theme.deep, 0.62)

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
}
