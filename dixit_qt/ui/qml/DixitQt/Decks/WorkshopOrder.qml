pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The sources of the pictures, the files that were refused, and the name of the deck. */
FocusScope {
    id: order

    required property Workshop workshop

    signal browsed
    signal closed

    Column {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        spacing: 10

        AppButton {
            objectName: "choosePictures"
            width: parent.width
            text: qsTr("Choose pictures…")
            onClicked: order.browsed()
        }

        SerifLabel {
            objectName: "pieceCount"
            width: parent.width
            topPadding: 6
            visible: order.workshop.count > 0
            font.pixelSize: Theme.large
            text: qsTr("%n picture(s)", "", order.workshop.count)
        }

        NoteLabel {
            width: parent.width
            visible: order.workshop.count > 0
            text: (order.workshop.count < order.workshop.suggested ? qsTr("%1 make a full deck.").arg(order.workshop.suggested) + "\n" : "") + order.workshop.sufficesFor
        }

        ProgressLine {
            width: parent.width
            visible: order.workshop.busy
            words: order.workshop.binding ? qsTr("Making the deck…") : qsTr("Reading the pictures…")
            done: order.workshop.done
            expected: order.workshop.expected
            onCancelled: order.workshop.cancel()
        }

        Label {
            width: parent.width
            visible: text.length > 0
            text: order.workshop.fault
            color: Theme.warning

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }

    RefusedPictures {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.topMargin: 12
        anchors.bottom: foot.top
        anchors.bottomMargin: 12
        refused: order.workshop.refused
        onForgotten: order.workshop.forgetRefused()
    }

    Column {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: 10

        Field {
            id: name

            objectName: "newDeckName"
            width: parent.width
            focus: true
            label: qsTr("Deck name")
            placeholderText: qsTr("Deck name")
            maximumLength: 60
            onAccepted: order.workshop.bind(name.text, author.text)
        }

        Field {
            id: author

            width: parent.width
            label: qsTr("Who made the pictures")
            placeholderText: qsTr("Who made the pictures?")
            maximumLength: 60
            onAccepted: order.workshop.bind(name.text, author.text)
        }

        AppButton {
            objectName: "bindDeck"
            width: parent.width
            kind: AppButton.Kind.Primary
            enabled: order.workshop.count > 0 && name.text.trim().length > 0 && !order.workshop.busy
            text: qsTr("Make the deck")
            onClicked: order.workshop.bind(name.text, author.text)
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 4

            AppButton {
                objectName: "leaveWorkshop"
                kind: AppButton.Kind.Quiet
                text: qsTr("See the decks")
                hint: qsTr("Esc")
                onClicked: order.closed()
            }

            AppButton {
                objectName: "startOver"
                kind: AppButton.Kind.Quiet
                enabled: order.workshop.count > 0 && !order.workshop.busy
                text: qsTr("Start over")
                onClicked: order.workshop.clear()
            }
        }
    }
}
