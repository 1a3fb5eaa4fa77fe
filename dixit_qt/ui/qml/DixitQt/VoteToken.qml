import QtQuick

/*! A player's token that lands on a card: a painted one, or a coin with the rabbit. */
Item {
    id: token

    property int rabbit: 0
    property bool red: false
    property bool landed: true
    readonly property string picture: red ? "marker-red.webp" : "token-" + String(rabbit).padStart(2, "0") + ".webp"

    implicitWidth: 44
    implicitHeight: 44
    opacity: landed ? 1 : 0
    scale: landed ? 1 : 2.2

    Behavior on opacity {
        enabled: token.landed

        NumberAnimation {
            duration: Motion.quick
        }
    }

    Behavior on scale {
        enabled: token.landed

        NumberAnimation {
            duration: Motion.normal
            easing.type: Easing.OutBounce
        }
    }

    RabbitPortrait {
        anchors.fill: parent
        anchors.margins: 1
        visible: !token.red && !Theme.has(token.picture)
        rabbit: token.rabbit
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: parent.width * 0.08
        visible: token.red && !Theme.has(token.picture)
        radius: width / 2
        color: Theme.red
        border.width: Math.max(2, width * 0.08)
        border.color: "#f3c9b8"
    }

    Image {
        anchors.fill: parent
        source: Theme.picture(token.picture)
        sourceSize.width: 160
        asynchronous: true
        mipmap: true
    }
}
