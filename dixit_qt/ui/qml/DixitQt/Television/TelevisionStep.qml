import QtQuick
import DixitQt

/*! One way to join: a sentence, and in large letters what has to be typed. */
Column {
    id: step

    property string text: ""
    property string value: ""
    property real least: 20
    property real largest: least * 2.2

    Label {
        width: parent.width
        text: step.text
        font.pixelSize: step.least * 1.05
    }

    Label {
        width: parent.width
        visible: text.length > 0
        text: step.value
        height: contentHeight
        color: Theme.lamp
        font.pixelSize: step.largest
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: step.least * 1.2
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
    }
}
