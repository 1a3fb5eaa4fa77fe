import QtQuick
import DixitQt
import DixitQt.Models

/*! Corrects a mistyped clue while cards are being given; everybody sees the correction. */
Panel {
    id: mending

    required property CardTable table
    property Item returnTo: null

    function begin(): void {
        visible = true;
        words.text = table.clue;
        words.forceActiveFocus();
        words.selectAll();
    }

    function end(): void {
        visible = false;
        if (returnTo !== null)
            returnTo.forceActiveFocus();
    }

    function send(): void {
        if (words.text.trim().length === 0)
            return;
        table.amend(words.text);
        end();
    }

    visible: false
    width: Math.min(640, parent.width - 40)
    height: content.implicitHeight + 36

    Keys.onEscapePressed: mending.end()

    Column {
        id: content

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: 18
        anchors.verticalCenter: parent.verticalCenter
        spacing: 12

        Label {
            width: parent.width
            text: qsTr("Edit the words. Your card stays, and everybody sees that the clue has changed.")
        }

        Field {
            id: words

            objectName: "mendedClue"
            width: parent.width
            maximumLength: mending.table.longestClue
            onAccepted: mending.send()
        }

        Row {
            anchors.right: parent.right
            spacing: 12

            AppButton {
                objectName: "mendingCancelled"
                text: qsTr("Cancel")
                onClicked: mending.end()
            }

            AppButton {
                objectName: "mendClue"
                kind: AppButton.Kind.Primary
                enabled: words.text.trim().length > 0
                text: qsTr("Save")
                onClicked: mending.send()
            }
        }
    }
}
