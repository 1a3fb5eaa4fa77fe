pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The host's other settings: the code, browsers, decks, verses, bots, time. */
Column {
    id: more

    required property Lobby lobby

    spacing: 10

    Toggle {
        objectName: "askForCode"
        width: parent.width
        text: qsTr("Require a table code")
        on: more.lobby.needsCode
        onTurned: on => more.lobby.askForCode(on)
    }

    NoteLabel {
        objectName: "openWord"
        width: parent.width
        text: more.lobby.needsCode ? qsTr("Encrypted with the code: nobody without it can join or read what is sent. The browser page itself isn't protected: it could be tampered with on the way.") : qsTr("Open: anybody on this network can join and read what is sent.")
        font.pixelSize: Theme.tiny
    }

    Toggle {
        objectName: "letBrowsersIn"
        width: parent.width
        text: qsTr("Let people join in a browser")
        on: more.lobby.browsers
        onTurned: on => more.lobby.letBrowsersIn(on)
    }

    Label {
        width: parent.width
        visible: more.lobby.browsers && more.lobby.pageAddress.length > 0
        text: more.lobby.pageAddress
        font.pixelSize: Theme.small
        color: Theme.dim
        wrapMode: Text.Wrap
    }

    Toggle {
        objectName: "letReact"
        width: parent.width
        text: qsTr("Allow reactions (F2, F3, F4)")
        on: more.lobby.reactions
        onTurned: on => more.lobby.letReact(on)
    }

    SideHeading {
        text: qsTr("Decks")
    }

    Repeater {
        model: more.lobby.decks

        Toggle {
            required property string key
            required property string name
            required property int cards
            required property bool chosen

            objectName: "deck-" + key
            width: parent ? parent.width : 0
            text: qsTr("%1, %n card(s)", "", cards).arg(name)
            on: chosen
            onTurned: more.lobby.toggleDeck(key)
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

            model: more.lobby.verses

            ChoiceChip {
                required property string key
                required property string name
                required property bool chosen

                objectName: "verses-" + key
                about: ofVerses.text
                text: name
                checked: chosen
                onClicked: more.lobby.setVerses(key)
            }
        }
    }

    SideHeading {
        id: ofBots

        text: qsTr("Bots")
    }

    Flow {
        width: parent.width
        spacing: 6

        Repeater {
            model: more.lobby.strengths

            ChoiceChip {
                required property string key
                required property string name
                required property bool chosen

                objectName: "bots-" + key
                about: ofBots.text
                text: name
                checked: chosen
                onClicked: more.lobby.setBots(key)
            }
        }
    }

    SideHeading {
        text: qsTr("Time limits")
    }

    Repeater {
        model: more.lobby.timers

        StepperLine {
            required property string key
            required property string time

            objectName: "timer-" + key
            width: parent ? parent.width : 0
            value: time
            mayChange: true
            onStepped: by => more.lobby.changeTimer(key, by)
        }
    }
}
