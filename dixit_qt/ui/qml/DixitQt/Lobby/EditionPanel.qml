pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! What will be played: the edition, and what differs from its rulebook. */
Panel {
    id: panel

    required property Lobby lobby
    required property HouseRules house

    signal choosing
    signal houseOpened

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Edition")

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
            text: qsTr("Choose another edition")
            onClicked: panel.choosing()
        }

        HouseSummary {
            width: parent?.width ?? 0
            house: panel.house
            onOpened: panel.houseOpened()
        }
    }
}
