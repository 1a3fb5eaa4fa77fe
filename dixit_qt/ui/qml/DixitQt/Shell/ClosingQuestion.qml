import QtQuick
import DixitQt
import DixitQt.Models

/*! Asked when closing the window would close a table for others. */
SideSheet {
    id: question

    required property Program program

    title: qsTr("Close the table?")
    closable: false
    sheetWidth: Math.min(620, width - 96)
    sheetHeight: content.implicitHeight + 124

    onClosed: program.stay()

    Column {
        id: content

        width: parent.width
        spacing: 22

        Label {
            width: parent.width
            text: qsTr("You are the host of this table: it closes with your window. A game that is running is saved, and this program offers to resume it next time; everybody comes back to the same seats.")
        }

        Label {
            width: parent.width
            visible: question.program.giving.canGive
            text: qsTr("Or give it to somebody who stays: the game goes on there at once.")
        }

        HeirButtons {
            width: parent.width
            visible: question.program.giving.canGive
            giving: question.program.giving
            onChosen: person => question.program.giveAndGo(person)
        }

        Row {
            anchors.right: parent.right
            spacing: 12

            AppButton {
                objectName: "stay"
                focus: true
                kind: AppButton.Kind.Primary
                text: qsTr("Stay")
                onClicked: question.program.stay()
            }

            AppButton {
                objectName: "closeForGood"
                text: qsTr("Close the table")
                onClicked: question.program.closeForGood()
            }
        }
    }
}
