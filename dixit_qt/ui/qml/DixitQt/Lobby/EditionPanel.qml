pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! What will be played: the edition, and the switches of its rules. */
Panel {
    id: panel

    required property Lobby lobby
    property bool choosing: false

    ScrollColumn {
        anchors.fill: parent
        anchors.margins: 20
        spacing: 14

        Label {
            text: qsTr("We play")
            color: Theme.dim
            font.pixelSize: Theme.small
        }

        Heading {
            width: parent.width
            text: panel.lobby.editionName
            font.pixelSize: Theme.title - 3
        }

        Label {
            width: parent.width
            text: panel.lobby.editionSentence
            font.pixelSize: Theme.small
            lineHeight: 1.15
        }

        AppButton {
            objectName: "chooseEdition"
            visible: panel.lobby.admin
            text: panel.choosing ? qsTr("Back to the options") : qsTr("Choose another game")
            onClicked: panel.choosing = !panel.choosing
        }

        Repeater {
            model: panel.choosing ? panel.lobby.editions : null

            EditionChoice {
                required property string key
                required sizes
                required chosen

                objectName: "edition-" + key
                width: parent ? parent.width : 0
                enabled: panel.lobby.admin
                onClicked: {
                    panel.lobby.setEdition(key);
                    panel.choosing = false;
                }
            }
        }

        Repeater {
            model: panel.choosing ? null : panel.lobby.switches

            SwitchLine {
                width: parent ? parent.width : 0
                mayChange: panel.lobby.admin
                onTurned: (key, on) => panel.lobby.toggleSwitch(key, on)
                onPicked: (key, place) => panel.lobby.chooseValue(key, place)
            }
        }
    }
}
