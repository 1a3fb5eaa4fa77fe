pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! What can be done about somebody, each with its effect on hand, seat and points. */
NoteSheet {
    id: sheet

    required property People people

    objectName: "personSheet"
    title: people.name
    closable: false
    spacing: 12

    Row {
        width: parent?.width ?? 0
        spacing: 14

        RabbitPortrait {
            id: face

            rabbit: sheet.people.rabbit
        }

        Label {
            width: parent.width - face.width - parent.spacing
            anchors.verticalCenter: parent.verticalCenter
            text: sheet.people.note.length > 0 ? sheet.people.note : qsTr("at the table")
        }
    }

    Repeater {
        id: ways

        model: sheet.people.choices

        ListEntry {
            id: way

            required title
            required note

            objectName: "choice-" + key
            width: parent?.width ?? 0
            chosen: false
            background: Rectangle {
                radius: Theme.radius
                color: Qt.alpha(Theme.edge, way.hovered ? 0.34 : 0.18)
                border.width: 1
                border.color: way.hovered ? Theme.gold : Qt.alpha(Theme.edge, 0.3)

                FocusRing {
                    control: way
                    shown: way.visualFocus
                }
            }
            Accessible.role: Accessible.Button
            onClicked: {
                sheet.people.choose(key);
                sheet.closed();
            }
        }
    }

    AppButton {
        objectName: "choice-wait"
        width: parent?.width ?? 0
        focus: true
        kind: AppButton.Kind.Primary
        text: ways.count > 0 ? qsTr("Cancel") : qsTr("Close")
        onClicked: sheet.closed()
    }
}
