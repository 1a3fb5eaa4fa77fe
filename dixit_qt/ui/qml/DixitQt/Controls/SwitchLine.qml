pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! One switch of the edition: on or off, or one of several values. */
Column {
    id: line

    required property string key
    required property string name
    required property bool toggle
    required property bool on
    required property bool several
    required property var choices
    required property var chosen
    property bool mayChange: false

    signal turned(string key, bool on)
    signal picked(string key, int place)

    spacing: 6

    Toggle {
        objectName: "switch-" + line.key
        width: parent.width
        visible: line.toggle
        enabled: line.mayChange
        text: line.name
        on: line.on
        onTurned: on => line.turned(line.key, on)
    }

    Label {
        width: parent.width
        visible: !line.toggle
        text: line.name
        font.pixelSize: Theme.small
    }

    Flow {
        width: parent.width
        spacing: 6
        visible: !line.toggle

        Repeater {
            model: line.choices

            ChoiceChip {
                required property int index
                required property string modelData

                objectName: "switch-" + line.key + "-" + index
                enabled: line.mayChange
                text: modelData
                checked: line.chosen.includes(index)
                onClicked: line.picked(line.key, index)
            }
        }
    }
}
