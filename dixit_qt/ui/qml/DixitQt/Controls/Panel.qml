import QtQuick
import DixitQt

/*! A sheet of dark glass on the table. */
Rectangle {
    radius: Theme.radius + 4
    color: Theme.panel
    border.width: 1
    border.color: Qt.alpha(Theme.edge, 0.2)
}
