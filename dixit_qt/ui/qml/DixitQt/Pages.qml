pragma ComponentBehavior: Bound

import QtQuick
import DixitQt.Models

/*! The pages that follow the table: home, lobby, game or poetry, reveal, end. */
FocusScope {
    id: pages

    required property Program program
    readonly property string page: program.page

    focus: true

    PageLoader {
        objectName: "page-home"
        shown: pages.page === "home"
        sourceComponent: HomePage {
            focus: true
            home: pages.program.home
            preferences: pages.program.preferences
            onSideOpened: side => pages.program.openSide(side)
        }
    }

    PageLoader {
        objectName: "page-lobby"
        shown: pages.page === "lobby"
        sourceComponent: LobbyPage {
            focus: true
            lobby: pages.program.lobby
            onSideOpened: side => pages.program.openSide(side)
        }
    }

    PageLoader {
        objectName: "page-game"
        shown: pages.page === "game"
        sourceComponent: GameScreen {
            focus: true
            table: pages.program.cardTable
            myRabbit: Math.max(0, pages.program.myRabbit)
            onMenuOpened: pages.program.openSide("menu")
            onHistoryOpened: pages.program.openSide("rounds")
        }
    }

    PageLoader {
        objectName: "page-poetry"
        shown: pages.page === "poetry"
        sourceComponent: PoetryScreen {
            focus: true
            table: pages.program.poetryTable
            onMenuOpened: pages.program.openSide("menu")
            onHistoryOpened: pages.program.openSide("rounds")
        }
    }

    PageLoader {
        objectName: "page-end"
        shown: pages.page === "end"
        sourceComponent: EndScreen {
            focus: true
            end: pages.program.end
            album: pages.program.album
            onHistoryWanted: pages.program.openSide("rounds")
            onLeaveWanted: pages.program.leaveTable()
        }
    }

    RevealLayer {
        anchors.fill: parent
        reveal: pages.program.reveal
    }
}
