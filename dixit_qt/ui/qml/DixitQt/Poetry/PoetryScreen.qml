pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Poetry: the stories, the growing poem, and the lines in this seat's hand. */
FocusScope {
    id: screen

    required property PoetryTable table
    property bool handCovered: false
    property Hourglass hourglass: null
    property Lessons lessons: null

    property int dealt: 0
    property bool isMade: false
    readonly property bool ending: table.phase === "ending"
    readonly property bool choosing: ending && !foundSeen.running

    readonly property alias enlarging: magnifier.visible

    signal menuOpened
    signal historyOpened
    signal asked(int seat)

    /*! The stories of a new round are dealt once they are visible, not under the reveal. */
    function dealSeen(): void {
        if (!enabled || dealt === table.round)
            return;
        dealt = table.round;
        if (table.phase === "hint")
            dealing.restart();
    }

    function fly(line: string, from: rect): void {
        if (!table.endsWith(line))
            return;
        const foot = poem.foot();
        flights.send(line, flights.mapFromItem(hand, from), flights.mapFromItem(poem, foot));
    }

    function hurry(): void {
        grid.hurry();
        flights.hurry();
    }

    onEnabledChanged: dealSeen()
    onEndingChanged: if (ending && isMade && !Motion.still)
        foundSeen.restart()
    Component.onCompleted: {
        isMade = true;
        dealSeen();
    }

    Timer {
        id: foundSeen

        interval: Motion.seeing
    }

    Connections {
        target: screen.table

        function onChanged(): void {
            screen.dealSeen();
        }
    }

    PointHandler {
        onActiveChanged: if (active)
            screen.hurry()
    }

    function pressed(key: int): bool {
        if (table.canJudge && (key === Qt.Key_Y || key === Qt.Key_N)) {
            table.judge(key === Qt.Key_Y);
            return true;
        }
        if (key >= Qt.Key_1 && key <= Qt.Key_8 && (table.canGuess || table.canHint)) {
            table.pickStory(key - Qt.Key_0);
            return true;
        }
        if (key === Qt.Key_Escape && table.pickedStory > 0) {
            table.pickStory(table.pickedStory);
            return true;
        }
        if (key === Qt.Key_Left || key === Qt.Key_Right) {
            hand.move(key === Qt.Key_Left ? -1 : 1);
            return true;
        }
        return false;
    }

    /*! A timer, because `Qt.callLater` may call a screen that is being destroyed. */
    Timer {
        id: dealing

        interval: Motion.nextTurn
        onTriggered: grid.deal()
    }

    Keys.onPressed: event => event.accepted = screen.pressed(event.key)
    /*! Called for every key, whatever handles it. */
    Keys.onShortcutOverride: event => {
        screen.hurry();
        event.accepted = false;
    }

    StatusStrip {
        id: strip

        anchors.left: parent.left
        anchors.right: parent.right
        height: Math.max(64, implicitHeight)
        stageLeft: stage.x
        stageRight: width - stage.x - stage.width
        roundText: qsTr("Round %1 of %2").arg(screen.table.round).arg(screen.table.roundsInAll)
        status: screen.table.canAdd ? screen.table.status + " " + qsTr("Chips left: %1.").arg(screen.table.chips) : screen.table.status
        statusShown: !bar.visible
        lessons: screen.lessons
        lessonAt: Qt.LeftEdge
        hushed: bar.visible
        hourglass: screen.hourglass
        onMenuOpened: screen.menuOpened()
        onHistoryOpened: screen.historyOpened()

        PoetryBar {
            id: bar

            x: strip.axis - width / 2
            y: strip.row.y - 2
            height: strip.rowHeight + 4
            table: screen.table
            widest: strip.room
        }
    }

    PoetrySide {
        id: rail

        anchors.left: parent.left
        anchors.leftMargin: 14
        anchors.top: strip.bottom
        anchors.topMargin: 8
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 24
        table: screen.table
        onAsked: seat => screen.asked(seat)
    }

    PoemPaper {
        id: poem

        anchors.right: parent.right
        anchors.rightMargin: 24
        anchors.top: strip.bottom
        anchors.topMargin: 10
        width: Math.max(300, Math.min(420, parent.width * 0.25))
        longest: parent.height - y - 24
        poem: screen.table.poem
        inviting: hand.lifted !== null
        canJudge: screen.table.canJudge
        waitingLine: screen.table.waitingLine
        canTakeBack: screen.table.canTakeBack
        onJudged: fits => screen.table.judge(fits)
        onTakenBack: screen.table.takeBack()
    }

    Item {
        id: stage

        anchors.left: rail.right
        anchors.leftMargin: 18
        anchors.right: poem.left
        anchors.rightMargin: 18
        anchors.top: strip.bottom
        anchors.topMargin: 8
        anchors.bottom: hand.top

        StoryGrid {
            id: grid

            anchors.fill: parent
            stories: screen.table.stories
            visible: !screen.choosing
            onPicked: number => screen.table.pickStory(number)
            onEnlarged: (source, description) => magnifier.open(source, description, grid.row)
            onLooked: (card, source, on) => preview.regard(card, source, on)
        }

        EndingChoice {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            visible: screen.choosing
            table: screen.table
            onChosen: number => screen.table.chooseEnding(number)
            onEnlarged: (source, description) => magnifier.open(source, description, null)
        }
    }

    LineFan {
        id: hand

        objectName: "lineFan"
        anchors.left: rail.right
        anchors.leftMargin: 18
        anchors.right: poem.left
        anchors.rightMargin: 18
        anchors.bottom: parent.bottom
        height: screen.table.spectating ? 0 : 112 * grown + 36
        visible: !screen.table.spectating
        focus: true
        lines: screen.table.lines
        hidden: screen.handCovered
        dropPlace: poem
        onPicked: number => screen.table.pickLine(number)
        onDropped: number => screen.table.layLine(number)
        onSwapped: number => screen.table.swap(number)
        onGone: (line, from) => Qt.callLater(screen.fly, line, from)
    }

    LineFlights {
        id: flights

        anchors.fill: parent
        z: 9
    }

    CardPreview {
        id: preview

        anchors.fill: parent
        moment: screen.table.round + (screen.table.canEnd ? "ending" : "")
        z: 10
    }

    Magnifier {
        id: magnifier

        z: 20
        returnTo: screen
    }
}
