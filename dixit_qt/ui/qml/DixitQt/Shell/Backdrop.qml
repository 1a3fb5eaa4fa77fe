import QtQuick
import QtQuick.Window
import DixitQt

/*! The background of every page: the attic, or the table with the game's cloth, darker late at
night. The cloth covers the whole window: its seam runs along the edge, outside all text. */
Item {
    id: backdrop

    property string scene: "table"

    /*! Where the attic is cut off in a wide window; by default, above and below alike. */
    property int cutAt: Image.AlignVCenter
    readonly property bool home: scene === "home"
    readonly property string picture: home ? "backdrop-home" + (width > 1920 ? ".webp" : "-1920.webp") : "table-" + Theme.laidFor + ".webp"

    /*! Where the seam is in the pictures of the tables. */
    readonly property rect seam: Qt.rect(0.0871, 0.1279, 0.8279, 0.7442)
    readonly property real hem: Math.min(width, height) * 0.0125
    readonly property real across: home ? width : (width - 2 * hem) / seam.width
    readonly property real down: home ? height : (height - 2 * hem) / seam.height
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

        x: backdrop.home ? 0 : backdrop.hem - backdrop.seam.x * width
        y: backdrop.home ? 0 : backdrop.hem - backdrop.seam.y * height
        width: backdrop.across
        height: backdrop.down
        source: Theme.picture(backdrop.picture)
        sourceSize.width: Math.min(3840, Math.ceil(Window.width * Screen.devicePixelRatio / 320) * 320)
        retainWhileLoading: true
        fillMode: backdrop.home ? Image.PreserveAspectCrop : Image.Stretch
        verticalAlignment: backdrop.cutAt
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
