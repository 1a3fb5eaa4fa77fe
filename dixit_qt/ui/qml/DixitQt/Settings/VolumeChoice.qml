pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The volume of this computer; every choice plays a sound at once. */
Grid {
    id: choice

    required property Preferences preferences
    required property Sound sound

    readonly property bool narrow: width < 420 * Theme.textScale

    columns: narrow ? 2 : 4
    spacing: 8

    Repeater {
        model: [[0, qsTr("off")], [0.35, qsTr("soft")], [0.65, qsTr("medium")], [1, qsTr("loud")]]

        ChoiceChip {
            required property int index
            required property var modelData

            objectName: "volume-" + index
            width: choice.narrow ? (choice.width - choice.spacing) / 2 : implicitWidth
            about: qsTr("Sound")
            text: modelData[1]
            checked: Math.abs(choice.preferences.volume - modelData[0]) < 0.01
            onClicked: {
                choice.preferences.setVolume(modelData[0]);
                choice.sound.tryOut("chime");
            }
        }
    }
}
