pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! During the game: the people, what to do about somebody who is away, and the ways out. */
FocusScope {
    id: menu

    required property Program program
    readonly property BetweenRounds betweenRounds: program.betweenRounds
    readonly property bool inGame: program.page !== "lobby"
    property string asking: ""

    signal closed

    function answered(): void {
        const wish = asking;
        asking = "";
        menu.closed();
        if (wish === "finishGame")
            betweenRounds.finish(true);
        else if (wish === "leaveForGood")
            betweenRounds.leaveForGood();
        else if (wish === "leaveTable")
            program.leaveTable();
        else
            program.endGame();
    }

    SideSheet {
        id: sheet

        anchors.fill: parent
        enabled: menu.asking.length === 0
        focus: true
        title: qsTr("Menu")
        sheetWidth: Math.min(1040, width - 96)
        onClosed: menu.closed()

        ScrollColumn {
            id: ways

            readonly property real inner: contentWidth

            anchors.left: parent.left
            anchors.top: parent.top
            anchors.bottom: leave.top
            anchors.bottomMargin: 12
            width: 276
            spacing: 10

            Repeater {
                model: [["back", qsTr("Back to the table")], ["rules", qsTr("Rules")], ["decks", qsTr("Decks")], ["settings", qsTr("Settings")], ["tableView", qsTr("Open the table view")]]

                AppButton {
                    required property var modelData

                    objectName: "menu-" + modelData[0]
                    width: ways.inner
                    kind: modelData[0] === "back" ? AppButton.Kind.Primary : AppButton.Kind.Plain
                    text: modelData[1]
                    onClicked: {
                        if (modelData[0] === "back" || modelData[0] === "tableView")
                            sheet.closed();
                        else
                            menu.program.openSide(modelData[0]);
                        if (modelData[0] === "tableView")
                            menu.program.home.openTableView();
                    }
                }
            }

            AppButton {
                objectName: "otherDevice"
                width: ways.inner
                visible: menu.program.otherDevice.link.length > 0
                text: qsTr("Play on with another device")
                hint: qsTr("A telephone takes your seat")
                onClicked: menu.program.openSide("device")
            }

            SideHeading {
                text: qsTr("Sound")
            }

            VolumeChoice {
                width: ways.inner
                preferences: menu.program.preferences
                sound: menu.program.sound
            }

            SideHeading {
                visible: menu.program.people.canPause || menu.betweenRounds.mayFinish
                text: qsTr("The game")
            }

            AppButton {
                objectName: "pause"
                width: ways.inner
                visible: menu.program.people.canPause
                text: menu.program.people.paused ? qsTr("Go on") : qsTr("Pause for everybody")
                hint: qsTr("Clocks and bots wait until somebody goes on; everybody sees who has called it")
                onClicked: menu.program.people.pause()
            }

            AppButton {
                objectName: "finishGame"
                width: ways.inner
                visible: menu.betweenRounds.mayFinish
                text: menu.betweenRounds.finishes ? qsTr("Play on after this round") : qsTr("End after this round")
                hint: qsTr("With the scores as they stand then")
                onClicked: {
                    if (menu.betweenRounds.finishes)
                        menu.betweenRounds.finish(false);
                    else
                        menu.asking = "finishGame";
                }
            }

            AppButton {
                objectName: "handOverTable"
                width: ways.inner
                visible: menu.program.handover.canHandOver
                text: qsTr("Hand the table over to…")
                hint: qsTr("It goes on at another computer; everybody comes along")
                onClicked: menu.program.openSide("handover")
            }

            AppButton {
                objectName: "endGame"
                width: ways.inner
                visible: menu.program.admin && menu.inGame
                text: qsTr("Break the game off")
                hint: qsTr("Everybody returns to the lobby")
                onClicked: menu.asking = "endGame"
            }

            AppButton {
                objectName: "leaveForGood"
                width: ways.inner
                visible: menu.betweenRounds.mayLeave
                text: qsTr("Play without me")
                hint: qsTr("The game goes on with one seat less")
                onClicked: menu.asking = "leaveForGood"
            }

            SideHeading {
                visible: menu.betweenRounds.mayFinish
                text: qsTr("Time limits")
            }

            Repeater {
                model: menu.betweenRounds.mayFinish ? menu.program.lobby.timers : null

                StepperLine {
                    required property string key
                    required property string time

                    objectName: "menuTimer-" + key
                    width: ways.inner
                    value: time
                    mayChange: true
                    onStepped: by => menu.program.lobby.changeTimer(key, by)
                }
            }
        }

        AppButton {
            id: leave

            objectName: "leaveTable"
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            width: ways.inner
            text: qsTr("Leave the table")
            onClicked: {
                if (menu.program.askBeforeLeaving)
                    menu.asking = "leaveTable";
                else
                    menu.program.leaveTable();
            }
        }

        ScrollList {
            id: people

            anchors.left: ways.right
            anchors.leftMargin: 24
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            spacing: 8
            model: menu.program.people.rows

            delegate: PersonLine {
                width: people.width - 12
                onActedFor: menu.program.people.actFor(person)
                onGivenToBot: menu.program.people.giveToBot(person)
                onKicked: menu.program.people.kick(person)
                onTakenOver: menu.program.people.takeOver(person)
                onChairRemoved: menu.program.people.removeChair(person)
            }

            footer: Column {
                width: people.width - 12

                Newcomers {
                    width: parent.width
                    people: menu.program.people
                    wishes: menu.betweenRounds.wishes
                }

                SentAway {
                    width: parent.width
                    lobby: menu.program.lobby
                }
            }
        }
    }

    PageLoader {
        shown: menu.asking.length > 0
        sourceComponent: MenuQuestion {
            focus: true
            about: menu.asking
            practice: menu.program.practice
            onClosed: menu.asking = ""
            onAgreed: menu.answered()
        }
    }
}
