pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The first storyteller: the first player who claims it, or one whom the host chooses. */
Column {
    id: first

    required property HouseRules house

    leftPadding: 14
    spacing: 6

    SerifLabel {
        id: question

        width: first.width - 14
        text: qsTr("First storyteller")
        font.pixelSize: Theme.body
        color: Theme.ink
    }

    Flow {
        width: first.width - 14
        spacing: 6

        Repeater {
            model: first.house.tellers

            ChoiceChip {
                required property int person
                required property string name
                required property bool chosen

                objectName: "teller-" + person
                enabled: first.house.admin
                onPaper: true
                about: question.text
                text: name
                checked: chosen
                onClicked: first.house.chooseTeller(person)
            }
        }
    }
}
