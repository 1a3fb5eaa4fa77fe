import QtQuick
import DixitQt
import DixitQt.Models

/*! Before the vote: the storyteller at thought, and then the cards that everybody gives. The piles
are at the edges of the table. */
Item {
    id: gift

    required property Television table
    required property real least
    readonly property bool opening: table.teller.length === 0
    readonly property bool giving: table.scene === "give"

    TelevisionBand {
        id: band

        width: parent.width
        visible: gift.giving
        table: gift.table
        least: gift.least
        clue: gift.table.clue
        kind: gift.table.clueKind
        teller: gift.table.teller
        rabbit: gift.table.tellerRabbit
        question: gift.table.question
        unrolls: true
    }

    PeopleAround {
        anchors.fill: parent
        visible: gift.opening
        people: gift.table.people
        dealt: 3
        textSize: gift.least
    }

    TellerAtThought {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        height: implicitHeight
        transformOrigin: Item.Top
        scale: (company.y - gift.least * 0.4) / implicitHeight
        visible: !gift.opening && !gift.giving
        rabbit: gift.table.tellerRabbit
        teller: gift.table.teller
    }

    TelevisionCompany {
        id: company

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: gift.giving && count < 8 ? gift.least * 1.5 : 0
        width: Math.min(parent.width - 2 * piles.width, gift.least * 12 * count)
        height: gift.giving ? parent.height - band.height - gift.least - anchors.bottomMargin : gift.least * 6.2
        visible: !gift.opening
        people: gift.table.people
        least: gift.least
        giving: gift.giving
    }

    Item {
        id: piles

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: gift.least * 5
        height: parent.height

        TelevisionPile {
            objectName: "drawPile"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            least: gift.least
            count: gift.table.pile
            name: qsTr("cards")
        }
    }

    TelevisionPile {
        objectName: "discardPile"
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        visible: count > 0
        least: gift.least
        count: gift.table.discard
        used: true
        name: qsTr("discards")
    }
}
