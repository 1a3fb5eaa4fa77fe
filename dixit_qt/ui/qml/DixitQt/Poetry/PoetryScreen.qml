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
            stage.deal();
    }

    function fly(line: string, from: rect): void {
        if (!table.endsWith(line))
            return;
        const foot = poem.foot();
        flights.send(line, flights.mapFromItem(hand, from), flights.mapFromItem(poem, foot));
    }

    function hurry(): void {
        stage.hurry();
        flights.hurry();
        guess.hurry();
    }

    onEnabledChanged: dealSeen()
    Component.onCompleted: dealSeen()

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
        z: 1
        stageLeft: stage.x
        stageRight: width - stage.x - stage.width
        roundText: qsTr("Round %1 of %2").arg(screen.table.round).arg(screen.table.roundsInAll)
        status: screen.table.canAdd ? screen.table.status + " " + qsTr("Chips left: %1.").arg(screen.table.chips) : screen.table.status
        statusShown: !bar.visible && !guess.running
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

    Column {
        id: rail

        anchors.left: parent.left
        anchors.leftMargin: 14
        anchors.top: strip.bottom
        anchors.topMargin: 8
        width: 210 * Math.max(1, 0.9 * Theme.textScale)
        spacing: 8

        Repeater {
            id: poets

            model: screen.table.people

            delegate: PoetTag {
                width: rail.width
                onAsked: screen.asked(seat)
            }
        }
    }

    LinePiles {
        anchors.left: rail.left
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 24
        width: rail.width
        visible: y > rail.y + rail.height + 8
        table: screen.table
    }

    PoemPaper {
        id: poem

        anchors.right: parent.right
        anchors.rightMargin: 24
        anchors.top: strip.bottom
        anchors.topMargin: 10
        width: Math.max(300, Math.min(420, parent.width * 0.25))
        height: parent.height - y - 24
        opacity: guess.hush
        poem: screen.table.poem
        desked: screen.table.telling
        inviting: hand.lifted !== null
        canJudge: screen.table.canJudge
        waitingLine: screen.table.waitingLine
        canTakeBack: screen.table.canTakeBack
        onJudged: fits => screen.table.judge(fits)
        onTakenBack: screen.table.takeBack()
    }

    PoetryStage {
        id: stage

        anchors.left: rail.right
        anchors.leftMargin: 18
        anchors.right: poem.left
        anchors.rightMargin: 18
        anchors.top: strip.bottom
        anchors.topMargin: 8
        anchors.bottom: hand.top
        z: guess.running ? 2 : 0
        table: screen.table
        moment: guess
        onEnlarged: (source, description, beside) => magnifier.open(source, description, beside)
        onLooked: (card, source, on) => preview.regard(card, source, on)
    }

    LineFan {
        id: hand

        objectName: "lineFan"
        anchors.left: rail.right
        anchors.leftMargin: 18
        anchors.right: poem.left
        anchors.rightMargin: 18
        anchors.bottom: parent.bottom
        height: screen.table.spectating ? 0 : implicitHeight
        visible: !screen.table.spectating
        opacity: guess.hush
        focus: true
        table: screen.table
        hidden: screen.handCovered
        dropPlace: poem
        onGone: (line, from) => Qt.callLater(screen.fly, line, from)
    }

    GuessMoment {
        id: guess

        anchors.left: stage.left
        anchors.right: stage.right
        anchors.top: strip.bottom
        anchors.bottom: parent.bottom
        z: 3
        stays: true
        table: screen.table
        placeOfStory: number => stage.placeOf(number, guess)
        placeOfPerson: row => guess.mapFromItem(poets.itemAt(row), rail.width - 26, poets.itemAt(row).height / 2)
        onSounded: name => screen.table.sounded(name)
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
