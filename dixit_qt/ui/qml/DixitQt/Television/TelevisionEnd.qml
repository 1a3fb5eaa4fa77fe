import QtQuick
import DixitQt
import DixitQt.Models

/*! The end of a game on the big screen. */
Item {
    id: page

    required property Television table
    required property real least

    onVisibleChanged: if (visible)
        table.sounded("fanfare")

    Column {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: page.least * 1.2
        spacing: page.least * 0.2

        WinnersRow {
            anchors.horizontalCenter: parent.horizontalCenter
            size: page.least * 5.6
            winners: page.table.end.winners
        }

        Heading {
            width: parent.width
            text: page.table.end.title
            font.pixelSize: page.least * 2.6
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: page.least
            horizontalAlignment: Text.AlignHCenter
        }

        Label {
            width: parent.width
            text: [page.table.end.why, page.table.end.tie].filter(words => words.length > 0).join(" ")
            font.family: Theme.serif
            font.pixelSize: page.least * 1.2
            horizontalAlignment: Text.AlignHCenter
        }
    }

    Panel {
        id: order

        anchors.left: parent.left
        anchors.leftMargin: page.least
        anchors.top: head.bottom
        anchors.topMargin: page.least * 0.7
        anchors.bottom: parent.bottom
        anchors.bottomMargin: page.least
        width: parent.width * 0.34

        Standings {
            anchors.fill: parent
            anchors.margins: page.least * 0.5
            standings: page.table.end.standings
            textSize: page.least * 1.05
            least: page.least
        }
    }

    Panel {
        anchors.left: order.right
        anchors.leftMargin: page.least * 0.8
        anchors.right: parent.right
        anchors.rightMargin: page.least
        anchors.top: order.top
        anchors.bottom: order.bottom

        ScoreCurve {
            anchors.fill: parent
            anchors.margins: page.least * 0.7
            curve: page.table.end.curve
            textSize: page.least * 1.1
            least: page.least
        }
    }
}
