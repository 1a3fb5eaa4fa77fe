pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! A finished round: its clue, its cards or poem, and the points. `step` is the progress of the
reveal: its cards one by one, then the points, then the track; at Track everything is shown. */
Item {
    id: sheet

    enum Step {
        Cards,
        Count,
        Track
    }

    required property ShownRound round
    property int step: RoundSheet.Step.Track
    property bool enlargeable: false
    property real countWidth: Math.min(gains.many > 8 ? 440 : 400, width * (gains.many > 8 ? 0.33 : 0.3))
    default property alias foot: foot.data

    signal enlarged(string source, string description)
    signal readOtherwise(int row)

    function enlarge(number: int): void {
        cards.enlarge(number);
    }

    ClueScroll {
        id: clue

        anchors.top: parent.top
        anchors.horizontalCenter: cards.horizontalCenter
        visible: !sheet.round.isPoem
        width: Math.min(implicitWidth, cards.width)
        clue: sheet.round.clue
        kind: sheet.round.clueKind
        teller: sheet.round.teller
        textSize: sheet.round.clue.length > 60 ? Theme.large : Theme.title
    }

    RevealCards {
        id: cards

        anchors.left: parent.left
        anchors.right: count.left
        anchors.rightMargin: Theme.margin
        anchors.top: clue.bottom
        anchors.topMargin: 4
        anchors.bottom: parent.bottom
        visible: !sheet.round.isPoem
        cards: sheet.round.cards
        heart: sheet.round.heart
        enlargeable: sheet.enlargeable
        onEnlarged: (source, description) => sheet.enlarged(source, description)
    }

    PoemSheet {
        anchors.left: parent.left
        anchors.right: count.left
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        height: Math.min(parent.height, Math.max(implicitHeight, parent.height * 0.8))
        visible: sheet.round.isPoem
        heading: sheet.round.poemReading
        picture: sheet.round.poemPicture
        rows: sheet.round.poemText.split("\n")
        signature: sheet.round.poemSignature
        reasons: sheet.round.poemReasons
        textSize: Theme.title
        revealed: sheet.step >= RoundSheet.Step.Count ? rows.length : 0
        readable: sheet.round.poemReadable.length > 0 ? sheet.round.poemReadable.split(" ") : []
        onReadOtherwise: row => sheet.readOtherwise(row)
    }

    Panel {
        id: count

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: sheet.countWidth

        Heading {
            id: title

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: 12
            anchors.leftMargin: 16
            text: qsTr("Round %1").arg(sheet.round.number)
            font.pixelSize: Theme.large
        }

        NoteLabel {
            id: ending

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: title.bottom
            anchors.leftMargin: 16
            anchors.rightMargin: 12
            visible: text.length > 0
            bottomPadding: 6
            text: sheet.round.poemEnding
        }

        GainsList {
            id: gains

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: ending.visible ? ending.bottom : title.bottom
            anchors.bottom: foot.top
            anchors.margins: 8
            gains: sheet.round.gains
            shown: sheet.step >= RoundSheet.Step.Count
        }

        Column {
            id: foot

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: 12
            spacing: 8
        }
    }
}
