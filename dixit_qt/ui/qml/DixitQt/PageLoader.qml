import QtQuick

/*! One page of the stage: it lives while it is shown, and fades in and out. */
Loader {
    id: page

    required property bool shown

    anchors.fill: parent
    active: shown || opacity > 0
    visible: opacity > 0
    enabled: shown
    opacity: shown ? 1 : 0
    focus: shown

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.normal
            easing.type: Easing.InOutQuad
        }
    }
}
