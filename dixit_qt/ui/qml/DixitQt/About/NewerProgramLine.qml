import QtQuick
import DixitQt
import DixitQt.Models

/*! A line on the first page: a table nearby has a newer program. */
Item {
    id: line

    required property NewerProgram newer

    signal opened

    visible: newer.isThere
    implicitHeight: visible ? Math.max(words.implicitHeight, look.implicitHeight) + 6 : 0

    Label {
        id: words

        anchors.left: parent.left
        anchors.right: look.left
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        text: line.newer.sentence
        font.pixelSize: Theme.small
        color: Theme.lamp
    }

    AppButton {
        id: look

        objectName: "lookAtNewer"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        kind: AppButton.Kind.Quiet
        text: qsTr("Download")
        onClicked: line.opened()
    }
}
