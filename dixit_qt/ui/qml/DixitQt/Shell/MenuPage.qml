pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! During the game: the people, what to do about somebody who is away, and the ways out. */
SideSheet {
    id: sheet

    required property Program program
    readonly property bool inGame: program.page !== "lobby"

    title: qsTr("Menu")
    sheetWidth: Math.min(900, width - 96)

    Column {
        id: ways

        width: 250
        spacing: 12

        Repeater {
            model: [["back", qsTr("Back to the table")], ["rules", qsTr("Rules")], ["decks", qsTr("Decks")], ["settings", qsTr("Settings")], ["tableView", qsTr("Open the table view")]]

            AppButton {
                required property var modelData

                objectName: "menu-" + modelData[0]
                width: ways.width
                kind: modelData[0] === "back" ? AppButton.Kind.Primary : AppButton.Kind.Plain
                text: modelData[1]
                onClicked: {
                    if (modelData[0] === "back" || modelData[0] === "tableView")
                        sheet.closed();
                    else
                        sheet.program.openSide(modelData[0]);
                    if (modelData[0] === "tableView")
                        sheet.program.home.openTableView();
                }
            }
        }

        SideHeading {
            text: qsTr("Sound")
        }

        VolumeChoice {
            width: ways.width
            preferences: sheet.program.preferences
            sound: sheet.program.sound
        }

        Item {
            width: 1
            height: 12
        }

        AppButton {
            objectName: "pause"
            width: ways.width
            visible: sheet.program.people.canPause
            text: sheet.program.people.paused ? qsTr("Let the clocks go on") : qsTr("Pause for everybody")
            hint: qsTr("The clocks stop; everybody sees who has stopped them")
            onClicked: sheet.program.people.pause()
        }

        AppButton {
            objectName: "giveTable"
            width: ways.width
            visible: sheet.program.giving.canGive
            text: qsTr("Give the table to…")
            hint: qsTr("It goes on at another computer; everybody comes along")
            onClicked: sheet.program.openSide("give")
        }

        AppButton {
            objectName: "endGame"
            width: ways.width
            visible: sheet.program.admin && sheet.inGame
            text: qsTr("End the game for all")
            hint: qsTr("Everybody returns to the lobby")
            onClicked: sheet.program.endGame()
        }

        AppButton {
            objectName: "leaveTable"
            width: ways.width
            text: qsTr("Leave the table")
            onClicked: sheet.program.leaveTable()
        }
    }

    ScrollList {
        id: people

        anchors.left: ways.right
        anchors.leftMargin: 36
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        spacing: 8
        model: sheet.program.people.rows

        delegate: PersonLine {
            width: people.width - 12
            onActedFor: sheet.program.people.actFor(person)
            onGivenToBot: sheet.program.people.giveToBot(person)
            onKicked: sheet.program.people.kick(person)
            onTakenOver: sheet.program.people.takeOver(person)
        }
    }
}
