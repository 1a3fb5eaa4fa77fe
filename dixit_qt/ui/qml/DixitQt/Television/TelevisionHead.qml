import QtQuick
import DixitQt
import DixitQt.Models

/*! The top of the big screen: which round it is and what the table waits for. */
Item {
    id: head

    required property Television table
    required property real least

    height: least * 2.2

    Label {
        id: round

        anchors.left: parent.left
        anchors.leftMargin: head.least * 0.4
        anchors.verticalCenter: parent.verticalCenter
        text: head.table.roundText
        color: Theme.dim
        font.pixelSize: head.least
        wrapMode: Text.NoWrap
    }

    TimeLeft {
        anchors.right: parent.right
        anchors.rightMargin: head.least * 0.4
        anchors.verticalCenter: parent.verticalCenter
        hourglass: head.table.hourglass
        textSize: head.least * 1.3
    }

    SerifLabel {
        objectName: "tableStatus"
        anchors.centerIn: parent
        width: Math.min(implicitWidth, head.width - 2 * round.width - head.least * 3)
        text: head.table.status
        font.pixelSize: head.least * 1.35
        fontSizeMode: Text.Fit
        minimumPixelSize: head.least
        height: head.height
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        maximumLineCount: 2
        elide: Text.ElideRight

        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
