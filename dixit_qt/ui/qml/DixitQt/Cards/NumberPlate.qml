import QtQuick
import DixitQt

/*! The number of a card on the table, on a disc. */
Image {
    property int number: 0

    width: 36
    height: width
    source: number > 0 ? Theme.picture("number-" + String(number).padStart(2, "0") + ".webp") : ""
    sourceSize.width: 160
    asynchronous: true
    mipmap: true
}
