pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The people who were removed, and can be let in again. */
Flow {
    id: away

    required property Lobby lobby
    readonly property int count: names.count

    spacing: 10
    visible: count > 0

    NoteLabel {
        height: 34
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Removed:")
    }

    Repeater {
        id: names

        model: away.lobby.kicked

        AppButton {
            required property int person
            required property string name

            objectName: "letIn-" + person
            kind: AppButton.Kind.Quiet
            text: qsTr("Let %1 back in").arg(name)
            onClicked: away.lobby.letIn(person)
        }
    }
}
