pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The table during a game: its people, a pause, the end, and what the host decides. */
FocusScope {
    id: page

    required property Program program
    readonly property BetweenRounds betweenRounds: program.betweenRounds
    readonly property bool inGame: program.page !== "lobby"
    property string asking: ""

    signal closed

    function answered(): void {
        const wish = asking;
        asking = "";
        page.closed();
        if (wish === "finishGame")
            betweenRounds.finish(true);
        else if (wish === "leaveForGood")
            betweenRounds.leaveForGood();
        else
            program.endGame();
    }

    /*! A button with a line that says what it does. */
    component Way: Column {
        id: way

        property alias name: button.objectName
        property alias text: button.text
        property string about: ""

        signal clicked

        spacing: 3

        AppButton {
            id: button

            width: parent.width
            onClicked: way.clicked()

            Accessible.description: way.about
        }

        NoteLabel {
            width: parent.width
            text: way.about
            font.pixelSize: Theme.tiny
            leftPadding: 14
            rightPadding: 6
        }
    }

    SideSheet {
        id: sheet

        anchors.fill: parent
        enabled: page.asking.length === 0
        focus: true
        title: page.program.admin ? qsTr("Host controls") : qsTr("The table")
        sheetWidth: Math.min(1040, width - 96)
        onClosed: page.closed()

        ScrollColumn {
            id: ways

            readonly property real inner: contentWidth

            anchors.left: parent.left
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            width: page.inGame ? 276 * Math.max(1, 0.94 * Theme.textScale) : 0
            spacing: 10

            SideHeading {
                visible: page.program.people.canPause || page.betweenRounds.mayFinish
                text: qsTr("The game")
            }

            Way {
                name: "pause"
                width: ways.inner
                visible: page.program.people.canPause
                text: page.program.people.paused ? qsTr("Continue") : qsTr("Pause")
                about: qsTr("Timers and bots stop until somebody resumes; everybody sees who paused")
                onClicked: page.program.people.pause()
            }

            Way {
                name: "finishGame"
                width: ways.inner
                visible: page.betweenRounds.mayFinish
                text: page.betweenRounds.finishes ? qsTr("Keep playing after this round") : page.betweenRounds.inARound ? qsTr("End after this round") : qsTr("End the game")
                about: qsTr("The scores at that point are final")
                onClicked: {
                    if (page.betweenRounds.finishes)
                        page.betweenRounds.finish(false);
                    else
                        page.asking = "finishGame";
                }
            }

            Way {
                name: "handOverTable"
                width: ways.inner
                visible: page.program.handover.canHandOver
                text: qsTr("Hand over the table")
                about: qsTr("The game continues on another computer; everybody follows")
                onClicked: page.program.openSide("handover")
            }

            Way {
                name: "endGame"
                width: ways.inner
                visible: page.program.admin && page.inGame
                text: qsTr("Abandon the game")
                about: qsTr("Everybody returns to the lobby")
                onClicked: page.asking = "endGame"
            }

            Way {
                name: "leaveForGood"
                width: ways.inner
                visible: page.betweenRounds.mayLeave
                text: qsTr("Leave for good")
                about: qsTr("The game continues with one seat fewer")
                onClicked: page.asking = "leaveForGood"
            }

            SideHeading {
                visible: page.betweenRounds.mayFinish
                text: qsTr("Time limits")
            }

            Repeater {
                model: page.betweenRounds.mayFinish ? page.program.lobby.timers : null

                StepperLine {
                    required property string key
                    required property string time

                    objectName: "menuTimer-" + key
                    width: ways.inner
                    value: time
                    mayChange: true
                    onStepped: by => page.program.lobby.changeTimer(key, by)
                }
            }

            Toggle {
                objectName: "hostDecides"
                width: ways.inner
                visible: page.betweenRounds.mayFinish
                on: page.program.people.hostDecides
                text: qsTr("Only the host can let a bot play")
                onTurned: on => page.program.people.letHostDecide(on)
            }
        }

        ScrollList {
            id: people

            anchors.left: ways.right
            anchors.leftMargin: page.inGame ? 24 : 0
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: screens.top
            anchors.bottomMargin: 14
            spacing: 8
            model: page.program.people.rows

            delegate: PersonLine {
                width: people.width - 12
                onAsked: {
                    page.program.people.askAbout(person);
                    page.program.openSide("person");
                }
            }

            footer: Column {
                width: people.width - 12

                Newcomers {
                    width: parent.width
                    people: page.program.people
                    wishes: page.betweenRounds.wishes
                }

                SentAway {
                    width: parent.width
                    lobby: page.program.lobby
                }
            }
        }

        Flow {
            id: screens

            anchors.left: people.left
            anchors.right: people.right
            anchors.bottom: parent.bottom
            spacing: 10

            AppButton {
                objectName: "openTableView"
                text: qsTr("Big screen")
                hint: qsTr("Opens another window with the table, for everybody to see")
                onClicked: {
                    sheet.closed();
                    page.program.home.openTableView();
                }
            }

            AppButton {
                objectName: "otherDevice"
                visible: page.program.otherDevice.link.length > 0
                text: qsTr("Another device")
                hint: qsTr("Continue on a phone")
                onClicked: page.program.openSide("device")
            }

            AppButton {
                objectName: "openDecks"
                text: qsTr("Decks")
                onClicked: page.program.openSide("decks")
            }
        }
    }

    PageLoader {
        shown: page.asking.length > 0
        sourceComponent: TableQuestion {
            focus: true
            about: page.asking
            practice: page.program.practice
            inARound: page.betweenRounds.inARound
            onClosed: page.asking = ""
            onAgreed: page.answered()
        }
    }
}
