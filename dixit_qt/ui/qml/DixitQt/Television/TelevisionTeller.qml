import QtQuick
import DixitQt

/*! The storyteller of the round, beside the clue. */
Item {
    id: teller

    required property real least
    property string name: ""
    property int rabbit: 0

    objectName: "televisionTeller"
    visible: name.length > 0

    Accessible.role: Accessible.StaticText
    Accessible.name: name + ", " + role.text

    Rectangle {
        anchors.centerIn: face
        width: face.width + teller.least * 0.35
        height: width
        radius: width / 2
        color: Theme.gold
        antialiasing: true
    }

    RabbitPortrait {
        id: face

        x: teller.least * 0.3
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(parent.height * 0.8, teller.least * 4)
        height: width
        rabbit: teller.rabbit
    }

    Column {
        anchors.left: face.right
        anchors.leftMargin: teller.least * 0.6
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        Label {
            id: role

            width: parent.width
            text: qsTr("storyteller")
            color: Theme.lamp
            font.pixelSize: teller.least
        }

        SerifLabel {
            width: parent.width
            height: Math.min(implicitHeight, teller.least * 3.4)
            text: teller.name
            font.pixelSize: teller.least * 1.5
            font.weight: Font.DemiBold
            fontSizeMode: Text.Fit
            minimumPixelSize: teller.least
            lineHeight: 0.9
        }
    }
}
