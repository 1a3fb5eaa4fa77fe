import QtQuick
import DixitQt
import DixitQt.Models

/*! Rename or delete one of the player's own decks. */
Item {
    id: care

    required property Decks decks
    readonly property string deck: decks.chosen
    property bool renaming: false
    property bool deleting: false

    implicitHeight: row.visible ? row.height : renaming ? naming.height : asking.height
    onDeckChanged: renaming = deleting = false

    Row {
        id: row

        visible: !care.renaming && !care.deleting
        spacing: 10

        AppButton {
            objectName: "renameDeck"
            text: qsTr("Rename")
            onClicked: {
                care.renaming = true;
                name.text = care.decks.name;
                name.forceActiveFocus();
                name.selectAll();
            }
        }

        AppButton {
            objectName: "deleteDeck"
            text: qsTr("Delete…")
            onClicked: care.deleting = true
        }
    }

    Row {
        id: naming

        visible: care.renaming
        width: parent.width
        spacing: 10

        Field {
            id: name

            objectName: "deckName"
            width: Math.max(160, parent.width - keep.width - 10)
            label: qsTr("Deck name")
            maximumLength: 60
            onAccepted: {
                care.renaming = false;
                care.decks.rename(text);
            }
            Keys.onEscapePressed: care.renaming = false
        }

        AppButton {
            id: keep

            anchors.verticalCenter: name.verticalCenter
            kind: AppButton.Kind.Primary
            text: qsTr("Rename")
            onClicked: name.accepted()
        }
    }

    Column {
        id: asking

        visible: care.deleting
        width: parent.width
        spacing: 10

        Label {
            width: parent.width
            text: qsTr("Delete “%1” with all its pictures? Saved games that use it can't be resumed.").arg(care.decks.name)
        }

        Row {
            spacing: 10

            AppButton {
                objectName: "deleteForGood"
                text: qsTr("Delete")
                onClicked: care.decks.delete()
            }

            AppButton {
                objectName: "keepDeck"
                kind: AppButton.Kind.Primary
                text: qsTr("Keep it")
                onClicked: care.deleting = false
            }
        }
    }
}
