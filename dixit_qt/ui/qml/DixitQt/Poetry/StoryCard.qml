pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A numbered story: face up it can be chosen or guessed; face down it is out. */
TableCard {
    id: story

    required property bool faceUp
    required property bool picked
    required property bool pickable
    required property var guessers
    required property string guessed

    property real turned: 1
    property real offX: 0
    property real offY: 0

    /*! The guess that lifts one of the stories and dims the others. */
    property GuessMoment moment: null
    readonly property bool lifted: moment !== null && moment.lifted === number
    readonly property real zoomLifted: lifted ? moment.zoom : 1
    readonly property point shift: lifted ? moment.shift : Qt.point(0, 0)

    /*! A lifted story turns away slowly. */
    property real facing: faceUp ? 1 : 0

    Behavior on facing {
        enabled: story.lifted

        NumberAnimation {
            duration: Motion.slow
            easing.type: Motion.fade
        }
    }

    function comeFrom(across: real, down: real, place: int, count: int): void {
        if (Motion.still)
            return;
        offX = across - x - width / 2;
        offY = down - y;
        turned = 0;
        coming.delay = Motion.stagger * place;
        coming.waiting = Motion.stagger * count;
        coming.restart();
    }

    function arriveNow(): void {
        if (coming.running)
            coming.complete();
    }

    objectName: "story-" + number
    implicitWidth: 150
    open: faceUp
    lively: pickable
    z: lifted ? 10 : 0
    opacity: moment === null || lifted ? 1 : moment.hush
    transform: [
        Scale {
            origin.x: story.width / 2
            xScale: Math.abs(1 - 2 * story.facing)
        },
        Scale {
            origin.x: story.width / 2
            origin.y: story.height / 2
            xScale: story.zoomLifted
            yScale: story.zoomLifted
        },
        Translate {
            x: story.shift.x
            y: story.shift.y
        }
    ]

    Accessible.name: faceUp ? (chosen ? qsTr("Story %1, the storyteller's: %2") : picked ? qsTr("Story %1, chosen: %2") : qsTr("Story %1: %2")).arg(number).arg(title) : qsTr("Story %1 is ruled out").arg(number)
    Accessible.description: [pickable ? qsTr("%1 key").arg(number) : "", guessed.length > 0 ? qsTr("guessed by %1").arg(guessed) : "", faceUp ? description : ""].filter(words => words.length > 0).join(". ")

    CardComing {
        id: coming

        card: story
        running: false
    }

    contentItem: CardFace {
        source: story.source
        soon: story.faceUp
        faceUp: story.facing >= 0.5 && story.turned >= 0.5
        opacity: 0.5 + 0.5 * story.facing
        transform: [
            Scale {
                origin.x: story.width / 2
                xScale: Math.abs(1 - 2 * story.turned)
            },
            Translate {
                x: story.offX
                y: story.offY
            }
        ]
    }

    Loader {
        anchors.fill: parent
        active: story.lifted && story.moment.found
        sourceComponent: StoryGlow {}
    }

    CardRing {
        z: 1
        colour: story.chosen ? Theme.green : Theme.lamp
        visible: !story.lifted && (story.chosen || story.picked || story.visualFocus)
    }

    NumberPlate {
        x: -width * 0.16
        y: -width * 0.16
        z: 1
        width: Math.max(36, story.width * 0.22)
        visible: story.turned >= 0.5
        number: story.number
    }

    CardRibbon {
        z: 1
        visible: story.chosen
        text: qsTr("the story")
    }

    Row {
        anchors.centerIn: parent
        z: 1
        spacing: 4

        Repeater {
            model: story.guessers

            delegate: GuessChip {
                width: story.width * 0.4
                height: width
            }
        }
    }
}
