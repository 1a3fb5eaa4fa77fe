import QtQuick
import DixitQt

/*! A line of verse, as large as its slip of paper allows. */
Text {
    textFormat: Text.PlainText
    font.family: Theme.serif
    font.pixelSize: Theme.large
    fontSizeMode: Text.Fit
    minimumPixelSize: 12
    color: Theme.ink
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.WordWrap
}
