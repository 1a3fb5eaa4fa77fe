pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import DixitQt
import DixitQt.Models

/*! The whole program in its window: the current page, side pages over it, and messages on top. */
FocusScope {
    id: room

    required property Program program
    readonly property string scene: program.page === "home" ? "home" : "table"
    readonly property string side: program.side

    onSideChanged: if (side.length === 0)
        pages.takeFocus()

    Binding {
        target: Theme
        property: "laidFor"
        value: room.program.cloth
    }

    Connections {
        target: room.Window.window

        function onClosing(close: CloseEvent): void {
            const kept = room.Window.visibility;
            if (kept === Window.Windowed || kept === Window.Maximized)
                room.program.preferences.keepWindow(room.Window.width, room.Window.height, kept === Window.Maximized);
            close.accepted = room.program.mayClose();
            if (close.accepted)
                room.program.closeForGood();
        }
    }

    Connections {
        target: room.program.reactions

        function onCame(rabbit: int, kind: string): void {
            Company.reacted(rabbit, kind);
        }
    }

    Shortcut {
        sequence: "F2"
        onActivated: room.program.reactions.react("laugh")
    }

    Shortcut {
        sequence: "F3"
        onActivated: room.program.reactions.react("wave")
    }

    Shortcut {
        sequence: "F4"
        onActivated: room.program.reactions.react("gasp")
    }

    Shortcut {
        sequences: [StandardKey.Quit]
        onActivated: room.Window.window.close()
    }

    Stage {
        anchors.fill: parent

        Pages {
            id: pages

            anchors.fill: parent
            enabled: room.side.length === 0 && !room.program.askingToClose
            program: room.program
        }

        ReactionBar {
            readonly property bool gathering: room.program.page === "lobby"

            x: gathering ? pages.lobbyCorner.x : 14
            y: gathering ? pages.lobbyCorner.y - height : 10
            visible: reactions.allowed && room.program.page !== "home"
            enabled: pages.enabled
            upwards: gathering
            reactions: room.program.reactions
            rabbit: Math.max(0, room.program.myRabbit)
        }

        SidePages {
            anchors.fill: parent
            enabled: !room.program.askingToClose
            program: room.program
        }

        PageLoader {
            shown: room.program.askingToClose
            onShownChanged: if (!shown)
                pages.takeFocus()
            sourceComponent: ClosingQuestion {
                focus: true
                program: room.program
            }
        }

        ConnectionBanner {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: parent.top
            anchors.topMargin: 16
            connection: room.program.connection
            onTroubleOpened: room.program.openSide("trouble")
        }

        BetweenRoundsSlip {
            anchors.right: parent.right
            anchors.rightMargin: 20
            anchors.top: parent.top
            anchors.topMargin: 54
            visible: shown && room.side.length === 0 && !room.program.reveal.open
            betweenRounds: room.program.betweenRounds
            onAnswered: pages.takeFocus()
        }

        PicturesPill {
            anchors.left: toasts.left
            anchors.bottom: toasts.top
            anchors.bottomMargin: 8
            words: room.program.connection.pictures
        }

        Toasts {
            id: toasts

            anchors.left: parent.left
            anchors.leftMargin: 20
            anchors.bottom: parent.bottom
            anchors.bottomMargin: ["game", "poetry"].includes(room.program.page) ? 132 : 64
            width: ["game", "poetry"].includes(room.program.page) ? 216 : 460
            notices: room.program.notices
        }

        DeckDropArea {
            anchors.fill: parent
            decks: room.program.decks
            home: room.program.home
            onCame: room.program.openSide("decks")
        }
    }
}
