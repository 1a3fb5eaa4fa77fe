pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Everybody around the table before the game, which the host sets up here. */
FocusScope {
    id: page

    objectName: "lobbyPage"

    required property Lobby lobby
    required property HouseRules house
    property bool choosing: false
    property bool standing: false

    /*! The lower left corner of the table's part of the page. */
    readonly property point corner: Qt.point(edition.x + edition.width + 14, bar.y - 8)
    readonly property real panelWidth: Math.max(250, Math.min(316 * Math.max(1, 0.9 * Theme.textScale), width * 0.24))

    signal sideOpened(string side)

    EditionPanel {
        id: edition

        anchors.left: parent.left
        anchors.leftMargin: 24
        anchors.top: parent.top
        anchors.topMargin: 24
        anchors.bottom: bar.top
        anchors.bottomMargin: 12
        width: page.panelWidth
        lobby: page.lobby
        house: page.house
        onChoosing: page.choosing = true
        onHouseOpened: page.sideOpened("house")
    }

    LobbySide {
        id: side

        anchors.right: parent.right
        anchors.rightMargin: 24
        anchors.top: parent.top
        anchors.topMargin: 24
        anchors.bottom: bar.top
        anchors.bottomMargin: 12
        width: page.panelWidth
        lobby: page.lobby
    }

    LobbyTable {
        id: table

        anchors.left: edition.right
        anchors.right: side.left
        anchors.top: parent.top
        anchors.topMargin: 14
        anchors.bottom: away.top
        lobby: page.lobby
    }

    SentAway {
        id: away

        anchors.left: edition.right
        anchors.right: side.left
        anchors.bottom: watchers.top
        anchors.leftMargin: 66
        height: visible ? implicitHeight : 0
        lobby: page.lobby
    }

    Row {
        id: watchers

        anchors.horizontalCenter: table.horizontalCenter
        anchors.bottom: bar.top
        height: looking.count > 0 ? 34 : 0
        spacing: 10

        NoteLabel {
            visible: looking.count > 0
            text: qsTr("Watching:")
        }

        Repeater {
            id: looking

            model: page.lobby.watchers

            Label {
                required property string name
                required property bool screen

                text: screen ? qsTr("big screen") : name
                font.pixelSize: Theme.small
            }
        }
    }

    Item {
        id: bar

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 24
        anchors.bottomMargin: 18
        height: 58

        Row {
            id: quiet

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            AppButton {
                objectName: "leave"
                kind: AppButton.Kind.Quiet
                text: qsTr("Leave the table")
                onClicked: page.lobby.leave()
            }

            AppButton {
                objectName: "open-rules"
                kind: AppButton.Kind.Quiet
                text: qsTr("Rules")
                onClicked: page.sideOpened("rules")
            }

            AppButton {
                objectName: "open-menu"
                kind: AppButton.Kind.Quiet
                text: qsTr("Menu")
                onClicked: page.sideOpened("menu")
            }

            AppButton {
                objectName: "standUp"
                visible: page.lobby.seated
                kind: AppButton.Kind.Quiet
                text: qsTr("Watch instead")
                onClicked: page.standing = true
            }
        }

        SerifLabel {
            objectName: "obstacle"
            anchors.left: quiet.right
            anchors.leftMargin: 16
            anchors.right: actions.left
            anchors.rightMargin: 20
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            text: page.lobby.obstacle.length > 0 ? page.lobby.obstacle : page.lobby.admin ? qsTr("Everything is ready.") : qsTr("Waiting for the host to start the game.")
            font.pixelSize: Theme.large - 1
            height: bar.height
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 9

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        Row {
            id: actions

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: 12

            AppButton {
                objectName: "sit"
                anchors.verticalCenter: parent.verticalCenter
                visible: page.lobby.canSit
                kind: AppButton.Kind.Primary
                text: qsTr("Take a seat")
                onClicked: page.lobby.sit()
            }

            AppButton {
                objectName: "addBot"
                anchors.verticalCenter: parent.verticalCenter
                visible: page.lobby.admin && page.lobby.spareBots === 0
                enabled: page.lobby.canAddBot
                text: qsTr("Add a bot")
                onClicked: page.lobby.addBot()
            }

            AppButton {
                objectName: "removeBots"
                anchors.verticalCenter: parent.verticalCenter
                visible: page.lobby.spareBots > 0
                kind: AppButton.Kind.Primary
                text: qsTr("Remove %n bot(s)", "", page.lobby.spareBots)
                onClicked: page.lobby.removeSpareBots()
            }

            AppButton {
                objectName: "start"
                anchors.verticalCenter: parent.verticalCenter
                visible: page.lobby.admin
                enabled: page.lobby.canStart
                kind: AppButton.Kind.Primary
                text: qsTr("Start the game")
                onClicked: page.lobby.start()
            }
        }
    }

    PageLoader {
        z: 20
        shown: page.choosing && page.lobby.admin
        onShownChanged: if (!shown)
            edition.forceActiveFocus()
        sourceComponent: EditionSheet {
            focus: true
            title: qsTr("What shall we play?")
            editions: page.lobby.editions
            onPicked: key => {
                page.lobby.setEdition(key);
                page.choosing = false;
            }
            onClosed: page.choosing = false
        }
    }
    PageLoader {
        z: 20
        shown: page.standing && page.lobby.seated
        sourceComponent: Question {
            focus: true
            title: qsTr("Watch instead?")
            words: qsTr("Your seat becomes free, and somebody else may take it. You can sit down again while there is a free seat.")
            yes: qsTr("Watch")
            no: qsTr("Stay seated")
            onClosed: page.standing = false
            onAgreed: {
                page.standing = false;
                page.lobby.standUp();
            }
        }
    }
}
