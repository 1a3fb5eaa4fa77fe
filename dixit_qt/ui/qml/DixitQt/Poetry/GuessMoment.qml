pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! A guess, on a laptop and on the big screen. The story is lifted from its place, and everything
else grows dim:

    holding   the words only name the guess; the table still keeps its result back
    telling   the story shines and its finder is named, or it turns away; what the guess brought or
              cost flies to the people; then the story goes back to its place, unless a found one
              `stays` for what follows

The cards follow `up`, `zoom` and `shift` by themselves. With reduced motion the table keeps nothing
back, so that only the sentence above the stories changes. */
Item {
    id: moment

    required property PoetryTable table

    /*! Where the story with this number lies, and the person in this row of `table.people`. */
    required property var placeOfStory
    required property var placeOfPerson
    property real textSize: Theme.title * 1.3
    property bool stays: false
    property int lifted: 0
    property bool holding: false
    property real up: 0
    property real dim: 0
    property real swell: 0
    property rect home
    readonly property bool running: lifted > 0
    readonly property bool found: running && !holding && table.guessRight
    readonly property real hush: 1 - 0.8 * dim
    readonly property real largest: home.height > 0 ? Math.max(1.08, height * 0.66 / home.height) : 1
    readonly property real zoom: 1 + (largest * (1 + 0.03 * swell) - 1) * up
    readonly property point middle: Qt.point(width / 2, height * 0.4)
    readonly property point shift: Qt.point((middle.x - home.x - home.width / 2) * up, (middle.y - home.y - home.height / 2) * up)
    readonly property int breath: Motion.breath

    signal sounded(string name)
    signal finished

    function follow(): void {
        if (table.guessing && !holding)
            lift();
        else if (!table.guessing && holding)
            tell();
        else if (table.guessed === 0)
            over();
    }

    function lift(): void {
        over();
        lifted = table.guessed;
        findHome();
        holding = true;
        lifting.start();
    }

    function findHome(): void {
        if (running)
            home = placeOfStory(lifted);
    }

    function tell(): void {
        holding = false;
        if (table.guessed === 0) {
            over();
            return;
        }
        lifting.complete();
        sounded(table.guessRight ? "chime" : "turn");
        sendPoints();
        telling.start();
    }

    /*! From above the guesser's chip, side by side. */
    function sendPoints(): void {
        const rows = [...table.gains.keys()].filter(row => table.gains[row] !== 0);
        rows.forEach((row, place) => {
            const points = table.gains[row];
            const from = Qt.point(middle.x + (place - (rows.length - 1) / 2) * 2 * textSize, middle.y - home.height * largest * 0.28);
            flights.send(row, points > 0 ? "+" + points : "−" + -points, from, placeOfPerson(row), Motion.breath + place * Motion.stagger);
        });
    }

    /*! The breath can't be hurried, but what follows can. */
    function hurry(): void {
        if (!holding)
            over();
    }

    function over(): void {
        if (!running)
            return;
        lifting.stop();
        telling.stop();
        flights.hurry();
        holding = false;
        up = 0;
        dim = 0;
        swell = 0;
        lifted = 0;
        finished();
    }

    objectName: "guessMoment"
    onWidthChanged: Qt.callLater(findHome)
    onHeightChanged: Qt.callLater(findHome)
    onBreathChanged: table.breathe(breath)
    Component.onCompleted: table.breathe(breath)

    Connections {
        target: moment.table

        function onChanged(): void {
            moment.follow();
        }
    }

    SequentialAnimation {
        id: lifting

        NumberAnimation {
            target: moment
            properties: "up,dim"
            to: 1
            duration: Motion.slow
            easing.type: Motion.glide
        }
        NumberAnimation {
            target: moment
            property: "swell"
            to: 1
            duration: Motion.breath / 2
            easing.type: Motion.sway
        }
    }

    SequentialAnimation {
        id: telling

        onFinished: moment.over()

        PauseAnimation {
            duration: moment.table.guessRight ? Motion.seeing : Motion.breath + Motion.slow
        }
        NumberAnimation {
            target: moment
            properties: moment.stays && moment.found ? "dim" : "up,dim"
            to: 0
            duration: Motion.slow
            easing.type: Motion.glide
        }
    }

    SerifLabel {
        objectName: "guessWords"
        width: moment.width
        y: moment.middle.y + moment.home.height * moment.largest / 2 + moment.textSize * 0.7
        opacity: Math.max(0, 2 * moment.dim - 1)
        visible: moment.running
        text: moment.table.guessWords
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: moment.textSize
        font.weight: moment.holding ? Font.Normal : Font.Bold
        color: moment.found ? Theme.lamp : Theme.text
        style: Text.Outline
        styleColor: Theme.night

        ScaleAnimator on scale {
            running: moment.found
            from: 0.7
            to: 1
            duration: Motion.slow
            easing.type: Motion.spring
        }
    }

    PointFlights {
        id: flights

        anchors.fill: parent
        textSize: moment.textSize * 1.5
    }
}
