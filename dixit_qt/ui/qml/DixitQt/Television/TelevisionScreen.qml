import QtQuick
import DixitQt
import DixitQt.Models

/*! What the big screen shows; nothing on it is smaller than a fortieth of its height. */
FocusScope {
    id: screen

    required property Television table
    readonly property string scene: table.scene
    readonly property bool playing: ["begin", "give", "vote", "round", "poem", "poetry"].includes(scene)
    readonly property real least: Math.max(10, Math.ceil(height / 38))

    objectName: "tableScreen"

    Accessible.role: Accessible.Pane
    Accessible.name: table.status

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
}
