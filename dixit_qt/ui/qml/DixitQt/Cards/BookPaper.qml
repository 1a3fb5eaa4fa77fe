import QtQuick
import DixitQt

/*! A large sheet of paper; with a fold, the two pages of an open book. */
Item {
    id: paper

    property real fold: 0

    Shadow {
        reach: 26
        drop: 8
    }

    Rectangle {
        anchors.fill: parent
        radius: 6
        color: Theme.paper
        border.width: 1
        border.color: Theme.paperShade
    }

    Rectangle {
        x: paper.fold - width / 2
        width: 92
        height: parent.height
        visible: paper.fold > 0
        gradient: Gradient {
            orientation: Gradient.Horizontal

            GradientStop {
                position: 0
                color: Qt.alpha(Theme.fold, 0)
            }
            GradientStop {
                position: 0.49
                color: Qt.alpha(Theme.fold, 0.29)
            }
            GradientStop {
                position: 0.51
                color: Qt.alpha(Theme.fold, 0.22)
            }
            GradientStop {
                position: 1
                color: Qt.alpha(Theme.fold, 0)
            }
        }
    }
}
