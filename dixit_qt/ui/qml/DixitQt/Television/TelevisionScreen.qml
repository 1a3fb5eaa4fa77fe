import QtQuick
import DixitQt
import DixitQt.Models

/*! What the big screen shows; no text is smaller than a fortieth of its height. */
FocusScope {
    id: screen

    required property Television table
    readonly property string scene: table.scene
    readonly property bool playing: ["begin", "give", "vote", "round", "hearts", "poem", "poetry"].includes(scene)
    readonly property real least: Math.max(10, Math.ceil(height / 38))

    objectName: "tableScreen"

    Accessible.role: Accessible.Pane
    Accessible.name: [table.trouble, table.status].filter(words => words.length > 0).join(" ")

    Backdrop {
        anchors.fill: parent
    }

    TelevisionAway {
        anchors.fill: parent
        visible: screen.scene === "away"
        focus: visible
        table: screen.table
        least: screen.least
    }

    TelevisionLobby {
        anchors.fill: parent
        visible: screen.scene === "lobby"
        table: screen.table
        least: screen.least
    }

    TelevisionEnd {
        anchors.fill: parent
        visible: screen.scene === "end"
        table: screen.table
        least: screen.least
    }

    TelevisionGame {
        anchors.fill: parent
        visible: screen.playing
        table: screen.table
        least: screen.least
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: screen.least
        width: Math.min(parent.width * 0.9, trouble.implicitWidth + screen.least * 3)
        height: trouble.implicitHeight + screen.least
        radius: height / 2
        visible: screen.table.trouble.length > 0
        color: Theme.paper
        border.color: Theme.gold

        Label {
            id: trouble

            objectName: "tableTrouble"
            anchors.centerIn: parent
            width: Math.min(implicitWidth, screen.width * 0.86)
            text: screen.table.trouble
            color: Theme.ink
            font.pixelSize: screen.least * 1.2
            horizontalAlignment: Text.AlignHCenter

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
