pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The end of the game: who won and why, the scores over the rounds, and what to do now. */
FocusScope {
    id: page

    required property End end

    /*! The winner is on the podium: an Enter pressed earlier doesn't trigger the next button. */
    readonly property bool revealed: ceremony.revealed === 3
    readonly property bool ready: visible && enabled && !end.televisionTells
    property bool begun: false
    property bool patient: false

    signal albumWanted
    signal historyWanted
    signal leaveWanted

    objectName: "endScreen"

    Accessible.role: Accessible.Pane
    Accessible.name: end.title

    onReadyChanged: if (ready && !begun) {
        begun = true;
        ceremony.begin();
    }

    Ceremony {
        id: ceremony

        onRevealedChanged: {
            if (revealed > 0)
                page.end.sounded(revealed < 3 ? "hop" : "fanfare");
            if (revealed === 3)
                patience.start();
        }
    }

    Timer {
        id: patience

        interval: Motion.dwell
        onTriggered: page.patient = true
    }

    SerifLabel {
        objectName: "endLookUp"
        anchors.centerIn: parent
        width: parent.width * 0.8
        visible: page.end.televisionTells
        text: qsTr("Look at the big screen to see who won!")
        color: Theme.lamp
        font.pixelSize: Theme.display
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.large
        horizontalAlignment: Text.AlignHCenter
    }

    Column {
        id: head

        opacity: page.revealed ? 1 : 0

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: 14
        anchors.leftMargin: 60
        anchors.rightMargin: 60
        spacing: 4

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

        SerifLabel {
            objectName: "endWhy"
            width: parent.width
            text: [page.end.why, page.end.tie].filter(words => words.length > 0).join(" ")
            font.pixelSize: Theme.large
            horizontalAlignment: Text.AlignHCenter
        }
    }

    Item {
        id: middle

        anchors.left: parent.left
        anchors.leftMargin: 36
        anchors.right: parent.right
        anchors.rightMargin: 36
        anchors.top: head.bottom
        anchors.topMargin: 14
        anchors.bottom: foot.top
        anchors.bottomMargin: 18
    }

    EndOrder {
        id: order

        anchors.left: middle.left
        anchors.top: middle.top
        anchors.bottom: middle.bottom
        width: middle.width * 0.29
        visible: page.revealed
        end: page.end
    }

    PodiumLight {
        anchors.fill: podium
        anchors.margins: -10
        anchors.topMargin: 0
        visible: !page.end.televisionTells
        strength: page.revealed ? 1 : 0.25
    }

    Podium {
        id: podium

        anchors.left: order.right
        anchors.leftMargin: 30
        anchors.right: evening.left
        anchors.rightMargin: 30
        anchors.top: middle.top
        anchors.bottom: middle.bottom
        steps: page.end.podium
        revealed: ceremony.revealed
    }

    Item {
        id: evening

        anchors.right: middle.right
        anchors.top: middle.top
        anchors.bottom: middle.bottom
        width: middle.width * 0.235
        visible: page.revealed

        Heading {
            id: eveningTitle

            anchors.top: parent.top
            width: parent.width
            visible: page.end.picture.length > 0
            text: qsTr("Most loved picture of this game")
            font.pixelSize: Theme.large
            horizontalAlignment: Text.AlignHCenter
        }

        CardFace {
            objectName: "endPicture"
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: eveningTitle.bottom
            anchors.topMargin: 10
            width: Math.min(parent.width, (eveningWords.y - y - 12) / 1.5)
            source: page.end.picture
        }

        Column {
            id: eveningWords

            anchors.bottom: parent.bottom
            width: parent.width
            spacing: 2

            SerifLabel {
                width: parent.width
                visible: text.length > 0
                text: page.end.pictureWords.length > 0 ? qsTr("“%1”").arg(page.end.pictureWords) : ""
                font.pixelSize: Theme.body
                horizontalAlignment: Text.AlignHCenter
            }

            NoteLabel {
                width: parent.width
                text: page.end.pictureNote
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }

    Confetti {
        anchors.fill: parent
        z: 5
        falling: page.visible && page.revealed
    }

    EndFoot {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: 36
        anchors.rightMargin: 36
        anchors.bottomMargin: 24
        focus: true
        end: page.end
        patient: page.patient
        onAlbumWanted: page.albumWanted()
        onHistoryWanted: page.historyWanted()
        onLeaveWanted: page.leaveWanted()
    }
}
