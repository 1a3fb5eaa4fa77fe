pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! A button for everybody whose computer could host the table. */
Column {
    id: buttons

    required property Handover handover

    signal chosen(int person)

    spacing: 10

    Repeater {
        model: buttons.handover.nextHosts

        AppButton {
            required property int person
            required text

            objectName: "handOverTo-" + person
            width: buttons.width
            hint: qsTr("Everybody follows automatically and keeps their seat")
            onClicked: buttons.chosen(person)
        }
    }
}
