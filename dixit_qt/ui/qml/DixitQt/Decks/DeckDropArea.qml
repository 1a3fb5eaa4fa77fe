import QtQuick
import DixitQt
import DixitQt.Models

/*! Pictures, folders and zips dropped anywhere on the window go to the workshop. */
DropArea {
    id: area

    required property Decks decks

    signal came

    keys: ["text/uri-list"]
    onEntered: drag => drag.accepted = drag.hasUrls
    onDropped: drop => {
        drop.accept(Qt.CopyAction);
        area.decks.make(true);
        area.decks.workshop.add(drop.urls);
        area.came();
    }

    Rectangle {
        anchors.fill: parent
        visible: area.containsDrag
        color: Qt.alpha(Theme.night, 0.78)
        border.width: 4
        border.color: Theme.lamp

        Heading {
            anchors.centerIn: parent
            width: parent.width * 0.8
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Let go, and the pictures become a deck")
        }
    }
}
