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
    readonly property alias hush: guess.hush

    RevealCards {
        id: stories

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        height: Math.min(parent.height * 0.43, widthWith(count, width, 10000) * 1.5 + gapDown)
        inOneRow: true
        cards: poetry.table.cards
        leastText: poetry.least
        moment: guess
        z: guess.running ? 1 : 0
    }

    TelevisionPoem {
        opacity: guess.hush
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
        hush: guess.hush
    }

    GuessMoment {
        id: guess

        anchors.fill: parent
        z: 2
        table: poetry.table.poetry
        textSize: poetry.least * 2.4
        placeOfStory: number => guess.mapFromItem(stories, stories.places()[number - 1])
        placeOfPerson: row => poets.placeOf(row, guess)
        onSounded: name => poetry.table.sounded(name)
    }
}
