import QtQuick
import DixitQt
import DixitQt.Models

/*! How to get a newer program from the host of a table that has it. */
Panel {
    id: panel

    required property NewerProgram newer

    implicitHeight: words.implicitHeight + 32
    color: Qt.alpha(Theme.gold, 0.16)
    border.color: Theme.gold

    Column {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: 18
        anchors.verticalCenter: parent.verticalCenter
        spacing: 10

        Label {
            objectName: "newerSentence"
            width: parent.width
            text: panel.newer.sentence
            font.weight: Font.DemiBold
        }

        Label {
            objectName: "newerProgress"
            width: parent.width
            visible: text.length > 0
            text: panel.newer.progressWords
            font.pixelSize: Theme.small

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        Rectangle {
            width: parent.width
            height: 6
            visible: panel.newer.progress >= 0
            radius: 3
            color: Qt.alpha(Theme.deep, 0.5)

            Rectangle {
                width: parent.width * Math.max(0, panel.newer.progress)
                height: parent.height
                radius: 3
                color: Theme.gold
            }
        }

        CopyText {
            objectName: "newerFile"
            width: parent.width
            visible: text.length > 0
            text: panel.newer.where || panel.newer.file
            wrapMode: TextEdit.WrapAnywhere
            Accessible.name: qsTr("File")
        }

        CopyText {
            objectName: "newerSum"
            width: parent.width
            visible: text.length > 0
            text: panel.newer.sum.length > 0 ? "SHA-256: " + panel.newer.sum : ""
            font.family: "monospace"
            font.pixelSize: Theme.tiny
            Accessible.name: qsTr("Checksum")
        }

        AppButton {
            objectName: "askForNewer"
            visible: panel.newer.mayAsk
            text: qsTr("See whether the host has the new version")
            onClicked: panel.newer.ask()
        }

        AppButton {
            objectName: "fetchNewer"
            visible: panel.newer.mayFetch
            kind: AppButton.Kind.Primary
            text: qsTr("Download from the host")
            onClicked: panel.newer.fetch()
        }
    }
}
