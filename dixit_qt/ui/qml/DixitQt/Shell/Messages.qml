import QtQuick
import DixitQt
import DixitQt.Models

/*! Everything that the program says by itself, below each other at the upper edge of the window:
the connection, what the table waits for, and news. `taken` is the height that the pages leave to
what stays. News comes and goes while people click, so it moves nothing: alone, it's a thin line
on the edge. */
Item {
    id: messages

    required property Program program
    property bool slipShown: true
    readonly property bool staying: lasting.height > 0
    property real taken: staying ? lasting.height + (news.height > 0 ? news.height + lasting.spacing : 0) + 12 : 0

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
        id: lasting

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
    }

    Toasts {
        id: news

        x: lasting.x
        y: messages.staying ? lasting.y + lasting.height + lasting.spacing : 1
        width: lasting.width
        notices: messages.program.notices
        pictures: messages.program.connection.pictures
    }
}
