pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! A round on the big screen: people on the left, the story in the middle, the track below. */
Item {
    id: game

    required property TableModel table
    required property real least
    readonly property string scene: table.scene
    readonly property bool telling: scene === "round"
    readonly property bool withPoem: scene === "poem" || scene === "poetry"
    readonly property bool counting: scene === "round" || scene === "poem"
    property int step: RoundSheet.Step.Cards

    objectName: "tableGame"

    function tell(): void {
        telling.stop();
        step = Motion.still ? RoundSheet.Step.Track : RoundSheet.Step.Cards;
        if (counting && !Motion.still)
            telling.restart();
    }

    onCountingChanged: tell()
    onStepChanged: if (counting && step === RoundSheet.Step.Track)
        table.roundTold()
    Component.onCompleted: tell()

    SequentialAnimation {
        id: telling

        PauseAnimation {
            duration: Motion.slow * 2
        }
        NumberAnimation {
            target: game
            property: "step"
            from: RoundSheet.Step.Votes
            to: RoundSheet.Step.Track
            duration: Motion.slow * 12
        }
    }

    TelevisionHead {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: game.least * 0.7
        table: game.table
        least: game.least
    }

    TelevisionPeople {
        id: people

        anchors.left: parent.left
        anchors.leftMargin: game.least * 0.7
        anchors.top: head.bottom
        anchors.topMargin: game.least * 0.5
        anchors.bottom: track.top
        width: game.counting ? 0 : Math.max(parent.width * 0.19, game.least * 12)
        visible: !game.counting
        people: game.table.people
        least: game.least
    }

    Item {
        id: middle

        anchors.left: people.right
        anchors.leftMargin: game.counting ? 0 : game.least
        anchors.right: parent.right
        anchors.rightMargin: game.least * 0.7
        anchors.top: head.bottom
        anchors.topMargin: game.least * 0.5
        anchors.bottom: track.top
        anchors.bottomMargin: game.least * 0.3

        ClueScroll {
            id: clue

            readonly property string words: game.telling ? game.table.round.clue : game.table.clue

            anchors.top: parent.top
            anchors.horizontalCenter: cards.horizontalCenter
            width: Math.min(implicitWidth, cards.width)
            visible: !game.withPoem && (words.length > 0 || kind.length > 0)
            clue: words
            kind: game.telling ? game.table.round.clueKind : game.table.clueKind
            teller: game.telling ? game.table.round.teller : game.table.teller
            textSize: words.length > 60 ? game.least * 1.2 : game.least * 1.7
        }

        TelevisionGift {
            anchors.top: clue.bottom
            anchors.topMargin: game.least
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            visible: game.scene === "give" || game.scene === "begin"
            table: game.table
            least: game.least
        }

        RevealCards {
            id: cards

            anchors.left: parent.left
            anchors.right: count.visible ? count.left : parent.right
            anchors.rightMargin: count.visible ? game.least : 0
            anchors.top: clue.visible ? clue.bottom : parent.top
            anchors.bottom: parent.bottom
            visible: game.telling || game.scene === "vote"
            cards: game.table.cards
            leastText: game.least
            largest: 420
            votesShown: game.telling && game.step >= RoundSheet.Step.Votes
            ownersShown: game.telling && game.step >= RoundSheet.Step.Owners
            storyShown: game.telling && game.step >= RoundSheet.Step.Story
        }

        Panel {
            id: count

            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            width: parent.width * (game.scene === "poem" || cards.count > 8 ? 0.32 : 0.46)
            visible: game.counting

            GainsList {
                anchors.fill: parent
                anchors.margins: game.least * 0.5
                gains: game.table.round.gains
                shown: game.step >= RoundSheet.Step.Count
                textSize: game.least * 1.05
                least: game.least
            }
        }

        PoemSheet {
            anchors.left: parent.left
            anchors.right: count.left
            anchors.rightMargin: game.least
            anchors.verticalCenter: parent.verticalCenter
            height: Math.min(parent.height, Math.max(implicitHeight, parent.height * 0.9))
            visible: game.scene === "poem"
            picture: game.table.round.poemPicture
            rows: game.table.round.poemText.split("\n")
            signature: game.table.round.poemSignature
            textSize: game.least * 1.34
        }

        TelevisionPoetry {
            anchors.fill: parent
            visible: game.scene === "poetry"
            table: game.table
            least: game.least
        }
    }

    ScoreTrack {
        id: track

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: game.least * 0.6
        height: game.height * 0.15
        rabbitSize: game.least * 2
        leastText: game.least
        track: game.table.track
        arrived: !game.counting || game.step >= RoundSheet.Step.Track
    }
}
