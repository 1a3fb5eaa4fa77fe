import QtQuick
import DixitQt

/*! A title, in the serif. */
Text {
    textFormat: Text.PlainText
    font.family: Theme.serif
    font.pixelSize: Theme.title
    font.weight: Font.DemiBold
    color: Theme.lamp
    wrapMode: Text.WordWrap

    Accessible.role: Accessible.Heading
    Accessible.name: text
}
