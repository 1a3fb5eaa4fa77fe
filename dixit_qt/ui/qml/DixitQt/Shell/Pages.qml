pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The pages that follow the table: home, lobby, game or poetry, reveal, end.

Pages that open during a game are created a little in each frame, so that the game never waits for
them. */
FocusScope {
    id: pages

    required property Program program
    readonly property string page: program.page

    property bool ctrlHeld: false
    readonly property bool covered: program.preferences.hideHand && !ctrlHeld
    readonly property bool free: enabled && !program.reveal.open
    readonly property Item current: [home, lobby, game, poetry, end].find(loader => loader.shown) ?? null

    /*! The previous page, and whether it still covers the table. */
    property Item shownLast: null
    property Item before: null
    readonly property bool leaving: before !== null && before.opacity > 0.35

    /*! Where a guest's rabbit can wait while the lobby is open. */
    readonly property point lobbyCorner: (lobby.item as LobbyPage)?.corner ?? Qt.point(0, 0)

    function takeFocus(): void {
        if (program.reveal.open)
            reveal.forceActiveFocus();
        else if (current !== null)
            current.forceActiveFocus();
    }

    function askAbout(seat: int): void {
        program.people.askAboutSeat(seat);
        program.openSide("person");
    }

    focus: true
    onCurrentChanged: {
        if (current === null) // one page is no longer shown, and the next one not yet
            return;
        before = shownLast;
        shownLast = current;
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Control)
            pages.ctrlHeld = true;
    }
    Keys.onShortcutOverride: event => {
        collecting.hurry();
        event.accepted = false;
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Control)
            pages.ctrlHeld = false;
    }

    Connections {
        target: pages.Window.window

        function onActiveChanged(): void {
            pages.ctrlHeld = false;
        }
    }

    PageLoader {
        id: home

        objectName: "page-home"
        next: pages.current as Loader
        takesFocus: pages.free
        waits: pages.before !== home && pages.leaving
        shown: pages.page === "home"
        sourceComponent: HomePage {
            focus: true
            home: pages.program.home
            preferences: pages.program.preferences
            newer: pages.program.newer
            onSideOpened: side => pages.program.openSide(side)
        }
    }

    PageLoader {
        id: lobby

        objectName: "page-lobby"
        next: pages.current as Loader
        asynchronous: true
        takesFocus: pages.free
        waits: pages.before !== lobby && pages.leaving
        shown: pages.page === "lobby"
        sourceComponent: LobbyPage {
            focus: true
            lobby: pages.program.lobby
            house: pages.program.house
            onSideOpened: side => pages.program.openSide(side)
        }
    }

    PageLoader {
        id: game

        objectName: "page-game"
        next: pages.current as Loader
        asynchronous: true
        takesFocus: pages.free
        waits: pages.before !== game && pages.leaving
        enabled: shown && !pages.program.reveal.open
        shown: pages.page === "game"
        sourceComponent: GameScreen {
            focus: true
            table: pages.program.cardTable
            hourglass: pages.program.hourglass
            lessons: pages.program.lessons
            myRabbit: Math.max(0, pages.program.myRabbit)
            handCovered: pages.covered
            onMenuOpened: pages.program.openSide("menu")
            onHistoryOpened: pages.program.openSide("rounds")
            onAsked: seat => pages.askAbout(seat)
        }
    }

    PageLoader {
        id: poetry

        objectName: "page-poetry"
        next: pages.current as Loader
        asynchronous: true
        takesFocus: pages.free
        waits: pages.before !== poetry && pages.leaving
        enabled: shown && !pages.program.reveal.open
        shown: pages.page === "poetry"
        sourceComponent: PoetryScreen {
            focus: true
            table: pages.program.poetryTable
            hourglass: pages.program.hourglass
            lessons: pages.program.lessons
            handCovered: pages.covered
            onMenuOpened: pages.program.openSide("menu")
            onHistoryOpened: pages.program.openSide("rounds")
            onAsked: seat => pages.askAbout(seat)
        }
    }

    PageLoader {
        id: end

        objectName: "page-end"
        next: pages.current as Loader
        asynchronous: true
        takesFocus: pages.free
        waits: pages.before !== end && pages.leaving
        enabled: shown && !pages.program.reveal.open
        shown: pages.page === "end"
        sourceComponent: EndScreen {
            focus: true
            end: pages.program.end
            onAlbumWanted: pages.program.openAlbum()
            onHistoryWanted: pages.program.openSide("rounds")
            onLeaveWanted: pages.program.leaveTable()
        }
    }

    RevealLayer {
        id: reveal

        anchors.fill: parent
        reveal: pages.program.reveal
        lessons: pages.program.lessons
        awaited: game.item !== null || poetry.item !== null
        versed: poetry.shown || !game.shown && pages.program.reveal.round.isPoem
        hand: pages.program.cardTable.hand
        lines: pages.program.poetryTable.lines
        handCovered: pages.covered || pages.program.cardTable.handHidden
        spectating: pages.program.cardTable.spectating || pages.program.poetryTable.spectating
        onMenuOpened: pages.program.openSide("menu")
        onClickedAway: place => echo.begin(pages.mapFromItem(null, place))
        onCollected: places => {
            for (const place of places)
                collecting.send(place, Qt.point(20, pages.height - 110), 46);
        }
    }

    /*! The second of two quick clicks was meant for the button of the reveal. */
    MouseArea {
        x: echo.place.x
        y: echo.place.y
        width: echo.place.width
        height: echo.place.height
        visible: echo.running
    }

    Timer {
        id: echo

        property rect place

        function begin(at: rect): void {
            place = at;
            if (!Motion.still)
                restart();
        }

        interval: Motion.secondClick
    }

    CardFlights {
        id: collecting

        anchors.fill: parent
    }
}
