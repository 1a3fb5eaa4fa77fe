pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Everybody to whose computer the table can go. */
Column {
    id: heirs

    required property Giving giving

    signal chosen(int person)

    spacing: 10

    Repeater {
        model: heirs.giving.heirs

        AppButton {
            required property int person
            required text

            objectName: "giveTo-" + person
            width: heirs.width
            hint: qsTr("Everybody comes along by himself, to the same seat")
            onClicked: heirs.chosen(person)
        }
    }
}
