pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The growing poem on a sheet of paper, as large as the sheet allows; before it begins, the
storyteller's rabbit, thinking. */
Item {
    id: sheet

    required property Television table
    required property real least
    readonly property int count: rows.count
    readonly property real gap: least * (count > 7 ? 0.05 : 0.25)

    /*! The largest size at which the poem fits the paper and no verse is broken. */
    readonly property real verseSize: {
        let size = least * 2.6;
        let lines = 0;
        for (let row = 0; row < count; row++) {
            const verse = rows.itemAt(row) as TelevisionVerse;
            if (verse === null)
                continue;
            lines += verse.share;
            if (verse.taken > 0)
                size = Math.min(size, 0.98 * verse.room / verse.taken / verse.share);
        }
        const high = (page.height - sheet.gap * count) / Math.max(1, lines) / 1.42;
        return Math.max(least, Math.min(size, high));
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

    objectName: "poemPaper"

    Parchment {
        anchors.fill: parent
        lying: false
    }

    Image {
        objectName: "poemNotBegun"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: thought.top
        width: parent.height * 0.5
        height: width
        visible: sheet.count === 0 && sheet.table.teller.length > 0
        source: Theme.picture("rabbit-" + String(sheet.table.tellerRabbit).padStart(2, "0") + ".webp")
        sourceSize.width: 480
        asynchronous: true
        mipmap: true
    }

    SerifLabel {
        id: thought

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: parent.height * 0.14
        width: parent.width * 0.8
        visible: sheet.count === 0
        text: sheet.table.teller
        color: Theme.ink
        font.pixelSize: sheet.least * 1.6
        horizontalAlignment: Text.AlignHCenter
    }

    Item {
        id: page

        anchors.fill: parent
        anchors.leftMargin: sheet.least * 2
        anchors.rightMargin: sheet.least * 2
        anchors.topMargin: Math.max(sheet.least, sheet.height * 0.12)
        anchors.bottomMargin: Math.max(sheet.least, sheet.height * 0.12)

        Column {
            id: hint

            width: parent.width

            Repeater {
                model: sheet.table.poetry.poem

                delegate: TelevisionVerse {
                    objectName: "televisionHint"
                    width: page.width
                    least: sheet.least
                    size: sheet.verseSize
                    visible: index === 0
                }
            }
        }

        Item {
            objectName: "poemRows"
            anchors.fill: parent
            anchors.topMargin: hint.height + sheet.gap
            clip: true

            Column {
                width: parent.width
                y: -sheet.hidden(height - parent.height)
                spacing: sheet.gap

                Repeater {
                    id: rows

                    model: sheet.table.poetry.poem

                    delegate: TelevisionVerse {
                        objectName: "televisionVerse"
                        width: page.width
                        least: sheet.least
                        size: sheet.verseSize
                        visible: index > 0
                    }
                }
            }
        }
    }
}
