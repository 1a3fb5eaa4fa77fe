pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Browse every deck, or make one from your own pictures. */
SideSheet {
    id: sheet

    required property Decks decks

    title: decks.making ? qsTr("Your own deck") : qsTr("Decks")
    sheetWidth: Math.min(1640, width - 56)
    sheetHeight: height - 40

    Component.onCompleted: decks.open()

    Loader {
        anchors.fill: parent
        active: sheet.decks.making
        visible: active
        focus: active
        sourceComponent: WorkshopDesk {
            focus: true
            workshop: sheet.decks.workshop
            onClosed: sheet.decks.make(false)
        }
    }

    Loader {
        anchors.fill: parent
        active: !sheet.decks.making
        visible: active
        focus: active
        sourceComponent: DeckShelf {
            focus: true
            decks: sheet.decks
            onEnlarged: (source, description) => magnifier.open(source, description, null)
        }
    }

    DeckDropArea {
        parent: sheet
        anchors.fill: parent
        decks: sheet.decks
    }

    Magnifier {
        id: magnifier

        parent: sheet
        z: 20
        returnTo: sheet
    }
}
