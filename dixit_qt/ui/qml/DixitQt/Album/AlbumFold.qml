import QtQuick
import DixitQt

/*! The shadow where the two pages of an open book meet. */
Rectangle {
    width: 84
    gradient: Gradient {
        orientation: Gradient.Horizontal

        GradientStop {
            position: 0
            color: Qt.alpha(Theme.fold, 0)
        }
        GradientStop {
            position: 0.49
            color: Qt.alpha(Theme.fold, 0.36)
        }
        GradientStop {
            position: 0.51
            color: Qt.alpha(Theme.fold, 0.28)
        }
        GradientStop {
            position: 1
            color: Qt.alpha(Theme.fold, 0)
        }
    }
}
