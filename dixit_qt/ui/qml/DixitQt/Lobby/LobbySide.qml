pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! How others find the table, and what the game is played with: decks, verses, bots, time. */
Panel {
    id: side

    required property Lobby lobby

    ScrollColumn {
        anchors.fill: parent
        anchors.margins: 20
        spacing: 10

        SideHeading {
            text: qsTr("How others find the table")
        }

        Toggle {
            objectName: "askForCode"
            width: parent.width
            enabled: side.lobby.admin
            text: qsTr("Ask for a room code")
            on: side.lobby.needsCode
            onTurned: on => side.lobby.askForCode(on)
        }

        NoteLabel {
            objectName: "openWord"
            width: parent.width
            text: side.lobby.needsCode ? qsTr("Sealed by the code: nobody else on this network comes in or reads along. The page for browsers could be replaced on its way.") : qsTr("Open: others on this network can come in and read along.")
            font.pixelSize: Theme.tiny
        }

        SerifLabel {
            objectName: "code"
            width: parent.width
            visible: side.lobby.code.length > 0
            horizontalAlignment: Text.AlignHCenter
            text: side.lobby.code
            font.pixelSize: Theme.display
            font.letterSpacing: 2
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.body
            maximumLineCount: 1
            color: Theme.lamp

            Accessible.name: qsTr("Room code: %1").arg(side.lobby.code)
        }

        Label {
            objectName: "codeIsGuessed"
            width: parent.width
            visible: side.lobby.codeIsGuessed
            text: qsTr("Somebody is trying out room codes. A new code makes their guesses worthless; everybody at the table keeps their seat.")
            font.pixelSize: Theme.tiny
            color: Theme.lamp

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        AppButton {
            objectName: "newCode"
            visible: side.lobby.admin && side.lobby.code.length > 0
            text: qsTr("New code")
            onClicked: side.lobby.askForCode(true)
        }

        NoteLabel {
            width: parent.width
            text: addresses.count > 0 ? qsTr("The table appears by itself on every computer on this network. If it does not, type this address there:") : qsTr("The table appears by itself on every computer on this network.")
            font.pixelSize: Theme.tiny
        }

        Repeater {
            id: addresses

            model: side.lobby.addresses

            TextEdit {
                required property string key

                objectName: "ownAddress"
                width: parent ? parent.width : 0
                text: key
                readOnly: true
                selectByMouse: true
                font.family: Theme.sans
                font.pixelSize: key.length > 15 ? Theme.large - 2 : Theme.title
                font.weight: Font.DemiBold
                color: Theme.lamp
                selectionColor: Theme.gold

                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Address of this table: %1").arg(key)
            }
        }

        BrowserAccess {
            width: parent.width
            lobby: side.lobby
        }

        SideHeading {
            text: qsTr("Decks")
        }

        Repeater {
            model: side.lobby.decks

            Toggle {
                required property string key
                required property string name
                required property int cards
                required property bool chosen

                objectName: "deck-" + key
                width: parent ? parent.width : 0
                enabled: side.lobby.admin
                text: qsTr("%1, %n card(s)", "", cards).arg(name)
                on: chosen
                onTurned: side.lobby.toggleDeck(key)
            }
        }

        SideHeading {
            id: ofVerses

            visible: verses.count > 0
            text: qsTr("Verses")
        }

        Flow {
            width: parent.width
            spacing: 6
            visible: verses.count > 0

            Repeater {
                id: verses

                model: side.lobby.verses

                ChoiceChip {
                    required property string key
                    required property string name
                    required property bool chosen

                    objectName: "verses-" + key
                    enabled: side.lobby.admin
                    about: ofVerses.text
                    text: name
                    checked: chosen
                    onClicked: side.lobby.setVerses(key)
                }
            }
        }

        SideHeading {
            id: ofBots

            text: qsTr("How bots play")
        }

        Flow {
            width: parent.width
            spacing: 6

            Repeater {
                model: side.lobby.strengths

                ChoiceChip {
                    required property string key
                    required property string name
                    required property bool chosen

                    objectName: "bots-" + key
                    enabled: side.lobby.admin
                    about: ofBots.text
                    text: name
                    checked: chosen
                    onClicked: side.lobby.setBots(key)
                }
            }
        }

        SideHeading {
            text: qsTr("Time limits")
        }

        Repeater {
            model: side.lobby.timers

            StepperLine {
                required property string key
                required property string time

                objectName: "timer-" + key
                width: parent ? parent.width : 0
                value: time
                mayChange: side.lobby.admin
                onStepped: by => side.lobby.changeTimer(key, by)
            }
        }
    }
}
