import QtQuick
import QtQuick.Window
import DixitQt

/*! The room behind every page: the attic, or the table with the cloth of the game, darker late at night. */
Item {
    id: backdrop

    property string scene: "table"
    readonly property bool home: scene === "home"
    readonly property string picture: home ? "backdrop-home" + (width > 1920 ? ".webp" : "-1920.webp") : "table-" + Theme.laidFor + ".webp"
    readonly property bool late: new Date().getHours() >= 22 || new Date().getHours() < 6

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.night
            }
            GradientStop {
                position: 0.55
                color: Theme.table
            }
            GradientStop {
                position: 1
                color: Theme.night
            }
        }
    }

    Image {
        property bool seen: false

        anchors.fill: parent
        source: Theme.picture(backdrop.picture)
        sourceSize.width: Math.min(3840, Math.ceil(Window.width * Screen.devicePixelRatio / 320) * 320)
        retainWhileLoading: true
        fillMode: Image.PreserveAspectCrop
        asynchronous: true
        opacity: seen ? 1 : 0
        onStatusChanged: seen = seen || status === Image.Ready

        Behavior on opacity {
            NumberAnimation {
                duration: Motion.slow
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        visible: !backdrop.home
        color: Qt.alpha(Theme.night, backdrop.late ? 0.52 : 0.36)
    }
}
