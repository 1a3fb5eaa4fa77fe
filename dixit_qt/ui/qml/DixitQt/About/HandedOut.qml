pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The program's files that guests of this computer's table can get, with their checksums. */
Column {
    id: list

    required property NewerProgram newer

    spacing: 6

    SideHeading {
        text: qsTr("For guests with an older version")
    }

    NoteLabel {
        width: parent.width
        text: qsTr("While you host, guests can download installers that you put in this folder:")
    }

    CopyText {
        objectName: "programFolder"
        width: parent.width
        text: list.newer.folder
        wrapMode: TextEdit.WrapAnywhere
        Accessible.name: qsTr("Folder")
    }

    Repeater {
        model: list.newer.handedOut

        Column {
            id: entry

            required property string key
            required property string sum

            width: list.width

            CopyText {
                width: parent.width
                text: entry.key
                wrapMode: TextEdit.WrapAnywhere
                font.weight: Font.DemiBold
                Accessible.name: qsTr("File")
            }

            CopyText {
                objectName: "sum-" + entry.key
                width: parent.width
                text: "SHA-256: " + entry.sum
                font.family: "monospace"
                font.pixelSize: Theme.tiny
                Accessible.name: qsTr("Checksum")
            }
        }
    }
}
