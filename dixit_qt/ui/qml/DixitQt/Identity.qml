import QtQuick
import DixitQt.Models

/*! Who sits down: a name and a rabbit. */
Column {
    id: identity

    required property Preferences preferences
    property bool choosing: false

    spacing: 14

    Row {
        spacing: 16

        AppButton {
            id: face

            objectName: "chooseRabbit"
            width: 76
            height: 76
            text: ""
            kind: AppButton.Kind.Quiet
            Accessible.name: qsTr("Choose your rabbit")
            onClicked: identity.choosing = !identity.choosing

            contentItem: RabbitPortrait {
                rabbit: identity.preferences.rabbit
            }
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter
            spacing: 4

            Label {
                text: qsTr("Your name")
                color: Theme.dim
                font.pixelSize: Theme.small
            }

            Field {
                objectName: "name"
                width: identity.width - 92
                label: qsTr("Your name")
                placeholderText: qsTr("How shall we call you?")
                maximumLength: 40
                text: identity.preferences.name
                onTextEdited: identity.preferences.setName(text)
            }
        }
    }

    RabbitChooser {
        visible: identity.choosing
        size: (identity.width - 5 * spacing) / 6
        rabbit: identity.preferences.rabbit
        onChosen: rabbit => {
            identity.preferences.setRabbit(rabbit);
            identity.choosing = false;
        }
    }
}
