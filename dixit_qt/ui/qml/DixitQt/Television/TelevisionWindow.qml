import QtQuick
import QtQuick.Window
import DixitQt
import DixitQt.Models

/*! The table view: a window for the big screen, without secrets. F11 or double click: full
screen. */
Window {
    id: window

    required property Television table
    property bool fullScreen: true
    property bool shown: false

    width: 1280
    height: 720
    minimumWidth: 800
    minimumHeight: 450
    visibility: !shown ? Window.Hidden : fullScreen ? Window.FullScreen : Window.Windowed
    title: table.tableName.length > 0 ? qsTr("%1 — big screen").arg(table.tableName) : qsTr("Big screen")
    color: Theme.night

    Binding {
        target: Theme
        property: "laidFor"
        value: window.table.cloth
    }

    Connections {
        target: window.table

        function onReacted(rabbit: int, kind: string): void {
            Company.reacted(rabbit, kind);
        }
    }

    Shortcut {
        sequences: ["F11", "F"]
        onActivated: window.fullScreen = !window.fullScreen
    }

    Shortcut {
        sequence: "Esc"
        onActivated: window.fullScreen = false
    }

    Shortcut {
        sequences: [StandardKey.Quit, StandardKey.Close]
        onActivated: window.close()
    }

    Stage {
        anchors.fill: parent

        TelevisionScreen {
            anchors.fill: parent
            focus: true
            table: window.table
        }
    }

    TapHandler {
        onDoubleTapped: window.fullScreen = !window.fullScreen
    }
}
