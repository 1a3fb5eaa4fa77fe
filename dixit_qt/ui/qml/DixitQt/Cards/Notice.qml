import QtQuick
import DixitQt

/*! The paper for messages of the program. */
Rectangle {
    radius: Theme.radius + 4
    color: Theme.paper
    border.width: 1
    border.color: Theme.gold

    Shadow {}
}
