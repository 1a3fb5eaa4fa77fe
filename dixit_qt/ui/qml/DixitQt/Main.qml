import QtQuick
import QtQuick.Window
import DixitQt.Models

/*! The player's window: a night stage, the page of the moment, a side page over it. */
Window {
    id: window

    required property Program program
    required property url house

    width: 1366
    height: 768
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
    visibility: program.preferences.fullScreen ? Window.FullScreen : Window.Windowed
    title: "Dixit Qt"
    color: Theme.night

    Binding {
        target: Theme
        property: "house"
        value: window.house
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

    Stage {
        anchors.fill: parent

        Heading {
            anchors.centerIn: parent
            text: "Dixit Qt"
            font.pixelSize: Theme.display
        }

        AppButton {
            objectName: "host"
            anchors.centerIn: parent
            anchors.verticalCenterOffset: 80
            kind: AppButton.Kind.Primary
            text: qsTr("Host a table")
        }

        CardFace {
            x: 80
            y: 120
            width: 200
            height: 300
            source: ""
        }
    }
}
