pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! One deck: a large card with its title and description, and all cards as a film strip. */
FocusScope {
    id: spread

    required property Decks decks

    signal enlarged(string source, string description)

    Item {
        id: stand

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: strip.top
        anchors.bottomMargin: 18
        width: Math.min(height / 1.5, parent.width * 0.56)

        CardFace {
            objectName: "bigCard"
            anchors.centerIn: parent
            width: Math.min(parent.width, parent.height / 1.5)
            source: spread.decks.source
            sharpness: 2

            Accessible.role: Accessible.Graphic
            Accessible.name: spread.decks.title
            Accessible.description: spread.decks.description

            TapHandler {
                onTapped: spread.enlarged(spread.decks.source, spread.decks.description)
            }
        }
    }

    ScrollColumn {
        anchors.left: stand.right
        anchors.leftMargin: 32
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: turning.top
        anchors.bottomMargin: 14
        spacing: 12

        NoteLabel {
            width: parent.width
            text: spread.decks.name
            textFormat: Text.PlainText
            font.weight: Font.DemiBold
        }

        LovedChips {
            width: parent.width
            decks: spread.decks
        }

        Heading {
            objectName: "cardTitle"
            width: parent.width
            text: spread.decks.title
            textFormat: Text.PlainText
        }

        SerifLabel {
            width: parent.width
            visible: text.length > 0
            text: spread.decks.description
            textFormat: Text.PlainText
            font.pixelSize: Theme.body + 2
            lineHeight: 1.25
        }

        Label {
            objectName: "cardLove"
            width: parent.width
            visible: text.length > 0
            text: spread.decks.love
            font.pixelSize: Theme.small
            color: Theme.lamp
        }

        Item {
            width: 1
            height: 6
        }

        NoteLabel {
            width: parent.width
            text: spread.decks.sufficesFor
            lineHeight: 1.2
        }

        DeckCare {
            width: parent.width
            visible: spread.decks.own
            decks: spread.decks
        }
    }

    Row {
        id: turning

        anchors.right: parent.right
        anchors.bottom: strip.top
        anchors.bottomMargin: 18
        spacing: 14

        AppButton {
            objectName: "cardBefore"
            anchors.verticalCenter: parent.verticalCenter
            enabled: spread.decks.card > 0
            text: "‹"
            Accessible.name: qsTr("Previous card")
            onClicked: spread.decks.leaf(-1)
        }

        SerifLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("%1 of %2").arg(spread.decks.card + 1).arg(strip.count)
            font.pixelSize: Theme.large
        }

        AppButton {
            objectName: "cardAfter"
            anchors.verticalCenter: parent.verticalCenter
            enabled: spread.decks.card < strip.count - 1
            text: "›"
            Accessible.name: qsTr("Next card")
            onClicked: spread.decks.leaf(1)
        }
    }

    FilmStrip {
        id: strip

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        focus: true
        model: spread.decks.cards
        currentIndex: spread.decks.card
        onPicked: place => spread.decks.goTo(place)
        onLeafed: by => spread.decks.leaf(by)
        onEnlarged: spread.enlarged(spread.decks.source, spread.decks.description)
    }
}
