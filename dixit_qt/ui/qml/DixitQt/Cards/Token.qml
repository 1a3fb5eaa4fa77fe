import QtQuick
import DixitQt

/*! A player's voting token, told apart by its colour, its rabbit and its rim pattern. */
Image {
    id: token

    property int rabbit: 0
    property bool red: false

    source: Theme.picture(red ? "marker-red.webp" : "token-" + String(rabbit).padStart(2, "0") + ".webp")
    sourceSize.width: 160
    asynchronous: true
    mipmap: true

    PatternBadge {
        visible: !token.red
        rabbit: token.rabbit
    }
}
