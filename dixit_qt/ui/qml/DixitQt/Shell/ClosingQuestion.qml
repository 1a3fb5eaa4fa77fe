import QtQuick
import DixitQt
import DixitQt.Models

/*! Asked when closing the window would close a table for others, or leave a game. */
NoteSheet {
    id: question

    required property Program program
    readonly property bool hosts: program.askToClose

    title: hosts ? qsTr("Close the table?") : qsTr("Leave the game?")
    closable: false

    onClosed: program.stay()

    Label {
        width: parent?.width ?? 0
        text: !question.hosts ? qsTr("A game is running. A bot plays in your seat; if you come back while this game goes on, the seat, the cards and the points are yours again.") : qsTr("You are the host of this table: it closes with your window. A game that is running is saved, and this program offers to resume it next time; everybody comes back to the same seats.")
    }

    Label {
        width: parent?.width ?? 0
        visible: question.hosts && question.program.handover.canHandOver
        text: qsTr("Or hand it over to somebody who stays: the game goes on there at once.")
    }

    NextHostButtons {
        width: parent?.width ?? 0
        visible: question.hosts && question.program.handover.canHandOver
        handover: question.program.handover
        onChosen: person => question.program.handOverAndGo(person)
    }

    Answers {
        no: qsTr("Stay")
        yes: question.hosts ? qsTr("Close the table") : qsTr("Leave the game")
        noName: "stay"
        yesName: "closeForGood"
        onDeclined: question.program.stay()
        onAgreed: question.program.closeForGood()
    }
}
