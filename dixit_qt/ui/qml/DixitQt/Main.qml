import QtQuick
import QtQuick.Window
import DixitQt.Models

/*! The player's window: night at once, and the room with all its pages when it has been read. */
Window {
    id: window

    required property Preferences preferences
    readonly property bool isFailed: room.status === Loader.Error

    function enter(program: var): void {
        room.setSource("Room.qml", {
            program: program,
            backdrop: backdrop
        });
    }

    width: Math.min(preferences.windowWidth, Math.max(1366, Screen.desktopAvailableWidth))
    height: Math.min(preferences.windowHeight, Math.max(768, Screen.desktopAvailableHeight))
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
        id: backdrop

        anchors.fill: parent
        scene: "home"
    }

    Loader {
        id: room

        anchors.fill: parent
        focus: true
    }
}
