pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The end of the story: who won and why, the way there, and what to do now. */
FocusScope {
    id: page

    required property End end
    required property AlbumDesk album

    signal historyWanted
    signal leaveWanted

    objectName: "endScreen"

    Accessible.role: Accessible.Pane
    Accessible.name: end.title

    Column {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: 14
        anchors.leftMargin: 60
        anchors.rightMargin: 60
        spacing: 4

        WinnersRow {
            anchors.horizontalCenter: parent.horizontalCenter
            size: 130
            winners: page.end.winners
        }

        Heading {
            objectName: "endTitle"
            width: parent.width
            text: page.end.title
            font.pixelSize: Theme.display
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.title
            maximumLineCount: 2
            horizontalAlignment: Text.AlignHCenter
        }

        Label {
            objectName: "endWhy"
            width: parent.width
            text: [page.end.why, page.end.tie].filter(words => words.length > 0).join(" ")
            font.family: Theme.serif
            font.pixelSize: Theme.large
            horizontalAlignment: Text.AlignHCenter
        }
    }

    Panel {
        id: order

        anchors.left: parent.left
        anchors.leftMargin: 36
        anchors.top: head.bottom
        anchors.topMargin: 18
        anchors.bottom: foot.top
        anchors.bottomMargin: 18
        width: Math.min(420, parent.width * 0.31)

        Standings {
            anchors.fill: parent
            anchors.margins: 12
            standings: page.end.standings
        }
    }

    Panel {
        anchors.left: order.right
        anchors.leftMargin: 20
        anchors.right: parent.right
        anchors.rightMargin: 36
        anchors.top: order.top
        anchors.bottom: order.bottom

        ScoreCurve {
            anchors.fill: parent
            anchors.margins: 16
            curve: page.end.curve
        }
    }

    Item {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: 36
        anchors.rightMargin: 36
        anchors.bottomMargin: 24
        height: 56

        AlbumBar {
            anchors.left: parent.left
            anchors.right: buttons.left
            anchors.rightMargin: 16
            anchors.verticalCenter: parent.verticalCenter
            album: page.album
        }

        Row {
            id: buttons

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: 12

            AppButton {
                objectName: "endHistory"
                anchors.verticalCenter: parent.verticalCenter
                kind: AppButton.Kind.Quiet
                text: qsTr("The rounds")
                onClicked: page.historyWanted()
            }

            AppButton {
                objectName: "endLeave"
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Leave the table")
                onClicked: page.leaveWanted()
            }

            AppButton {
                objectName: "playAgain"
                anchors.verticalCenter: parent.verticalCenter
                visible: page.end.mayPlayAgain
                focus: true
                kind: AppButton.Kind.Primary
                text: qsTr("Back to the lobby: play again")
                onClicked: page.end.playAgain()
            }

            Label {
                anchors.verticalCenter: parent.verticalCenter
                visible: !page.end.mayPlayAgain
                width: Math.min(implicitWidth, 260)
                text: qsTr("The host can begin another game.")
                color: Theme.dim
                font.pixelSize: Theme.small
            }
        }
    }
}
