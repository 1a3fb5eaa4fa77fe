pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! What will be played: the edition, and the switches of its rules. */
Panel {
    id: panel

    required property Lobby lobby

    signal choosing

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("We play")

    ScrollColumn {
        anchors.fill: parent
        anchors.margins: 20
        spacing: 14

        Image {
            width: parent?.width ?? 0
            height: width * 0.45
            source: panel.lobby.editionPicture ? Theme.picture(panel.lobby.editionPicture) : ""
            sourceSize.width: 600
            asynchronous: true
            mipmap: true
        }

        Heading {
            width: parent.width
            text: panel.lobby.editionName
            font.pixelSize: Theme.title - 3
        }

        Label {
            width: parent.width
            text: panel.lobby.editionFacts
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: Theme.lamp
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
            text: qsTr("Choose another game")
            onClicked: panel.choosing()
        }

        Repeater {
            model: panel.lobby.switches

            SwitchLine {
                width: parent ? parent.width : 0
                mayChange: panel.lobby.admin
                onTurned: (key, on) => panel.lobby.toggleSwitch(key, on)
                onPicked: (key, place) => panel.lobby.chooseValue(key, place)
            }
        }
    }
}
