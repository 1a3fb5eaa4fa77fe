import QtQuick
import DixitQt

/*! Asked before a game is ended or left. A practice counts nowhere and is not kept. */
Question {
    required property string about
    required property bool practice

    /*! Whether the game ends after this round. Between two rounds it ends at once. */
    property bool inARound: true

    readonly property string afterTheRound: practice ? qsTr("This round is finished first. Then the game ends with the current scores.") : qsTr("This round is finished first. Then the game ends with the current scores and counts for the evening.")
    readonly property string atOnce: practice ? qsTr("The new round hasn't begun yet: the game ends at once with the current scores.") : qsTr("The new round hasn't begun yet: the game ends at once with the current scores and counts for the evening.")

    readonly property var titles: ({
            finishGame: inARound ? qsTr("End after this round?") : qsTr("End the game?"),
            endGame: qsTr("Abandon the game?"),
            leaveForGood: qsTr("Leave the game for good?"),
            leaveTable: qsTr("Leave the table?")
        })
    readonly property var explanations: ({
            finishGame: inARound ? afterTheRound : atOnce,
            endGame: practice ? qsTr("You return to the lobby at once, and this practice game is lost.") : qsTr("Everybody returns to the lobby at once. The game doesn't count, but it can be resumed from the start screen."),
            leaveForGood: qsTr("A bot finishes this round for you. Then your seat is removed, your cards are discarded, and the others continue; if too few are left, they are asked what to do. You can keep watching."),
            leaveTable: qsTr("A bot will play for you. If you come back during this game, you get your seat, cards and points back: join this table from the start screen.")
        })
    readonly property var answers: ({
            finishGame: inARound ? qsTr("End after this round") : qsTr("End the game"),
            endGame: qsTr("Abandon"),
            leaveForGood: qsTr("Leave the game for good"),
            leaveTable: qsTr("Leave the table")
        })

    title: titles[about] ?? ""
    words: explanations[about] ?? ""
    yes: answers[about] ?? ""
}
