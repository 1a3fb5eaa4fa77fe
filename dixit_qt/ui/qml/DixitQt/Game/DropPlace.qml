pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Where cards are given: the storyteller's rabbit with the pile, a place for the card, and the
button that gives it. */
Item {
    id: place

    property string title: ""
    property string asking: ""
    property string note: ""
    property int given: 0
    property int rabbit: 0
    property bool inviting: true
    property bool ready: false
    property int many: 1
    property bool awaited: false

    /*! Somebody else says what to do here. */
    property bool quiet: false
    property string mine: ""
    readonly property Item slot: outline
    readonly property Item heap: pile
    readonly property real cardHeight: Math.min(height - 8, 300)

    signal confirmed

    /*! The cards of a pile are slightly turned. */
    function turnOf(index: int): real {
        return (index * 7) % 13 - 6;
    }

    objectName: "dropPlace"
    implicitWidth: 900
    implicitHeight: 320

    Image {
        anchors.right: pile.left
        anchors.rightMargin: 28
        anchors.bottom: pile.bottom
        width: Math.min(190, place.height * 0.6)
        height: width
        source: Theme.picture("rabbit-" + String(place.rabbit).padStart(2, "0") + ".webp")
        sourceSize.width: 384
        asynchronous: true
        mipmap: true
    }

    Column {
        anchors.left: outline.right
        anchors.leftMargin: 36 + Math.max(0, place.many - 1) * outline.width * 0.3
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8

        Heading {
            width: parent.width
            visible: text.length > 0
            font.pixelSize: Theme.large + 2
            text: place.title
        }

        NoteLabel {
            width: parent.width
            visible: text.length > 0 && !place.ready
            text: place.note
        }

        AppButton {
            objectName: "giveChosen"
            width: Math.min(parent.width, Math.max(200, implicitWidth))
            visible: place.ready
            kind: AppButton.Kind.Primary
            text: place.asking
            onClicked: place.confirmed()
        }
    }

    Rectangle {
        id: outline

        objectName: "slot"
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

        Label {
            anchors.centerIn: parent
            width: parent.width - 24
            visible: place.inviting && !place.ready && !place.quiet
            text: place.asking
            color: Theme.dim
            horizontalAlignment: Text.AlignHCenter
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

        objectName: "heap"
        anchors.right: outline.left
        anchors.rightMargin: 48
        anchors.verticalCenter: parent.verticalCenter
        width: place.cardHeight / 1.5 * 0.62
        height: width * 1.5

        Repeater {
            model: place.given

            CardFace {
                required property int index

                x: -index * 7
                y: -index * 2
                width: pile.width
                faceUp: false
                rotation: place.turnOf(index)
            }
        }
    }
}
