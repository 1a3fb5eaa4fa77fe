pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The hearts for a picture fall on it when they are counted, and stay as a number in its corner;
one of them may be the player's own. */
Item {
    id: rain

    required property int hearts
    property bool mine: false
    property real leastText: 11

    /*! The place of the button that gives a heart, in the same corner. */
    property real aside: 0
    property real fallen: 1
    readonly property int pieces: Math.min(7, hearts)
    readonly property real size: Math.max(leastText * 1.4, width * 0.15)

    objectName: "hearts"

    Accessible.role: Accessible.StaticText
    Accessible.name: mine ? qsTr("%n heart(s), one of them yours", "", hearts) : qsTr("%n heart(s)", "", hearts)

    Component.onCompleted: if (!Motion.still)
        falling.start()

    NumberAnimation {
        id: falling

        target: rain
        property: "fallen"
        from: 0
        to: 1
        duration: Motion.slow * 4
    }

    Repeater {
        model: rain.fallen < 1 ? rain.pieces : 0

        Text {
            required property int index
            readonly property real late: 0.4 * index / rain.pieces
            readonly property real way: Math.max(0, Math.min(1, (rain.fallen - late) / 0.6))

            x: rain.width * (0.12 + 0.7 * (index * 0.37 % 1)) + rain.width * 0.06 * Math.sin(6.28 * (way + index * 0.3))
            y: -rain.height * 0.5 + rain.height * 0.9 * way
            opacity: way === 0 ? 0 : 1 - Math.max(0, way - 0.8) * 5
            textFormat: Text.PlainText
            text: "♥"
            color: Theme.red
            style: Text.Outline
            styleColor: Theme.chalk
            font.pixelSize: rain.size * 2
        }
    }

    Rectangle {
        objectName: "heartCount"
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: rain.width * 0.03
        anchors.rightMargin: rain.width * 0.03 + rain.aside
        width: count.implicitWidth + rain.size * 0.7
        height: rain.size * 1.3
        radius: height / 2
        color: Qt.alpha(Theme.deep, 0.86)
        border.width: rain.mine ? 2 : 0
        border.color: Theme.lamp
        opacity: rain.fallen < 0.6 ? 0 : 1

        Text {
            id: count

            anchors.centerIn: parent
            textFormat: Text.PlainText
            text: rain.hearts > 1 ? "♥ " + rain.hearts : "♥"
            color: Theme.alarmEdge
            font.family: Theme.sans
            font.pixelSize: rain.size
            font.weight: Font.Bold
        }
    }
}
