pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Poetry on the big screen: the numbered stories, and the poem growing beside them. */
Item {
    id: poetry

    required property Television table
    required property real least

    RevealCards {
        anchors.left: parent.left
        anchors.right: paper.left
        anchors.rightMargin: poetry.least
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        cards: poetry.table.cards
        leastText: poetry.least
    }

    Item {
        id: paper

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: parent.width * 0.42

        Parchment {
            anchors.fill: parent
        }

        ListView {
            id: rows

            anchors.fill: parent
            anchors.leftMargin: poetry.least * 2.2
            anchors.rightMargin: poetry.least * 1.6
            anchors.topMargin: Math.max(poetry.least, paper.height * 0.1)
            anchors.bottomMargin: Math.max(poetry.least, paper.height * 0.1)
            clip: true
            interactive: false
            spacing: poetry.least * 0.3
            model: poetry.table.poetry.poem
            onCountChanged: Qt.callLater(rows.positionViewAtEnd)

            delegate: TelevisionVerse {
                width: rows.width
                least: poetry.least
                crowded: rows.count > 7
            }
        }
    }
}
