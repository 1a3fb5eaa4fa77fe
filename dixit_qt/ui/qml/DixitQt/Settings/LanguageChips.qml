pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Every language of the program, each named in that language. */
Row {
    id: chips

    required property Preferences preferences
    property string prefix: "language-"

    spacing: 8

    Repeater {
        model: chips.preferences.languages

        ChoiceChip {
            required property string key
            required property string name

            objectName: chips.prefix + key
            text: name
            checked: chips.preferences.language === key
            onClicked: chips.preferences.setLanguage(key)
        }
    }
}
