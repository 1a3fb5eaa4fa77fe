import QtQuick
import DixitQt

/*! «I love this picture»: one heart for each round, without points. */
Pressable {
    id: mark

    property bool given: false
    property int number: 0
    property string title: ""

    objectName: "heart-" + number
    checked: given
    width: 38
    height: 38
    scale: hovered ? 1.15 : 1

    Accessible.role: Accessible.CheckBox
    Accessible.name: (given ? qsTr("I love picture %1") : qsTr("Give your heart to picture %1")).arg(number) + (title.length > 0 ? ": " + title : "")
    Accessible.checked: checked

    background: Rectangle {
        radius: height / 2
        color: Qt.alpha(Theme.deep, mark.given ? 0.9 : 0.66)
        border.width: mark.visualFocus ? 3 : 1
        border.color: mark.visualFocus ? Theme.lamp : Qt.alpha(Theme.lamp, 0.4)
    }

    contentItem: Text {
        textFormat: Text.PlainText
        text: mark.given ? "♥" : "♡"
        font.pixelSize: 22
        color: mark.given ? Theme.red : Theme.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
