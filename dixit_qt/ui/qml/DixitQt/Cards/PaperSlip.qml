import QtQuick
import DixitQt

/*! A small slip of paper, lit by the lamp. */
Rectangle {
    radius: Theme.radius
    border.width: 1
    border.color: Theme.paperEdge
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Theme.paper
        }
        GradientStop {
            position: 1
            color: Theme.paperShade
        }
    }

    Shadow {}
}
