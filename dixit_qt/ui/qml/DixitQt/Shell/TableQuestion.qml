import QtQuick
import DixitQt

/*! Asked before a game is ended or left. A practice counts nowhere and is not kept. */
Question {
    required property string about
    required property bool practice

    readonly property var titles: ({
            finishGame: qsTr("End after this round?"),
            endGame: qsTr("Break the game off?"),
            leaveForGood: qsTr("Leave the game for good?"),
            leaveTable: qsTr("Leave the table?")
        })
    readonly property var explanations: ({
            finishGame: practice ? qsTr("This round is played to its end. Then the game is over with the scores as they stand.") : qsTr("This round is played to its end. Then the game is over with the scores as they stand, and counts for the evening."),
            endGame: practice ? qsTr("You return to the lobby at once. A practice is not kept.") : qsTr("Everybody returns to the lobby at once. The game counts for nothing; it can still be resumed from the first page."),
            leaveForGood: qsTr("A bot plays this round to its end for you. Then your seat is taken away, your cards go to the discard, and the others play on; if too few are left, they are asked how to go on. You can go on watching."),
            leaveTable: qsTr("A bot plays in your seat. If you come back while this game goes on, the seat, the cards and the points are yours again: sit down at this table on the first page.")
        })
    readonly property var answers: ({
            finishGame: qsTr("End after this round"),
            endGame: qsTr("Break it off"),
            leaveForGood: qsTr("Play without me"),
            leaveTable: qsTr("Leave the table")
        })

    title: titles[about] ?? ""
    words: explanations[about] ?? ""
    yes: answers[about] ?? ""
}
