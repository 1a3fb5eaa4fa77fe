pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The rabbits of the players who haven't voted yet, and how long they have. The last few are
named. */
Rectangle {
    id: waiting

    required property Television table
    required property real least
    property real widest: 10000
    readonly property bool few: table.missing <= 3

    /*! Its height once the last few are named: the cards don't move then. */
    readonly property real tallest: least * 4
    readonly property real room: widest - least - (clock.visible ? clock.width + row.spacing : 0)
    readonly property real share: few ? Math.min(least * 5.4, (room - words.width - row.spacing) / Math.max(1, table.missing) - row.spacing) : Math.min(least * 2.4, room / table.missing - row.spacing)

    objectName: "awaited"
    width: row.width + least
    height: few ? tallest : share + least * 0.5
    radius: Math.min(height / 2, least)
    color: Theme.panel
    opacity: row.width > 0 ? 1 : 0

    Row {
        id: row

        anchors.centerIn: parent
        spacing: waiting.least * 0.25

        TimeLeft {
            id: clock

            anchors.verticalCenter: parent.verticalCenter
            hourglass: waiting.table.hourglass
            textSize: waiting.least * 1.1
        }

        Label {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            visible: waiting.few && waiting.table.missing > 0
            text: qsTr("waiting for")
            color: Theme.lamp
            font.pixelSize: waiting.least
            wrapMode: Text.NoWrap
        }

        Repeater {
            model: waiting.table.people

            Item {
                id: person

                required property string name
                required property int rabbit
                required property bool awaited
                required property bool absent

                objectName: "awaited-" + rabbit
                width: waiting.share
                height: waiting.few ? face.height + caption.height : width
                visible: awaited

                Accessible.role: Accessible.StaticText
                Accessible.name: name

                RabbitPortrait {
                    id: face

                    anchors.horizontalCenter: parent.horizontalCenter
                    width: waiting.few ? waiting.least * 2.3 : parent.width
                    height: width
                    rabbit: person.rabbit
                    opacity: person.absent ? 0.45 : 1
                }

                Label {
                    id: caption

                    objectName: "awaitedName-" + person.rabbit
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: waiting.least * 1.4
                    visible: waiting.few
                    text: person.name
                    font.pixelSize: waiting.least * 1.05
                    font.weight: Font.DemiBold
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: waiting.least * 0.75
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
            }
        }
    }
}
