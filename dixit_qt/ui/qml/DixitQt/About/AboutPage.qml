pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! What this program is, whether a newer one is nearby, and the licences of all its parts. */
SideSheet {
    id: sheet

    required property About about
    required property NewerProgram newer

    title: qsTr("About Dixit Qt")
    sheetWidth: Math.min(1280, width - 56)
    sheetHeight: height - 40

    Component.onCompleted: about.open()

    FocusScope {
        anchors.fill: parent
        focus: true

        ScrollColumn {
            id: facts

            anchors.left: parent.left
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            width: Math.min(350, parent.width * 0.34)
            spacing: 16

            Column {
                width: parent.width
                spacing: 4

                Repeater {
                    model: sheet.about.facts

                    FactLine {
                        width: parent ? parent.width : 0
                    }
                }
            }

            NewerProgramPanel {
                width: parent.width
                visible: sheet.newer.isThere
                newer: sheet.newer
            }

            HandedOut {
                width: parent.width
                newer: sheet.newer
            }
        }

        Licences {
            anchors.left: facts.right
            anchors.leftMargin: 28
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            about: sheet.about
        }
    }
}
