import QtQuick
import DixitQt
import DixitQt.Models

/*! The host chooses the computer on which the table continues. */
NoteSheet {
    id: sheet

    required property Program program

    title: qsTr("Hand the table over to…")

    Label {
        width: parent?.width ?? 0
        text: qsTr("The whole table moves to another computer: game, seats and points. Everybody, including you, follows automatically. It takes a moment.")
    }

    NextHostButtons {
        width: parent?.width ?? 0
        handover: sheet.program.handover
        onChosen: person => {
            sheet.closed();
            sheet.program.handover.handOver(person);
        }
    }
}
