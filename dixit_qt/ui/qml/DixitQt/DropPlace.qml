pragma ComponentBehavior: Bound

import QtQuick

/*! Where cards are given: the storyteller's place at the table. */
Rectangle {
    id: place

    property string title: ""
    property string note: ""
    property int given: 0
    property int rabbit: 0
    property bool inviting: true

    objectName: "dropPlace"
    implicitWidth: 540
    implicitHeight: 250
    radius: 24
    color: inviting ? "#2af6cf86" : "#14f6cf86"
    border.width: inviting ? 3 : 1
    border.color: inviting ? Theme.lamp : Theme.line

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: 18
        spacing: 6

        RabbitPortrait {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 64
            height: 64
            rabbit: place.rabbit
        }

        Heading {
            anchors.horizontalCenter: parent.horizontalCenter
            width: place.width - 40
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.large
            text: place.title
        }

        Label {
            anchors.horizontalCenter: parent.horizontalCenter
            width: place.width - 40
            horizontalAlignment: Text.AlignHCenter
            color: Theme.dim
            text: place.note
        }
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 14
        spacing: -28

        Repeater {
            model: place.given

            CardFace {
                required property int index

                width: 52
                faceUp: false
                rotation: (index * 7) % 13 - 6
            }
        }
    }
}
