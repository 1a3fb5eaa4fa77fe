pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Small scenes: a clue is given, cards are given, a clue before the cards, the pile runs out. */
Item {
    id: scene

    property string kind: "clue"
    readonly property bool spoken: kind === "clue" || kind === "blind"

    RabbitPortrait {
        id: teller

        x: scene.spoken ? scene.width * 0.5 - 160 : scene.width / 2 - width / 2
        y: scene.spoken ? scene.height / 2 - 150 : scene.height / 2 - 190
        visible: scene.kind !== "pile"
        width: 96
        height: 96
        rabbit: 0
    }

    Rectangle {
        anchors.left: teller.right
        anchors.leftMargin: 22
        anchors.verticalCenter: teller.verticalCenter
        width: 210
        height: words.implicitHeight + 36
        visible: scene.spoken
        radius: 16
        color: Theme.chalk
        border.width: 1
        border.color: Theme.paperShade

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            x: -8
            width: 18
            height: 18
            rotation: 45
            color: Theme.chalk
        }

        SerifLabel {
            id: words

            anchors.centerIn: parent
            width: parent.width - 30
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("“Where the staircase ends”")
            font.pixelSize: Theme.large
            color: Theme.ink
        }
    }

    Repeater {
        model: scene.kind === "blind" ? 5 : 0

        CardFace {
            required property int index

            x: scene.width / 2 - width / 2 + (index - 2) * 62
            y: scene.height / 2 + 20 + Math.abs(index - 2) * 8
            width: 84
            faceUp: false
            rotation: (index - 2) * 7
        }
    }

    CardFace {
        visible: scene.kind === "clue"
        x: scene.width / 2 - width / 2
        y: scene.height / 2 - 10
        width: 120
        faceUp: false
        rotation: 5
    }

    Repeater {
        model: scene.kind === "giving" ? 3 : 0

        Item {
            id: giver

            required property int index
            readonly property real side: index - 1

            x: scene.width / 2 + side * 150
            y: scene.height / 2 + 130 - Math.abs(side) * 24

            RabbitPortrait {
                anchors.centerIn: parent
                width: 72
                height: 72
                rabbit: giver.index + 1
            }

            CardFace {
                x: -giver.side * 52 - width / 2
                y: -152 + Math.abs(giver.side) * 18
                width: 62
                faceUp: false
                rotation: -giver.side * 22
            }

            Label {
                x: -giver.side * 24 - width / 2
                y: -62
                text: "↑"
                rotation: -giver.side * 32
                wrapMode: Text.NoWrap
                font.pixelSize: 26
                font.weight: Font.Bold
                color: Theme.sepia
            }
        }
    }

    Repeater {
        model: scene.kind === "pile" ? [9, 5, 1] : []

        Item {
            id: pile

            required property int index
            required property int modelData

            x: scene.width / 2 + (index - 1) * 146 - 50
            y: scene.height / 2 - 75

            Rectangle {
                x: -10
                y: -10
                width: 120
                height: 170
                radius: 14
                color: Qt.alpha(Theme.lamp, 0.4)
                visible: pile.modelData === 1
            }

            Repeater {
                model: pile.modelData

                CardFace {
                    required property int index

                    x: index * 1.5
                    y: -index * 5
                    width: 100
                    faceUp: false
                }
            }
        }
    }
}
