import QtQuick
import DixitQt

/*! A player's token, or the red marker, landing on a card. */
Item {
    id: token

    property int rabbit: 0
    property bool red: false
    property bool landed: true

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

    Token {
        anchors.fill: parent
        rabbit: token.rabbit
        red: token.red
    }
}
