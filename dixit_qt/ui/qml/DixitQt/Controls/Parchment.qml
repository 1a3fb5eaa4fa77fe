import QtQuick
import DixitQt

/*! A sheet of the painted paper, lying or standing, with a glow of gold around it on request. */
Item {
    id: sheet

    property bool glowing: false
    readonly property bool lying: width > height

    Shadow {}

    Image {
        anchors.centerIn: parent
        width: sheet.lying ? sheet.height : sheet.width
        height: sheet.lying ? sheet.width : sheet.height
        rotation: sheet.lying ? 90 : 0
        source: Theme.picture("paper-poem.webp")
        sourceSize.width: 800
        asynchronous: true
        mipmap: true
    }

    Repeater {
        model: sheet.glowing ? 3 : 0

        Rectangle {
            required property int index

            anchors.fill: parent
            anchors.margins: -2 - 3 * index
            z: -1
            radius: 10 + 3 * index
            color: "transparent"
            border.width: 4
            border.color: Qt.alpha(Theme.lamp, 0.75 - 0.28 * index)
        }
    }
}
