import QtQuick
import DixitQt

/*! One page of the stage: it lives while it is shown, and fades in and out. */
Loader {
    id: page

    required property bool shown
    property bool settled: false
    property bool takesFocus: true

    function takeFocus(): void {
        if (shown && enabled && takesFocus && item !== null && !activeFocus)
            page.forceActiveFocus();
    }

    anchors.fill: parent
    active: shown || settled && opacity > 0
    visible: opacity > 0
    enabled: shown
    opacity: shown ? 1 : 0
    onLoaded: takeFocus()
    onShownChanged: takeFocus()
    onEnabledChanged: Qt.callLater(page.takeFocus)
    onTakesFocusChanged: Qt.callLater(page.takeFocus)

    Component.onCompleted: settled = true

    Behavior on opacity {
        enabled: page.settled

        NumberAnimation {
            duration: Motion.normal
            easing.type: Motion.fade
        }
    }
}
