import QtQuick
import DixitQt

/*! A line that shrinks before it breaks. */
Label {
    width: parent?.width ?? 0
    visible: text.length > 0
    font.pixelSize: Theme.tiny
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: 7
    wrapMode: Text.NoWrap
}
