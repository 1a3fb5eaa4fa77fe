pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The menu during a game: what everybody may need, and the way to the table's page. */
FocusScope {
    id: menu

    required property Program program
    property bool asking: false

    signal closed

    NoteSheet {
        anchors.fill: parent
        enabled: !menu.asking
        focus: true
        title: qsTr("Menu")
        sheetWidth: Math.min(510 * Theme.textScale, width - 48)
        spacing: 12
        onClosed: menu.closed()

        Repeater {
            model: [["rules", qsTr("Rules")], ["settings", qsTr("Settings")], ["table", menu.program.admin ? qsTr("Host controls") : qsTr("The table")]]

            AppButton {
                required property var modelData

                objectName: "menu-" + modelData[0]
                width: parent?.width ?? 0
                focus: modelData[0] === "rules"
                text: modelData[1]
                hint: modelData[0] === "table" ? qsTr("Players, pause, another device, end the game") : ""
                onClicked: menu.program.openSide(modelData[0])
            }
        }

        SideHeading {
            text: qsTr("Sound")
        }

        VolumeChoice {
            width: parent?.width ?? 0
            preferences: menu.program.preferences
            sound: menu.program.sound
        }

        Item {
            width: 1
            height: 4
        }

        AppButton {
            objectName: "leaveTable"
            width: parent?.width ?? 0
            text: qsTr("Leave the table")
            onClicked: {
                if (menu.program.askBeforeLeaving)
                    menu.asking = true;
                else
                    menu.program.leaveTable();
            }
        }
    }

    PageLoader {
        shown: menu.asking
        sourceComponent: TableQuestion {
            focus: true
            about: "leaveTable"
            practice: menu.program.practice
            onClosed: menu.asking = false
            onAgreed: menu.program.leaveTable()
        }
    }
}
