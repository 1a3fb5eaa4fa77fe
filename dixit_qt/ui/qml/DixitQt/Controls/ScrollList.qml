import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! A list that scrolls, with a slim scroll bar that is only visible when it is needed. */
ListView {
    id: list

    clip: true
    spacing: 10
    boundsBehavior: Flickable.StopAtBounds
    rightMargin: 0
    keyNavigationEnabled: false

    T.ScrollBar.vertical: SlimBar {}

    ScrollFade {
        view: list
    }
}
