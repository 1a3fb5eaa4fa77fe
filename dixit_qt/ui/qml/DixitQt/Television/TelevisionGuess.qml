import QtQuick
import DixitQt
import DixitQt.Models

/*! A guess on the big screen: the story that somebody guesses comes to the middle, and a moment
later everybody sees whether it's the right one.

    away to asked      a guess has come while the round is on the screen
    asked to answered  after a moment of suspense
    answered to away   once it was read; or at any time, when the round leaves the screen

With reduced motion it begins at `answered`, and nothing moves. Guesses made before this screen came
aren't shown again. */
Item {
    id: guess

    required property PoetryTable table
    required property RevealCards stories
    required property real least
    readonly property int count: table.guesses
    readonly property bool found: table.guessIsRight
    property int told: -1
    property bool answered: false
    property rect from
    property real out: 0

    function tell(): void {
        const card = stories.cardOf(table.guessedStory);
        if (card === null)
            return;
        picture.source = card.source;
        from = guess.mapFromItem(card, 0, 0, card.width, card.height);
        answered = Motion.still;
        if (Motion.still) {
            out = 1;
            read.restart();
        } else
            telling.restart();
    }

    function leave(): void {
        telling.stop();
        read.stop();
        out = 0;
        answered = false;
    }

    onCountChanged: {
        if (visible && told >= 0 && count > told)
            tell();
        told = count;
    }
    onVisibleChanged: if (!visible)
        leave()
    Component.onCompleted: told = count

    Timer {
        id: read

        interval: Motion.word
        onTriggered: guess.leave()
    }

    SequentialAnimation {
        id: telling

        NumberAnimation {
            target: guess
            property: "out"
            from: 0
            to: 1
            duration: Motion.slow * 1.5
            easing.type: Motion.glide
        }
        PauseAnimation {
            duration: Motion.slow * 2
        }
        PropertyAction {
            target: guess
            property: "answered"
            value: true
        }
        PauseAnimation {
            duration: Motion.slow * 4
        }
        NumberAnimation {
            target: guess
            property: "out"
            to: 0
            duration: Motion.slow
            easing.type: Motion.fade
        }
        PropertyAction {
            target: guess
            property: "answered"
            value: false
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -guess.least * 2
        anchors.topMargin: -guess.least * 6
        opacity: guess.out
        color: Qt.alpha(Theme.deep, 0.95)
    }

    Item {
        id: lifted

        readonly property real high: guess.height * 0.74
        readonly property rect to: Qt.rect((guess.width - high / 1.5) / 2, -guess.least, high / 1.5, high)

        function between(a: real, b: real): real {
            return a + (b - a) * guess.out;
        }

        objectName: "guessedStory"
        x: lifted.between(guess.from.x, to.x)
        y: lifted.between(guess.from.y, to.y)
        width: lifted.between(guess.from.width, to.width)
        height: width * 1.5
        visible: guess.out > 0

        CardFace {
            id: picture

            anchors.fill: parent
            opacity: guess.answered && !guess.found ? 0.4 : 1
            sharpness: 3

            Behavior on opacity {
                NumberAnimation {
                    duration: Motion.slow
                }
            }
        }

        StoryGlow {
            anchors.fill: parent
            shown: guess.answered && guess.found
        }
    }

    FontMetrics {
        id: measure

        font.family: Theme.serif
        font.weight: Font.Bold
        font.pixelSize: 100
    }

    RabbitPortrait {
        anchors.right: words.left
        anchors.rightMargin: guess.least
        anchors.verticalCenter: words.verticalCenter
        width: guess.least * 5
        height: width
        visible: guess.out > 0
        opacity: guess.out
        rabbit: guess.table.guesserRabbit
    }

    SerifLabel {
        id: words

        readonly property real most: guess.width - guess.least * 8
        readonly property real taken: measure.advanceWidth(text) / 100 * 1.03
        readonly property real size: Math.min(guess.least * (guess.answered ? 3.2 : 2.4), most / Math.max(1, taken))

        objectName: "guessWords"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: guess.least * 3
        anchors.bottom: parent.bottom
        anchors.bottomMargin: guess.least * 0.6
        width: taken * size
        height: guess.least * 5
        visible: guess.out > 0
        opacity: guess.out
        text: guess.answered ? guess.table.outcome : guess.table.suspense
        color: !guess.answered ? Theme.paper : guess.found ? Theme.lamp : Theme.red
        font.pixelSize: size
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
        verticalAlignment: Text.AlignVCenter

        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
