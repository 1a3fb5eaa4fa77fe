import QtQuick
import DixitQt
import DixitQt.Models

/*! Pictures, folders and zips that are dropped anywhere on the window open the workshop, a saved
game the first page. */
DropArea {
    id: area

    required property Decks decks
    property Home home: null

    signal came

    keys: ["text/uri-list"]
    onEntered: drag => drag.accepted = drag.hasUrls
    onDropped: drop => {
        drop.accept(Qt.CopyAction);
        if (area.home && area.home.takesIn(drop.urls))
            return;
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
            text: area.home ? qsTr("Let go: pictures become a deck; a saved game is added to the list") : qsTr("Let go, and the pictures become a deck")
        }
    }
}
