pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! All cards of the deck, the loved ones, or the tired ones; hidden before the first game. */
Flow {
    id: chips

    required property Decks decks
    readonly property var choices: [["all", qsTr("All cards"), 1], ["loved", qsTr("Most loved: %1").arg(decks.loved), decks.loved], ["tired", qsTr("Often seen, never loved: %1").arg(decks.tired), decks.tired]]

    visible: decks.loved > 0
    spacing: 8

    Repeater {
        model: chips.choices

        ChoiceChip {
            required property var modelData

            objectName: "cards-" + modelData[0]
            visible: modelData[2] > 0
            text: modelData[1]
            checked: chips.decks.choice === modelData[0]
            onClicked: chips.decks.pick(modelData[0])
        }
    }
}
