pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Where cards are given: a place for a card beside the storyteller's rabbit, and the pile. */
Item {
    id: place

    property string title: ""
    property string note: ""
    property int given: 0
    property int rabbit: 0
    property bool inviting: true
    property bool ready: false
    property bool awaited: false
    property string mine: ""

    /*! By how much a card that is lifted reaches into this place from below. */
    property real lifted: 0
    readonly property Item slot: outline
    readonly property Item heap: pile
    readonly property real cardHeight: Math.min(height - 8, 300)

    signal confirmed

    objectName: "dropPlace"
    implicitWidth: 900
    implicitHeight: 320

    Column {
        id: words

        readonly property real below: title.height + Math.max(give.height, note.visible ? note.height : 0) + 2 * spacing

        anchors.left: parent.left
        anchors.right: outline.left
        anchors.rightMargin: 28
        y: Math.max(0, (place.height - place.lifted - height) / 2)
        spacing: 8

        Image {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.max(40, Math.min(150, place.height * 0.48, place.height - place.lifted - words.below))
            height: width
            source: Theme.picture("rabbit-" + String(place.rabbit).padStart(2, "0") + ".webp")
            sourceSize.width: 320
            asynchronous: true
            mipmap: true
        }

        Heading {
            id: title

            width: parent.width
            font.pixelSize: Theme.large + 2
            horizontalAlignment: Text.AlignHCenter
            text: place.title
        }

        Label {
            id: note

            width: parent.width
            visible: text.length > 0 && !place.ready
            color: Theme.dim
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignHCenter
            text: place.note
        }

        AppButton {
            id: give

            objectName: "giveChosen"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: place.ready
            kind: AppButton.Kind.Primary
            text: qsTr("Give")
            onClicked: place.confirmed()
        }
    }

    Rectangle {
        id: outline

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
        width: height / 1.5
        height: place.cardHeight
        radius: width * 0.055
        color: Qt.alpha(Theme.lamp, place.awaited ? 0.24 : 0.08)
        border.width: place.inviting ? 3 : 1
        border.color: Qt.alpha(Theme.lamp, place.inviting ? 0.9 : 0.3)
        rotation: place.awaited ? -3 : 0
        scale: place.awaited ? 1.05 : 1

        Behavior on rotation {
            NumberAnimation {
                duration: Motion.quick
            }
        }
        Behavior on scale {
            NumberAnimation {
                duration: Motion.quick
            }
        }

        CardFace {
            objectName: "myGift"
            anchors.fill: parent
            visible: !place.inviting && place.mine.length > 0
            source: place.mine
        }

        CardGlow {
            visible: place.inviting
            opacity: 0.55
        }
    }

    Item {
        id: pile

        anchors.left: outline.right
        anchors.leftMargin: 56
        anchors.verticalCenter: parent.verticalCenter
        width: place.cardHeight / 1.5 * 0.62
        height: width * 1.5

        Repeater {
            model: place.given

            CardFace {
                required property int index

                x: index * 7
                y: -index * 2
                width: pile.width
                faceUp: false
                rotation: (index * 7) % 13 - 6
            }
        }
    }
}
