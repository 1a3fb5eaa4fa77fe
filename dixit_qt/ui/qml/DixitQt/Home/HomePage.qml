pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The first page: the player's name and rabbit, the tables nearby, and how to open one. */
FocusScope {
    id: page

    required property Home home
    required property Preferences preferences
    required property NewerProgram newer

    signal sideOpened(string side)

    Component.onCompleted: if (preferences.name.length === 0)
        identity.askName()

    Connections {
        target: page.home

        function onName_asked(): void {
            identity.askName();
        }
    }

    property int savedShown: 0
    /*! On a small window the title leaves room for the tables, which are more important. */
    readonly property bool tight: height < 650 * Theme.textScale + (saved.count > 0 ? 90 : 0)
    readonly property real columnWidth: Math.max(560, Math.min(720, width * 0.42))

    Column {
        id: head

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: page.tight ? 8 : 22
        width: page.columnWidth
        spacing: page.tight ? 8 : 14

        Column {
            width: parent.width

            Heading {
                anchors.horizontalCenter: parent.horizontalCenter
                text: "Dixit Qt"
                font.pixelSize: Math.round(Theme.display * (page.tight ? 0.8 : 1.4))
                font.weight: Font.Bold
                style: Text.Raised
                styleColor: Qt.alpha(Theme.black, 0.5)
            }

            SerifLabel {
                objectName: "whatDixitIs"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(page.width - 100, 860 * Theme.textScale)
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("One player gives a clue for a picture, others add pictures that fit it, and everybody guesses which was meant.")
                font.pixelSize: page.tight ? Theme.small : Theme.body
                style: Text.Raised
                styleColor: Qt.alpha(Theme.black, 0.6)
            }
        }

        Identity {
            id: identity

            width: parent.width
            over: page
            preferences: page.preferences
            asked: page.home.asksName
            onNamed: page.home.goOn()
        }

        Row {
            id: ways

            readonly property real half: (width - spacing) / 2
            readonly property real line: page.tight ? 44 : 50

            width: parent.width
            spacing: 12

            AppButton {
                objectName: "host"
                width: ways.half
                height: ways.line
                kind: AppButton.Kind.Primary
                text: qsTr("Host a table")
                onClicked: page.home.host()
            }

            AppButton {
                objectName: "practise"
                width: ways.half
                height: ways.line
                text: qsTr("Practise with bots")
                onClicked: page.sideOpened("practice")
            }
        }

        Repeater {
            id: saved

            model: page.home.saved

            SavedGame {
                required property int index

                width: head.width
                visible: index === page.savedShown % saved.count
                height: visible ? implicitHeight : 0
                onResumed: page.home.resume(key)
                onForgotten: page.home.forget(key)
                onWritten: page.home.writeFile(key)
            }
        }

        AppButton {
            objectName: "nextSaved"
            anchors.right: parent.right
            visible: saved.count > 1
            height: 28
            kind: AppButton.Kind.Quiet
            text: qsTr("Another saved game (%1 of %2)").arg(page.savedShown % Math.max(1, saved.count) + 1).arg(saved.count)
            onClicked: page.savedShown = (page.savedShown + 1) % saved.count
        }
    }

    FoundTables {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: head.bottom
        anchors.topMargin: 16
        anchors.bottom: nav.top
        anchors.bottomMargin: 10
        width: page.columnWidth
        z: -1
        home: page.home
        newer: page.newer
        onTroubleOpened: page.sideOpened("trouble")
        onNewerOpened: page.sideOpened("about")
    }

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: -Theme.outBeside
        anchors.rightMargin: -Theme.outBeside
        height: 110
        z: -2
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "transparent"
            }
            GradientStop {
                position: 0.7
                color: Qt.alpha(Theme.deep, 0.72)
            }
        }
    }

    Row {
        id: nav

        anchors.left: parent.left
        anchors.leftMargin: 50
        anchors.right: parent.right
        anchors.rightMargin: 56
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 14
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
                    "words": qsTr("Big screen")
                },
                {
                    "side": "evenings",
                    "words": qsTr("Past games")
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

    LanguageChips {
        anchors.right: parent.right
        anchors.rightMargin: 56
        anchors.verticalCenter: nav.verticalCenter
        preferences: page.preferences
    }
}
