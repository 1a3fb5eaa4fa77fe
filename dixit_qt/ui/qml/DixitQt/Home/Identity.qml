import QtQuick
import DixitQt
import DixitQt.Models

/*! The player's name and rabbit, which is chosen from a slip that opens below. */
Item {
    id: identity

    required property Preferences preferences
    required property Item over
    /*! A player without a name wants to join a table, and continues once they have entered one. */
    property bool asked: false

    signal named

    function askName(): void {
        field.forceActiveFocus();
    }

    implicitHeight: Math.max(face.height, fields.height)

    AppButton {
        id: face

        objectName: "chooseRabbit"
        anchors.verticalCenter: parent.verticalCenter
        width: 68
        height: 68
        text: ""
        kind: AppButton.Kind.Quiet
        Accessible.name: qsTr("Choose your rabbit")
        onClicked: slip.open(Qt.point(0, height + 12))

        contentItem: RabbitPortrait {
            rabbit: identity.preferences.rabbit
        }
    }

    Column {
        id: fields

        anchors.left: face.right
        anchors.leftMargin: 16
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 3

        Label {
            objectName: "nameAsked"
            text: identity.asked ? qsTr("First enter your name: the others will see it at the table") : qsTr("Your name")
            color: identity.asked ? Theme.lamp : Theme.dim
            font.pixelSize: Theme.small
        }

        Field {
            id: field

            objectName: "name"
            width: parent.width - (onward.visible ? onward.width + 12 : 0)
            label: qsTr("Your name")
            placeholderText: qsTr("What's your name?")
            maximumLength: 40
            text: identity.preferences.name
            onTextEdited: identity.preferences.setName(text)
            onAccepted: identity.named()

            AppButton {
                id: onward

                objectName: "nameGiven"
                anchors.left: parent.right
                anchors.leftMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                visible: identity.asked
                enabled: field.text.trim().length > 0
                kind: AppButton.Kind.Primary
                text: qsTr("Continue")
                onClicked: identity.named()
            }
        }
    }

    RabbitSlip {
        id: slip

        over: identity.over
        returnTo: face
        size: Math.min(72, (identity.width - 40) / 6 - 8)
        rabbit: identity.preferences.rabbit
        onChosen: rabbit => identity.preferences.setRabbit(rabbit)
    }
}
