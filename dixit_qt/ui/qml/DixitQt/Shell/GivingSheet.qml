import QtQuick
import DixitQt
import DixitQt.Models

/*! The host chooses at whose computer the table goes on. */
SideSheet {
    id: sheet

    required property Program program

    title: qsTr("Give the table to…")
    sheetWidth: Math.min(620, width - 96)
    sheetHeight: content.implicitHeight + 124

    Column {
        id: content

        width: parent.width
        spacing: 22

        Label {
            width: parent.width
            text: qsTr("The whole table moves to another computer: game, seats and points. Everybody comes along by himself, you too, and plays on. It takes a moment.")
        }

        HeirButtons {
            width: parent.width
            giving: sheet.program.giving
            onChosen: person => {
                sheet.closed();
                sheet.program.giving.giveTo(person);
            }
        }
    }
}
