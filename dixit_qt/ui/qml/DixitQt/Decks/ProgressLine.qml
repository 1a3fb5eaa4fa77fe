import QtQuick
import DixitQt

/*! The progress of something slow, and a button to stop it. */
Column {
    id: line

    property string words: ""
    property int done: 0
    property int expected: 0

    signal cancelled

    spacing: 6

    Accessible.role: Accessible.ProgressBar
    Accessible.name: words + " " + done + "/" + expected

    Item {
        width: parent.width
        height: cancel.height

        Label {
            anchors.left: parent.left
            anchors.right: cancel.left
            anchors.verticalCenter: parent.verticalCenter
            text: line.words + (line.expected > 0 ? " " + qsTr("%1 of %2").arg(line.done).arg(line.expected) : "")
            font.pixelSize: Theme.small
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        AppButton {
            id: cancel

            objectName: "cancelWork"
            anchors.right: parent.right
            kind: AppButton.Kind.Quiet
            text: qsTr("Stop")
            onClicked: line.cancelled()
        }
    }

    Rectangle {
        width: parent.width
        height: 8
        radius: 4
        color: Theme.raised

        Rectangle {
            width: parent.width * (line.expected > 0 ? Math.min(1, line.done / line.expected) : 0)
            height: parent.height
            radius: 4
            color: Theme.lamp
        }
    }
}
