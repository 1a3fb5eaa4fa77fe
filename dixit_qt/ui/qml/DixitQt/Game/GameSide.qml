import QtQuick
import DixitQt
import DixitQt.Models

/*! The left edge of the table: everybody, and below them the draw pile and the discard pile. */
Item {
    id: side

    required property CardTable table

    signal asked(int seat)

    width: 200

    PeopleRail {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: piles.top
        anchors.bottomMargin: 8
        people: side.table.people
        teams: side.table.teams
        onAsked: seat => side.asked(seat)
    }

    CardPiles {
        id: piles

        anchors.left: parent.left
        anchors.leftMargin: 6
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        table: side.table
    }
}
