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

    Binding {
        target: Theme
        property: "outAbove"
        value: stage.above
    }

    Binding {
        target: Theme
        property: "outBeside"
        value: stage.beside
    }

    Stage {
        id: stage

        anchors.fill: parent
        spared: messages.taken * unit

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
            visible: reactions.allowed && room.program.page !== "home" && !pages.darkened
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

        DeckDropArea {
            anchors.fill: parent
            decks: room.program.decks
            home: room.program.home
            onCame: room.program.openSide("decks")
        }
    }
    /*! Messages have a place of their own above the pages, which step back from them. */
    Messages {
        id: messages

        width: stage.width / stage.unit
        scale: stage.unit
        transformOrigin: Item.TopLeft
        program: room.program
        slipShown: room.side.length === 0 && !room.program.reveal.open
        onTroubleOpened: room.program.openSide("trouble")
        onAnswered: pages.takeFocus()
    }
}
