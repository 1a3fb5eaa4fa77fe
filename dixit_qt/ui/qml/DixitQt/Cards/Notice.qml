import QtQuick
import DixitQt

/*! The paper of whatever the program has to say to its people. */
Rectangle {
    radius: Theme.radius + 4
    color: Theme.paper
    border.width: 1
    border.color: Theme.gold

    Shadow {}
}
