pragma ComponentBehavior: Bound

import QtQuick
import DixitQt.Models

/*! The first page: who I am, which tables there are, and how to open one. */
FocusScope {
    id: page

    required property Home home
    required property Preferences preferences

    signal sideOpened(string side)

    readonly property real leftWidth: Math.min(400, width * 0.3)
    readonly property bool nameless: preferences.name.trim().length === 0

    Column {
        id: left

        anchors.left: parent.left
        anchors.leftMargin: 64
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -20
        width: page.leftWidth
        spacing: 22

        Column {
            width: parent.width
            spacing: 0

            Heading {
                text: "Dixit Qt"
                font.pixelSize: Math.round(Theme.display * 1.5)
                font.weight: Font.Bold
                style: Text.Raised
                styleColor: "#80000000"
            }

            Label {
                width: parent.width
                text: qsTr("Pictures, a few words, and friends around one table")
                font.family: Theme.serif
                font.pixelSize: Theme.large
                color: Theme.text
            }
        }

        Identity {
            width: parent.width
            preferences: page.preferences
        }

        Column {
            width: parent.width
            spacing: 12

            AppButton {
                objectName: "host"
                width: parent.width
                height: 54
                kind: AppButton.Kind.Primary
                text: qsTr("Host a table")
                onClicked: page.home.host()
            }

            Row {
                width: parent.width
                spacing: 10

                AppButton {
                    objectName: "practise"
                    width: parent.width - more.width - 10
                    height: 48
                    text: qsTr("Practise with bots")
                    onClicked: page.home.practise("classic-30")
                }

                AppButton {
                    id: more

                    objectName: "practiseMore"
                    height: 48
                    text: "…"
                    Accessible.name: qsTr("Practise another game")
                    onClicked: page.sideOpened("practice")
                }
            }
        }
    }

    Column {
        id: right

        anchors.right: parent.right
        anchors.rightMargin: 56
        anchors.top: parent.top
        anchors.topMargin: 64
        anchors.bottom: nav.top
        anchors.bottomMargin: 16
        width: Math.min(720, parent.width - page.leftWidth - 200)
        spacing: 18

        Repeater {
            id: savedGames

            model: page.home.saved

            SavedGame {
                required property int index

                width: right.width
                visible: index === 0
                height: visible ? implicitHeight : 0
                onResumed: page.home.resume(key)
                onForgotten: page.home.forget(key)
            }
        }

        TablesPanel {
            width: parent.width
            height: parent.height - y
            home: page.home
            onTroubleOpened: page.sideOpened("trouble")
        }
    }

    Row {
        id: nav

        anchors.left: parent.left
        anchors.leftMargin: 50
        anchors.right: parent.right
        anchors.rightMargin: 56
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 20
        spacing: 6

        Repeater {
            model: [
                {
                    "side": "decks",
                    "words": qsTr("Decks")
                },
                {
                    "side": "rules",
                    "words": qsTr("Rules")
                },
                {
                    "side": "tableView",
                    "words": qsTr("Table view")
                },
                {
                    "side": "settings",
                    "words": qsTr("Settings")
                }
            ]

            AppButton {
                required property var modelData

                objectName: "open-" + modelData.side
                kind: AppButton.Kind.Quiet
                text: modelData.words
                onClicked: modelData.side === "tableView" ? page.home.openTableView() : page.sideOpened(modelData.side)
            }
        }
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: 56
        anchors.verticalCenter: nav.verticalCenter
        spacing: 8

        Repeater {
            model: [["en", "English"], ["ru", "Русский"]]

            ChoiceChip {
                required property var modelData

                objectName: "language-" + modelData[0]
                text: modelData[1]
                checked: page.preferences.language === modelData[0]
                onClicked: page.preferences.setLanguage(modelData[0])
            }
        }
    }
}
