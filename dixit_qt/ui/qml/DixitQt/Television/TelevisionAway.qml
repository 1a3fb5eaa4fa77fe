pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The big screen without a table: the attic, what it waits for, and the tables to choose from. */
FocusScope {
    id: away

    required property Television table
    required property real least

    Backdrop {
        anchors.fill: parent
        scene: "home"
        cutAt: Image.AlignBottom
    }

    Column {
        id: column

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(away.least * 2, parent.height * 0.42 - height / 2)
        width: parent.width * 0.4
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
