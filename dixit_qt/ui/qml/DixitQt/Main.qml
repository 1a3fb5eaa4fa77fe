pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import DixitQt.Models

/*! The player's window: the page of the moment, side pages over it, and news on top. */
Window {
    id: window

    required property Program program
    readonly property string page: program.page
    readonly property string side: program.side

    width: Math.min(program.preferences.windowWidth, Math.max(1366, Screen.desktopAvailableWidth))
    height: Math.min(program.preferences.windowHeight, Math.max(768, Screen.desktopAvailableHeight))
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
    visibility: program.preferences.fullScreen ? Window.FullScreen : program.preferences.maximized ? Window.Maximized : Window.Windowed
    title: "Dixit Qt"
    color: Theme.night

    onSideChanged: if (side.length === 0)
        pages.takeFocus()
    onClosing: close => {
        if (visibility === Window.Windowed || visibility === Window.Maximized)
            program.preferences.keepWindow(width, height, visibility === Window.Maximized);
        close.accepted = window.program.mayClose();
        if (close.accepted)
            window.program.closeForGood();
    }

    Binding {
        target: Theme
        property: "textScale"
        value: window.program.preferences.textScale
    }

    Binding {
        target: Theme
        property: "patterns"
        value: window.program.preferences.patterns
    }

    Binding {
        target: Motion
        property: "pace"
        value: window.program.preferences.reducedMotion ? 0 : 1
    }

    Shortcut {
        sequences: [StandardKey.Quit]
        onActivated: window.close()
    }

    Shortcut {
        sequence: "F11"
        onActivated: window.program.preferences.setFullScreen(!window.program.preferences.fullScreen)
    }

    Backdrop {
        anchors.fill: parent
        scene: window.page === "home" ? "home" : "table"
    }

    Stage {
        anchors.fill: parent

        Pages {
            id: pages

            anchors.fill: parent
            enabled: window.side.length === 0 && !window.program.askingToClose
            program: window.program
        }

        SidePages {
            anchors.fill: parent
            enabled: !window.program.askingToClose
            program: window.program
        }

        PageLoader {
            shown: window.program.askingToClose
            onShownChanged: if (!shown)
                pages.takeFocus()
            sourceComponent: ClosingQuestion {
                focus: true
                program: window.program
            }
        }

        ConnectionBanner {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: parent.top
            anchors.topMargin: 16
            connection: window.program.connection
            onTroubleOpened: window.program.openSide("trouble")
        }

        PicturesPill {
            anchors.left: toasts.left
            anchors.bottom: toasts.top
            anchors.bottomMargin: 8
            words: window.program.connection.pictures
        }

        Toasts {
            id: toasts

            anchors.left: parent.left
            anchors.leftMargin: 20
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 64
            width: 460
            notices: window.program.notices
        }

        DeckDropArea {
            anchors.fill: parent
            decks: window.program.decks
            onCame: window.program.openSide("decks")
        }
    }
}
