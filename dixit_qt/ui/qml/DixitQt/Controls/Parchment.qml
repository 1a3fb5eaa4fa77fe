import QtQuick
import QtQuick.Window
import DixitQt

/*! A sheet of painted paper, landscape or portrait, with a golden glow around it on request. */
Item {
    id: sheet

    property bool glowing: false
    property bool lying: width > height

    Shadow {}

    Image {
        anchors.centerIn: parent
        width: sheet.lying ? sheet.height : sheet.width
        height: sheet.lying ? sheet.width : sheet.height
        rotation: sheet.lying ? 90 : 0
        source: Theme.picture("paper-poem.webp")
        sourceSize.width: Math.min(800, Math.ceil(width * Screen.devicePixelRatio * 1.5 / 200) * 200)
        asynchronous: true
        retainWhileLoading: true
        mipmap: true
    }

    CardGlow {
        visible: sheet.glowing
    }
}
