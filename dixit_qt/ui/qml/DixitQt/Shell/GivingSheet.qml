import QtQuick
import DixitQt
import DixitQt.Models

/*! The host chooses at whose computer the table goes on. */
NoteSheet {
    id: sheet

    required property Program program

    title: qsTr("Give the table to…")

    Label {
        width: parent?.width ?? 0
        text: qsTr("The whole table moves to another computer: game, seats and points. Everybody comes along by himself, you too, and plays on. It takes a moment.")
    }

    HeirButtons {
        width: parent?.width ?? 0
        giving: sheet.program.giving
        onChosen: person => {
            sheet.closed();
            sheet.program.giving.giveTo(person);
        }
    }
}
