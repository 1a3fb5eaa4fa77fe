import QtQuick
import DixitQt

/*! The paper background of the program's messages. */
Rectangle {
    radius: Theme.radius + 4
    color: Theme.paper
    border.width: 1
    border.color: Theme.gold

    Shadow {}
}
