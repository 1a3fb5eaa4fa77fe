pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Where cards are given: the storyteller's place at the table. */
Item {
    id: place

    property string title: ""
    property string note: ""
    property int given: 0
    property int rabbit: 0
    property bool inviting: true
    property bool ready: false

    signal confirmed

    objectName: "dropPlace"
    implicitWidth: 620
    implicitHeight: 236

    Parchment {
        anchors.fill: parent
        glowing: place.inviting
        opacity: place.inviting ? 1 : 0.94
    }

    Item {
        anchors.fill: parent
        anchors.leftMargin: 64
        anchors.rightMargin: 64

        RabbitPortrait {
            id: face

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: 96
            height: 96
            rabbit: place.rabbit
        }

        Column {
            anchors.left: face.right
            anchors.leftMargin: 22
            anchors.right: pile.left
            anchors.rightMargin: 16
            anchors.verticalCenter: parent.verticalCenter
            spacing: 8

            Heading {
                width: parent.width
                font.pixelSize: Theme.large + 2
                color: Theme.ink
                text: place.title
            }

            Label {
                width: parent.width
                visible: text.length > 0
                color: Theme.inkDim
                font.pixelSize: Theme.small + 1
                text: place.note
            }

            AppButton {
                objectName: "giveChosen"
                visible: place.ready
                kind: AppButton.Kind.Primary
                text: qsTr("Give")
                onClicked: place.confirmed()
            }
        }

        Row {
            id: pile

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: place.given > 0 ? implicitWidth : 0
            spacing: place.given > 6 ? -62 : -50

            Repeater {
                model: place.given

                CardFace {
                    required property int index

                    width: 70
                    faceUp: false
                    rotation: (index * 7) % 13 - 6
                }
            }
        }
    }
}
