import QtQuick
import DixitQt

/*! One step of joining: a number, a sentence, and what has to be typed in large letters. */
Item {
    id: step

    property int number: 1
    property string text: ""
    property string note: ""
    property string value: ""
    property real least: 20
    property real largest: least * 3.4

    implicitHeight: words.implicitHeight

    NumberPlate {
        id: plate

        width: step.least * 2
        number: step.number
    }

    Column {
        id: words

        anchors.left: plate.right
        anchors.leftMargin: step.least * 0.7
        anchors.right: parent.right
        spacing: step.least * 0.2

        Label {
            width: parent.width
            text: step.text
            font.pixelSize: step.least * 1.15
        }

        Label {
            width: parent.width
            visible: text.length > 0
            text: step.note
            font.pixelSize: step.least
        }

        Label {
            width: parent.width
            visible: text.length > 0
            text: step.value
            color: Theme.lamp
            font.pixelSize: step.largest
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: step.least * 1.5
            font.weight: Font.Bold
            wrapMode: Text.NoWrap
        }
    }
}
