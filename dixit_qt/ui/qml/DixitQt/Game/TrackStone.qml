import QtQuick
import DixitQt

/*! The number of a stone of the score track, written below it. */
Item {
    id: stone

    required property int place
    required property int number
    required property bool written
    property real leastText: 10

    visible: written
    implicitWidth: 30
    height: width * 0.62

    SerifLabel {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.95
        text: stone.number
        wrapMode: Text.NoWrap
        font.pixelSize: Math.max(stone.leastText, stone.height * 0.74)
        font.weight: Font.Bold
        color: Theme.text
    }
}
