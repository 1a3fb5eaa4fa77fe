pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A game: a picture of what is special, the number of players, and a sentence about it. */
Pressable {
    id: tile

    required property string name
    required property string sentence
    required property string facts
    required property string picture
    required property string edition
    required property var variants
    required property var variant_names
    property bool chosen: false

    signal varied(string key)

    checked: chosen
    implicitHeight: 8 + scene.height + words.implicitHeight + 22

    Accessible.role: Accessible.RadioButton
    Accessible.name: name
    Accessible.description: facts + ". " + sentence
    Accessible.checked: checked

    background: Rectangle {
        radius: 14
        color: tile.chosen ? Qt.alpha(Theme.gold, 0.27) : Qt.alpha(Theme.edge, tile.hovered && tile.enabled ? 0.34 : 0.18)
        border.width: tile.chosen ? 2 : 1
        border.color: tile.chosen ? Theme.gold : Qt.alpha(Theme.edge, tile.hovered ? 0.6 : 0.25)

        FocusRing {
            control: tile
            shown: tile.visualFocus
            radius: 18
        }
    }

    contentItem: Item {
        Image {
            id: scene

            x: 8
            y: 8
            width: tile.width - 16
            height: width * 0.45
            source: Theme.picture(tile.picture)
            sourceSize.width: 600
            asynchronous: true
            mipmap: true
        }

        Column {
            id: words

            anchors.left: scene.left
            anchors.leftMargin: 6
            anchors.right: scene.right
            anchors.rightMargin: 6
            anchors.top: scene.bottom
            anchors.topMargin: 8
            spacing: 3

            SerifLabel {
                width: parent.width
                text: tile.name
                font.pixelSize: Theme.body + 2
                font.weight: Font.DemiBold
                color: tile.chosen ? Theme.lamp : Theme.text
            }

            Label {
                width: parent.width
                text: tile.facts
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                color: Theme.lamp
            }

            Label {
                width: parent.width
                text: tile.sentence
                font.pixelSize: Theme.small
                color: Qt.alpha(Theme.text, 0.85)
            }

            Flow {
                width: parent.width
                topPadding: tile.variants.length > 0 ? 6 : 0
                spacing: 6

                Repeater {
                    model: tile.variants

                    ChoiceChip {
                        required property int index
                        required property string modelData

                        objectName: "variant-" + modelData
                        about: tile.name
                        text: tile.variant_names[index] ?? ""
                        checked: tile.chosen && tile.edition === modelData
                        onClicked: tile.varied(modelData)
                    }
                }
            }
        }
    }
}
