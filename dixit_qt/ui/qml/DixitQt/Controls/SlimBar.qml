import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! A slim scroll bar that is only visible if there is something to scroll. */
T.ScrollBar {
    id: bar

    implicitWidth: 8
    visible: size < 1
    minimumSize: 0.08

    contentItem: Rectangle {
        implicitWidth: 6
        radius: 3
        color: bar.pressed || bar.hovered ? Theme.gold : Qt.alpha(Theme.dim, 0.4)
    }
}
