import QtQuick
import DixitQt

/*! One painted page, and plain paper until it is ready. */
Rectangle {
    property alias source: painting.source

    color: Theme.paper

    Image {
        id: painting

        objectName: "albumPage"
        anchors.fill: parent
        asynchronous: true
        cache: false
        smooth: true
    }
}
