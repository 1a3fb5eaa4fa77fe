import QtQuick
import DixitQt

/*! Text that first shrinks to fit on one line, and wraps only if that isn't enough. */
Label {
    width: parent?.width ?? 0
    visible: text.length > 0
    font.pixelSize: Theme.tiny
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: 7
    wrapMode: Text.NoWrap
}
