pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! What newcomers need: the code, the address, the QR code. A guest can pass them on, too. The
host's rarer settings are behind a button; guests read a few of them. */
Panel {
    id: side

    required property Lobby lobby
    property bool more: false

    ScrollColumn {
        anchors.fill: parent
        anchors.margins: 20
        spacing: 10

        SideHeading {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: side.more ? qsTr("Table settings") : qsTr("How to join")
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

            Accessible.name: qsTr("Table code: %1").arg(side.lobby.code)
        }

        Label {
            objectName: "codeIsGuessed"
            width: parent.width
            visible: side.lobby.codeIsGuessed
            text: qsTr("Somebody is trying to guess the table's code. A new code makes their guesses worthless; everybody at the table keeps their seat.")
            font.pixelSize: Theme.tiny
            color: Theme.lamp

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        AppButton {
            objectName: "newCode"
            visible: side.lobby.admin && side.lobby.code.length > 0 && (side.more || side.lobby.codeIsGuessed)
            text: qsTr("New code")
            onClicked: side.lobby.askForCode(true)
        }

        Repeater {
            id: addresses

            model: side.lobby.addresses

            TextEdit {
                required property string key
                required property int index

                objectName: "ownAddress"
                width: parent ? parent.width : 0
                visible: index === 0 || side.more && side.lobby.admin
                text: key
                readOnly: true
                selectByMouse: true
                wrapMode: TextEdit.WrapAnywhere
                horizontalAlignment: Text.AlignHCenter
                font.family: Theme.sans
                font.pixelSize: key.length > 15 ? Theme.large - 2 : Theme.title
                font.weight: Font.DemiBold
                color: Theme.lamp
                selectionColor: Theme.gold

                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Address of this table: %1").arg(key)
            }
        }

        ScanSquare {
            objectName: "scanSquare"
            anchors.horizontalCenter: parent?.horizontalCenter
            width: Math.min(parent.width, 250, side.height * 0.42)
            visible: !side.more && side.lobby.browsers && side.lobby.pageAddress.length > 0
            source: side.lobby.pageSquare
            says: qsTr("QR code for %1").arg(side.lobby.pageAddress)
        }

        NoteLabel {
            width: parent.width
            visible: !side.more
            horizontalAlignment: Text.AlignHCenter
            text: addresses.count === 0 ? qsTr("The table appears automatically on every computer on this network.") : side.lobby.browsers ? qsTr("Computers on this network find the table automatically; on a phone, scan the QR code.") : qsTr("Computers on this network find the table automatically.")
        }

        NoteLabel {
            objectName: "codeIsAsked"
            width: parent.width
            visible: side.lobby.needsCode && side.lobby.code.length === 0
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Ask the host for the table's code.")
        }

        NoteLabel {
            objectName: "lobbyFacts"
            width: parent.width
            visible: !side.lobby.admin && text.length > 0
            topPadding: 14
            lineHeight: 1.25
            horizontalAlignment: Text.AlignHCenter
            text: side.lobby.facts
        }

        AppButton {
            objectName: "more"
            visible: side.lobby.admin
            anchors.horizontalCenter: parent?.horizontalCenter
            kind: AppButton.Kind.Quiet
            text: side.more ? qsTr("Back to the QR code") : qsTr("Table settings")
            Accessible.description: qsTr("Code, browsers, decks, bots, time limits")
            onClicked: side.more = !side.more
        }

        LobbyMore {
            width: parent.width
            visible: side.more && side.lobby.admin
            lobby: side.lobby
        }
    }
}
