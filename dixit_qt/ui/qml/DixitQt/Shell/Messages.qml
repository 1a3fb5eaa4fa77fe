import QtQuick
import DixitQt
import DixitQt.Models

/*! Everything that the program says by itself, below each other at the upper edge of the window:
the connection, what the table waits for, and news. `taken` is the height that the pages
leave to it. */
Item {
    id: messages

    required property Program program
    property bool slipShown: true
    property real taken: all.height > 0 ? all.height + 12 : 0

    signal troubleOpened
    signal answered

    objectName: "messages"
    height: taken

    Behavior on taken {
        NumberAnimation {
            duration: Motion.normal
            easing.type: Motion.glide
        }
    }

    Column {
        id: all

        anchors.horizontalCenter: parent.horizontalCenter
        y: 6
        width: Math.min(parent.width - 48, 1180)
        spacing: 5

        ConnectionBanner {
            anchors.horizontalCenter: parent.horizontalCenter
            connection: messages.program.connection
            onTroubleOpened: messages.troubleOpened()
        }

        BetweenRoundsSlip {
            anchors.horizontalCenter: parent.horizontalCenter
            allowed: messages.slipShown
            betweenRounds: messages.program.betweenRounds
            onAnswered: messages.answered()
        }

        Toasts {
            width: parent.width
            notices: messages.program.notices
            pictures: messages.program.connection.pictures
        }
    }
}
