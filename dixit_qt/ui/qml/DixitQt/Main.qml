import QtQuick
import QtQuick.Window
import DixitQt
import DixitQt.Models

/*! The player's window: a dark background at once, and all the pages once they are loaded. */
Window {
    id: window

    required property Preferences preferences
    property var room: null

    function take(item: var): void {
        item.parent = holder;
        item.anchors.fill = holder;
        room = item;
        item.forceActiveFocus();
    }

    width: preferences.windowWidth
    height: preferences.windowHeight
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
    visibility: preferences.fullScreen ? Window.FullScreen : preferences.maximized ? Window.Maximized : Window.Windowed
    title: "Dixit Qt"
    color: Theme.night

    Binding {
        target: Theme
        property: "textScale"
        value: window.preferences.textScale
    }

    Binding {
        target: Theme
        property: "patterns"
        value: window.preferences.patterns
    }

    Binding {
        target: Motion
        property: "pace"
        value: window.preferences.reducedMotion ? 0 : 1
    }

    Shortcut {
        sequence: "F11"
        onActivated: window.preferences.setFullScreen(!window.preferences.fullScreen)
    }

    Backdrop {
        anchors.fill: parent
        scene: window.room === null ? "home" : window.room.scene
    }

    FocusScope {
        id: holder

        anchors.fill: parent
        focus: true
    }
}
