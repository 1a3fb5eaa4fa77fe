pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The big screen without a table: what it waits for, and the tables to choose from. */
FocusScope {
    id: away

    required property Television table
    required property real least

    Column {
        id: column

        anchors.centerIn: parent
        width: parent.width * 0.8
        spacing: away.least

        Heading {
            objectName: "tableAway"
            width: parent.width
            text: choices.count > 1 ? qsTr("Which table should be shown?") : away.table.status
            font.pixelSize: away.least * 2
            horizontalAlignment: Text.AlignHCenter
        }

        Repeater {
            id: choices

            model: away.table.choices

            AppButton {
                required property string key
                required property string name
                required property string edition
                required property int index

                objectName: "choice-" + index
                x: (column.width - width) / 2
                focus: index === 0
                scale: away.least / 14
                text: qsTr("%1 — %2").arg(name).arg(edition)
                onClicked: away.table.choose(key)
            }
        }
    }
}
