import QtQuick
import DixitQt

/*! The room at night behind every page; a plain dark table until the painted one is loaded. */
Item {
    id: backdrop

    property string scene: "table"
    readonly property string picture: "backdrop-" + scene + (width > 1920 ? ".webp" : "-1920.webp")

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
}
