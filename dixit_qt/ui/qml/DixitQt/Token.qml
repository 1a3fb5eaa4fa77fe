import QtQuick

/*! A player's voting token: told apart by colour, by rabbit and by its rim pattern. */
Item {
    id: token

    property int rabbit: 0
    property bool red: false

    implicitWidth: 44
    implicitHeight: 44

    Image {
        id: painted

        anchors.fill: parent
        source: Theme.picture(token.red ? "marker-red.webp" : "token-" + String(token.rabbit).padStart(2, "0") + ".webp")
        sourceSize.width: 128
        mipmap: true
        asynchronous: true
    }
}
