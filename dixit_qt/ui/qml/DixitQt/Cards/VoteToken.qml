import QtQuick
import DixitQt

/*! A player's token, or the red marker, landing on a card. One that is `promised` is only a shadow
of a vote in a ring: it lies there, but isn't cast yet. */
Item {
    id: token

    property int rabbit: 0
    property bool red: false
    property bool landed: true
    property bool promised: false

    objectName: red ? "marker" : "token-" + rabbit
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
            easing.type: Motion.bounce
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -token.width * 0.06
        radius: width / 2
        visible: token.promised
        color: Qt.alpha(Theme.night, 0.62)
        border.width: 3
        border.color: Theme.lamp
        antialiasing: true
    }

    Token {
        anchors.fill: parent
        anchors.margins: token.promised ? token.width * 0.14 : 0
        opacity: token.promised ? 0.5 : 1
        rabbit: token.rabbit
        red: token.red
    }
}
