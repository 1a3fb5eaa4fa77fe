import QtQuick

/*! The cropped part of a picture, as the card will show it. */
Item {
    id: frame

    property string source
    property real cropX
    property real cropY
    property real cropWidth: 1
    property real cropHeight: 1

    clip: true

    Image {
        x: -frame.cropX * width
        y: -frame.cropY * height
        width: frame.width / frame.cropWidth
        height: frame.height / frame.cropHeight
        source: frame.source
        sourceSize.height: 480
        asynchronous: true
        mipmap: true
    }
}
