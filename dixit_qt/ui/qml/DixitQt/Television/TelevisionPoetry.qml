pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Poetry on the big screen: all stories in one row, the growing poem below them, and beside it the
poets with their chips and the piles at the edge of the table. */
Item {
    id: poetry

    required property Television table
    required property real least

    RevealCards {
        id: stories

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        height: Math.min(parent.height * 0.43, widthWith(count, width, 10000) * 1.5 + gapDown)
        inOneRow: true
        cards: poetry.table.cards
        leastText: poetry.least
    }

    TelevisionPoem {
        anchors.left: parent.left
        anchors.right: poets.left
        anchors.rightMargin: poetry.least * 0.8
        anchors.top: stories.bottom
        anchors.bottom: parent.bottom
        table: poetry.table
        least: poetry.least
    }

    TelevisionPoets {
        id: poets

        anchors.right: parent.right
        anchors.top: stories.bottom
        anchors.bottom: parent.bottom
        width: parent.width * 0.36
        table: poetry.table.poetry
        teller: poetry.table.teller
        least: poetry.least
    }
}
