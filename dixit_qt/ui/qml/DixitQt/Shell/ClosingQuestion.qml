import QtQuick
import DixitQt
import DixitQt.Models

/*! Asked when closing the window would close a table for others. */
NoteSheet {
    id: question

    required property Program program

    title: qsTr("Close the table?")
    closable: false

    onClosed: program.stay()

    Label {
        width: parent?.width ?? 0
        text: qsTr("You are the host of this table: it closes with your window. A game that is running is saved, and this program offers to resume it next time; everybody comes back to the same seats.")
    }

    Label {
        width: parent?.width ?? 0
        visible: question.program.giving.canGive
        text: qsTr("Or give it to somebody who stays: the game goes on there at once.")
    }

    HeirButtons {
        width: parent?.width ?? 0
        visible: question.program.giving.canGive
        giving: question.program.giving
        onChosen: person => question.program.giveAndGo(person)
    }

    Answers {
        no: qsTr("Stay")
        yes: qsTr("Close the table")
        noName: "stay"
        yesName: "closeForGood"
        onDeclined: question.program.stay()
        onAgreed: question.program.closeForGood()
    }
}
