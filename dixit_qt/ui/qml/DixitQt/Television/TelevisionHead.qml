import QtQuick
import DixitQt
import DixitQt.Models

/*! The top of the big screen: the round, and what the table waits for, on as many lines as needed;
nothing is cut off. */
Item {
    id: head

    required property Television table
    required property real least

    height: Math.max(least * 2.2, status.implicitHeight)

    Label {
        id: round

        anchors.left: parent.left
        anchors.leftMargin: head.least * 0.4
        y: head.least * 1.1 - height / 2
        text: head.table.roundText
        color: Theme.dim
        font.pixelSize: head.least
        wrapMode: Text.NoWrap
    }

    TimeLeft {
        anchors.right: parent.right
        anchors.rightMargin: head.least * 0.4
        y: head.least * 1.1 - height / 2
        hourglass: head.table.hourglass
        textSize: head.least * 1.3
    }

    FontMetrics {
        id: measure

        font.family: Theme.serif
        font.pixelSize: 100
    }

    SerifLabel {
        id: status

        readonly property real lines: measure.advanceWidth(text) / 100 * head.least * 1.35 / width

        objectName: "tableStatus"
        anchors.centerIn: parent
        width: head.width - 2 * round.width - head.least * 3
        text: head.table.status
        font.pixelSize: head.least * (lines > 1 ? Math.max(1, Math.min(1.1, 2.5 / lines)) : 1.35)
        wrapMode: Text.Wrap
        lineHeight: 0.95
        horizontalAlignment: Text.AlignHCenter

        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
