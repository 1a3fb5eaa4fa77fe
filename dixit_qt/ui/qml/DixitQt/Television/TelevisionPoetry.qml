pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Poetry on the big screen: the numbered stories in even rows, the growing poem beside them. */
Item {
    id: poetry

    required property Television table
    required property real least

    /*! The largest size at which no verse is wrapped, except those that didn't fit the story. */
    readonly property real verseSize: {
        let size = least * 1.6;
        for (let row = 0; row < rows.count; row++) {
            const verse = rows.itemAt(row) as TelevisionVerse;
            if (verse !== null && verse.verdict !== "no" && verse.taken > 0)
                size = Math.min(size, 0.98 * verse.room / verse.taken);
        }
        return Math.max(least, size);
    }

    /*! Hides only whole rows, and never the first one, which everybody guesses from. */
    function hidden(over: real): real {
        for (let row = 1; row < rows.count; row++) {
            const top = rows.itemAt(row)?.y ?? 0;
            if (top >= over)
                return top;
        }
        return 0;
    }

    RevealCards {
        anchors.left: parent.left
        anchors.right: paper.left
        anchors.rightMargin: poetry.least * 0.5
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        cards: poetry.table.cards
        leastText: poetry.least
    }

    Item {
        id: paper

        objectName: "poemPaper"
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: parent.width * 0.5

        Parchment {
            anchors.fill: parent
            lying: false
        }

        Item {
            id: page

            anchors.fill: parent
            anchors.leftMargin: poetry.least * 2.2
            anchors.rightMargin: poetry.least * 1.6
            anchors.topMargin: Math.max(poetry.least, paper.height * 0.1)
            anchors.bottomMargin: Math.max(poetry.least, paper.height * 0.1)

            Column {
                id: hint

                width: parent.width

                Repeater {
                    model: poetry.table.poetry.poem

                    delegate: TelevisionVerse {
                        objectName: "televisionHint"
                        width: page.width
                        least: poetry.least
                        largest: poetry.verseSize
                        rows: rows.count
                        visible: index === 0
                    }
                }
            }

            Label {
                id: notes

                anchors.bottom: parent.bottom
                width: parent.width
                text: [poetry.table.poetry.chipsLeft, poetry.table.poetry.swapped].filter(each => each.length > 0).join("\n")
                color: Theme.inkDim
                font.pixelSize: poetry.least
            }

            Item {
                objectName: "poemRows"
                anchors.fill: parent
                anchors.bottomMargin: notes.text.length > 0 ? notes.height + poetry.least * 0.3 : 0
                anchors.topMargin: hint.height + poetry.least * 0.3
                clip: true

                Column {
                    width: parent.width
                    y: -poetry.hidden(height - parent.height)
                    spacing: poetry.least * 0.3

                    Repeater {
                        id: rows

                        model: poetry.table.poetry.poem

                        delegate: TelevisionVerse {
                            width: page.width
                            least: poetry.least
                            largest: poetry.verseSize
                            rows: rows.count
                            visible: index > 0
                        }
                    }
                }
            }
        }
    }
}
