pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Before the first story, everybody is around the deck, and a player with a story takes it. It is
shown once in a game and then unloaded, with its large rabbits. */
Loader {
    id: opening

    required property CardTable table

    active: table.phase === "first_storyteller"
    sourceComponent: Item {
        objectName: "opening"

        PeopleAround {
            anchors.fill: parent
            people: opening.table.people
            below: 62
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
}
