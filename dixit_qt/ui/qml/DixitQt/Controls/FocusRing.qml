import QtQuick
import DixitQt

Rectangle {
    required property Item control
    property bool shown: control.activeFocus

    anchors.fill: parent
    anchors.margins: -4
    radius: Theme.radius + 4
    color: "transparent"
    border.width: 3
    border.color: Theme.lamp
    visible: shown
}
