pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The players around the table, clockwise; the storyteller has the lamp. */
Item {
    id: ring

    property int seats: 4
    property bool moves: false
    property bool hands: false
    property bool teams: false
    readonly property real reachX: Math.min(width / 2 - 46, 190)
    readonly property real reachY: Math.min(height / 2 - 46, 190)
    readonly property real portrait: seats > 8 ? 56 : 66

    function angle(place: real): real {
        return (place / seats) * 2 * Math.PI - Math.PI / 2;
    }

    function atX(place: real, part: real): real {
        return width / 2 + Math.cos(angle(place)) * reachX * part;
    }

    function atY(place: real, part: real): real {
        return height / 2 + Math.sin(angle(place)) * reachY * part;
    }

    Rectangle {
        anchors.centerIn: parent
        width: ring.reachX * 1.5
        height: ring.reachY * 1.5
        radius: Math.min(width, height) / 2
        color: Theme.raised
        border.width: 6
        border.color: Theme.brass
    }

    Repeater {
        model: ring.teams ? ring.seats / 2 : 0

        Rectangle {
            required property int index

            x: ring.width / 2 - width / 2
            y: ring.height / 2 - 2
            width: 1.4 * Math.hypot(Math.cos(ring.angle(index)) * ring.reachX, Math.sin(ring.angle(index)) * ring.reachY)
            height: 4
            rotation: Math.atan2(Math.sin(ring.angle(index)) * ring.reachY, Math.cos(ring.angle(index)) * ring.reachX) * 180 / Math.PI
            color: Theme.colourOf(index)
            antialiasing: true
        }
    }

    Repeater {
        model: ring.seats

        RuleBack {
            required property int index

            x: ring.atX(index, 0.58) - width / 2
            y: ring.atY(index, 0.58) - height / 2
            width: ring.seats > 8 ? 20 : 28
            visible: !ring.teams
            rotation: ring.angle(index) * 180 / Math.PI + 90
        }
    }

    Repeater {
        model: ring.moves ? ring.seats : 0

        Item {
            id: move

            required property int index

            x: ring.atX(index + 0.5, 1.02)
            y: ring.atY(index + 0.5, 1.02)
            rotation: ring.angle(index + 0.5) * 180 / Math.PI + 90

            RuleBack {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: -4
                visible: ring.hands
                width: 20
                rotation: 90
            }

            SerifLabel {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: ring.hands ? 20 : 0
                text: "›"
                wrapMode: Text.NoWrap
                font.pixelSize: 44
                font.weight: Font.Bold
                color: ring.hands || move.index === 0 ? Theme.sepia : Theme.paperEdge
            }
        }
    }

    Repeater {
        model: ring.seats

        Item {
            id: seat

            required property int index

            x: ring.atX(index, 1)
            y: ring.atY(index, 1)

            Rectangle {
                anchors.centerIn: parent
                width: ring.portrait + 22
                height: width
                radius: width / 2
                visible: seat.index === 0
                color: Qt.alpha(Theme.lamp, 0.4)
                border.width: 3
                border.color: Theme.gold
            }

            RabbitPortrait {
                anchors.centerIn: parent
                width: ring.portrait
                height: ring.portrait
                rabbit: ring.teams ? seat.index % (ring.seats / 2) : seat.index
            }
        }
    }

    SerifLabel {
        anchors.centerIn: parent
        visible: !ring.teams
        text: ring.hands ? qsTr("pass all hands left") : ring.moves ? qsTr("then the player on the left") : ""
        width: ring.reachX * 0.9
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.body
        color: Theme.lamp
    }
}
