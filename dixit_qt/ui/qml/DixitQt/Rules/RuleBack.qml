import QtQuick
import DixitQt

/*! A card face down, too small to have a shadow. */
Rectangle {
    implicitWidth: 24
    implicitHeight: width * 1.5
    radius: 2
    color: Theme.slate
    border.width: 1
    border.color: Theme.cardEdge
    antialiasing: true

    Image {
        anchors.fill: parent
        anchors.margins: 1
        source: Theme.picture("card-back.webp")
        sourceSize.width: 160
        asynchronous: true
        mipmap: true
        fillMode: Image.PreserveAspectCrop
    }
}
