pragma ComponentBehavior: Bound

import QtQuick
import DixitQt.Models

/*! The decks at the left, the chosen one spread out at the right. */
FocusScope {
    id: shelf

    required property Decks decks

    signal enlarged(string source, string description)

    ScrollList {
        id: list

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: make.top
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

    AppButton {
        id: make

        objectName: "makeDeck"
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        width: list.width - 12
        kind: AppButton.Kind.Primary
        text: qsTr("Make your own deck")
        hint: qsTr("From a folder, a zip or pictures dropped on the window")
        onClicked: shelf.decks.make(true)
    }

    DeckSpread {
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
