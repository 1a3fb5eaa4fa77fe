import QtQuick
import DixitQt

/*! Text for reading, in the clear sans. */
Text {
    textFormat: Text.PlainText
    font.family: Theme.sans
    font.pixelSize: Theme.body
    color: Theme.text
    wrapMode: Text.WordWrap
}
