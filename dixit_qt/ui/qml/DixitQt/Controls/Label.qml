import QtQuick
import DixitQt

/*! Text in the sans-serif font, for reading. */
Text {
    textFormat: Text.PlainText
    font.family: Theme.sans
    font.pixelSize: Theme.body
    color: Theme.text
    wrapMode: Text.WordWrap
}
