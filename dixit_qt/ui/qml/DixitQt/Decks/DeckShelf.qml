pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The decks on the left, and the chosen one on the right. */
FocusScope {
    id: shelf

    required property Decks decks

    signal enlarged(string source, string description)

    ScrollList {
        id: list

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: faults.visible ? faults.top : make.top
        anchors.bottomMargin: 16
        width: 290
        model: shelf.decks.decks
        spacing: 8

        delegate: DeckEntry {
            width: list.width - 12
            checked: shelf.decks.chosen === key
            onClicked: shelf.decks.choose(key)
        }
    }

    Label {
        id: faults

        objectName: "deckFaults"
        anchors.left: parent.left
        anchors.bottom: make.top
        anchors.bottomMargin: 14
        width: list.width - 12
        maximumLineCount: 6
        visible: text.length > 0
        text: shelf.decks.faults.length > 0 ? qsTr("These decks can't be used:") + "\n" + shelf.decks.faults : ""
        font.pixelSize: Theme.tiny
        color: Theme.warning
        wrapMode: Text.Wrap
        elide: Text.ElideRight
    }

    AppButton {
        id: make

        objectName: "makeDeck"
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        width: list.width - 12
        kind: AppButton.Kind.Primary
        text: qsTr("Make your own deck")
        hint: qsTr("From a folder, a zip archive or pictures dropped on the window")
        onClicked: shelf.decks.make(true)
    }

    SerifLabel {
        objectName: "noDecks"
        anchors.centerIn: spread
        width: Math.min(480, spread.width)
        visible: shelf.decks.searched && list.count === 0
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("No decks on this computer yet. Make one from your own pictures, or join a table: its cards are downloaded.")
        font.pixelSize: Theme.large
        color: Theme.dim
    }

    DeckSpread {
        id: spread

        anchors.left: list.right
        anchors.leftMargin: 24
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        visible: shelf.decks.chosen.length > 0
        focus: true
        decks: shelf.decks
        onEnlarged: (source, description) => shelf.enlarged(source, description)
    }
}
