import QtQuick
import DixitQt

/*! One page: it exists while it is shown, and fades in and out. It stays until the `next` page has
been created, a little in each frame, and has almost disappeared before that one appears: no frame
is empty, and none shows both. */
Loader {
    id: page

    required property bool shown
    property bool settled: false
    property bool takesFocus: true
    property Loader next: null
    property bool held: false
    property bool waits: false

    function takeFocus(): void {
        if (shown && enabled && takesFocus && item !== null && !activeFocus)
            page.forceActiveFocus();
    }

    anchors.fill: parent
    active: shown || settled && opacity > 0
    visible: opacity > 0
    enabled: shown
    opacity: shown && !waits || held ? 1 : 0
    onLoaded: takeFocus()
    onShownChanged: takeFocus()
    onVisibleChanged: takeFocus()
    onEnabledChanged: Qt.callLater(page.takeFocus)
    onTakesFocusChanged: Qt.callLater(page.takeFocus)

    onNextChanged: held = item !== null && next !== null && next !== page && next.status !== Loader.Ready

    Component.onCompleted: settled = true

    Connections {
        target: page.next

        function onStatusChanged(): void {
            if (page.next?.status !== Loader.Loading)
                page.held = false;
        }
    }

    Behavior on opacity {
        enabled: page.settled

        NumberAnimation {
            duration: Motion.normal
            easing.type: Motion.fade
        }
    }
}
