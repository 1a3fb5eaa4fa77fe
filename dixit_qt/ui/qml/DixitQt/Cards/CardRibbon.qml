import QtQuick
import DixitQt

/*! A word at the foot of a card. */
Rectangle {
    id: ribbon

    required property string text

    anchors.bottom: parent.bottom
    anchors.bottomMargin: 10
    anchors.horizontalCenter: parent.horizontalCenter
    width: words.implicitWidth + 20
    height: words.implicitHeight + 8
    radius: height / 2
    color: Qt.alpha(Theme.night, 0.87)

    Label {
        id: words

        anchors.centerIn: parent
        text: ribbon.text
        font.pixelSize: Theme.small
        color: Theme.lamp
    }
}
