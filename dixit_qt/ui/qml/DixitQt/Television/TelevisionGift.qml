pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Before the vote: the storyteller, and the cards that arrive face down. */
Item {
    id: gift

    required property Television table
    required property real least
    readonly property real cardWidth: Math.max(20, Math.min((height - name.y - name.height - least * 2) / 1.5, width / (1 + 0.75 * Math.max(3, table.given))))

    readonly property bool opening: table.teller.length === 0
    readonly property bool atThought: !opening && table.given === 0

    PeopleAround {
        anchors.fill: parent
        visible: gift.opening
        people: gift.table.people
        dealt: 3
        textSize: gift.least
    }

    TellerAtThought {
        anchors.centerIn: parent
        scale: gift.height * 0.85 / implicitHeight
        visible: gift.atThought
        rabbit: gift.table.tellerRabbit
        teller: gift.table.teller
    }

    RabbitPortrait {
        id: face

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: gift.table.given > 0 ? 0 : parent.height * 0.16
        width: Math.min(gift.least * 7, parent.height * 0.34)
        height: width
        visible: !gift.opening && !gift.atThought
        rabbit: gift.table.tellerRabbit
    }

    Heading {
        id: name

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: face.bottom
        anchors.topMargin: gift.least * 0.4
        width: parent.width
        visible: !gift.opening && !gift.atThought
        text: gift.table.teller
        font.pixelSize: gift.least * 1.8
        horizontalAlignment: Text.AlignHCenter
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: name.bottom
        anchors.topMargin: gift.least * 0.8
        spacing: -gift.cardWidth * 0.25

        Repeater {
            model: gift.table.given

            CardFace {
                required property int index

                width: gift.cardWidth
                height: width * 1.5
                faceUp: false
                rotation: (index * 7) % 13 - 6
            }
        }
    }
}
