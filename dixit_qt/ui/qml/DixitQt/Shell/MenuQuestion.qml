import QtQuick
import DixitQt

/*! Asked before a game is ended, or left for good. */
Question {
    required property string about

    readonly property var titles: ({
            finishGame: qsTr("End after this round?"),
            endGame: qsTr("Break the game off?"),
            leaveForGood: qsTr("Leave the game for good?")
        })
    readonly property var explanations: ({
            finishGame: qsTr("This round is played to its end. Then the game is over with the scores as they stand, and counts for the evening."),
            endGame: qsTr("Everybody returns to the lobby at once. The game counts for nothing; it can still be resumed from the first page."),
            leaveForGood: qsTr("A bot plays this round to its end for you. Then your seat is taken away, your cards go to the discard, and the others play on; if too few are left, they are asked how to go on. You can go on watching.")
        })
    readonly property var answers: ({
            finishGame: qsTr("End after this round"),
            endGame: qsTr("Break it off"),
            leaveForGood: qsTr("Play without me")
        })

    title: titles[about] ?? ""
    words: explanations[about] ?? ""
    yes: answers[about] ?? ""
}
