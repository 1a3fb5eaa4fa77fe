pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The rabbits of the players who haven't voted yet, and how long they have. */
Rectangle {
    id: waiting

    required property var people
    required property Hourglass hourglass
    required property real least
    property real widest: 10000
    readonly property real face: Math.min(least * 1.9, widest / Math.max(1, people.count) - row.spacing)

    width: row.width + least
    height: face + least * 0.5
    radius: height / 2
    color: Theme.panel
    opacity: row.width > 0 ? 1 : 0

    Row {
        id: row

        anchors.centerIn: parent
        spacing: waiting.least * 0.25

        TimeLeft {
            anchors.verticalCenter: parent.verticalCenter
            hourglass: waiting.hourglass
            textSize: waiting.least * 1.1
        }

        Repeater {
            model: waiting.people

            Item {
                id: person

                required property int rabbit
                required property bool awaited
                required property bool absent

                width: waiting.face
                height: width
                visible: awaited

                RabbitPortrait {
                    anchors.fill: parent
                    rabbit: person.rabbit
                    opacity: person.absent ? 0.45 : 1
                }
            }
        }
    }
}
