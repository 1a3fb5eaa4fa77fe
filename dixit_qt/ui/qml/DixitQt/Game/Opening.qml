pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Before the first story: everybody stands around the deck, and whoever has a story takes it. */
Item {
    id: opening

    required property CardTable table
    readonly property real figure: Math.min(height * 0.36, width / Math.max(6, people.count * 0.82))
    readonly property real deckTop: height * 0.02 + figure + Theme.small * 1.6 + 20
    readonly property real deck: Math.max(40, Math.min(height * 0.3, 120, (height - deckTop - 62) / 1.5))

    objectName: "opening"

    Repeater {
        id: people

        model: opening.table.people

        delegate: Item {
            id: place

            required property int index
            required property int rabbit
            required property string name
            required property bool me
            readonly property real off: people.count > 1 ? 2 * index / (people.count - 1) - 1 : 0
            readonly property real reach: Math.min(opening.width / 2 - opening.figure * 0.6, opening.figure * people.count * 0.62)

            x: opening.width / 2 + off * reach - width / 2
            y: opening.height * (0.02 + 0.36 * off * off)
            width: opening.figure
            height: opening.figure

            Image {
                anchors.fill: parent
                source: Theme.picture("rabbit-" + String(place.rabbit).padStart(2, "0") + ".webp")
                sourceSize.width: 320
                asynchronous: true
                mipmap: true
            }

            Label {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: parent.bottom
                width: opening.figure * 1.1
                text: place.name
                color: place.me ? Theme.lamp : Theme.text
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
                maximumLineCount: 2
            }
        }
    }

    Repeater {
        model: 5

        CardFace {
            required property int index

            x: opening.width / 2 - width / 2 + (index - 2) * 3
            y: opening.deckTop - index * 3
            width: opening.deck
            faceUp: false
        }
    }

    AppButton {
        objectName: "claim"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6
        visible: opening.table.canClaim
        kind: AppButton.Kind.Primary
        text: qsTr("I have a story")
        scale: 1.2
        onClicked: opening.table.claim()
    }
}
