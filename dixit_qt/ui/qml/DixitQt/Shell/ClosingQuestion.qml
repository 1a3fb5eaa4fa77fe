import QtQuick
import DixitQt
import DixitQt.Models

/*! Asked when closing the window would close a table for others, or leave a game. */
NoteSheet {
    id: question

    required property Program program
    readonly property bool hosts: program.askToClose

    title: hosts ? qsTr("Close the table?") : qsTr("Leave the table?")
    closable: false

    onClosed: program.stay()

    Label {
        width: parent?.width ?? 0
        text: !question.hosts ? qsTr("A game is in progress. A bot will play for you; if you come back during this game, you get your seat, cards and points back.") : qsTr("You're hosting this table: it closes when you close this window. A game in progress is saved, and you can resume it next time; everybody gets their seat back.")
    }

    Label {
        width: parent?.width ?? 0
        visible: question.hosts && question.program.handover.canHandOver
        text: qsTr("Or hand the table over to somebody who is staying: the game continues on their computer.")
    }

    NextHostButtons {
        width: parent?.width ?? 0
        visible: question.hosts && question.program.handover.canHandOver
        handover: question.program.handover
        onChosen: person => question.program.handOverAndGo(person)
    }

    Answers {
        no: qsTr("Stay")
        yes: question.hosts ? qsTr("Close the table") : qsTr("Leave the table")
        noName: "stay"
        yesName: "closeForGood"
        onDeclined: question.program.stay()
        onAgreed: question.program.closeForGood()
    }
}
