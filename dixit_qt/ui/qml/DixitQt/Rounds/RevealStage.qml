pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The reveal of a round with cards, in the three steps of RevealLayer: the cards are revealed one
after the other, then the points fly from the cards to the players, then the track comes up from
below. The cards leave room for the track. */
Item {
    id: stage

    required property Reveal reveal
    property Lessons lessons: null
    property int cardsRevealed: 1000
    property int step: RoundSheet.Step.Track
    readonly property real trackHeight: Math.min(84, height * 0.11)

    /*! The uppermost blades of its meadow are hardly visible, and may be under the cards. */
    readonly property real trackRoom: trackHeight * 0.96 + 10
    readonly property bool tracking: step === RoundSheet.Step.Track
    readonly property bool counting: step >= RoundSheet.Step.Count
    readonly property bool lovable: reveal.round.lovable
    readonly property string tellerWords: stage.lovable ? qsTr("The storyteller was %1. Give your ♡ to the picture you love most.") : qsTr("The storyteller was %1")
    readonly property alias enlarging: magnifier.visible
    property Item returnTo: null
    property string onward: ""
    default property alias ways: ways.data

    signal menuOpened
    signal answered(rect place)

    /*! The places of the cards, for the animation that collects them. */
    function places(): list<rect> {
        return table.places(stage);
    }

    onCountingChanged: {
        if (!counting || Motion.still)
            return;
        for (let i = 0; i < gains.count; ++i) {
            const gain = gains.itemAt(i) as GainStrip;
            const card = gain === null ? null : table.cardOf(gain.rabbits);
            if (gain === null || card === null || gain.points <= 0)
                continue;
            gain.awaited = true;
            flights.send(gain.side, "+" + gain.points, flights.mapFromItem(card, card.width / 2, card.width * 0.36), gain.landing(flights), gain.delay);
        }
    }
    onTrackingChanged: if (tracking)
        Qt.callLater(flights.hurry)

    StatusStrip {
        id: strip

        anchors.left: parent.left
        anchors.right: parent.right
        stageLeft: table.x
        stageRight: 28
        historyShown: false
        spared: ways.width + 4
        onMenuOpened: stage.menuOpened()
        unrolls: false
        lessons: stage.lessons
        lessonAt: Qt.LeftEdge
        hushed: !stage.tracking || stage.reveal.news.length > 0
        roundText: qsTr("Round %1").arg(stage.reveal.round.number)
        clue: stage.reveal.round.clue
        kind: stage.reveal.round.clueKind
        teller: stage.reveal.round.teller
        status: stage.reveal.news.length > 0 ? stage.reveal.news : stage.reveal.lookUp && !stage.tracking ? qsTr("Look at the big screen!") : stage.tellerWords.arg(stage.reveal.round.teller)
    }

    Row {
        id: ways

        anchors.right: parent.right
        anchors.rightMargin: strip.buttonsWidth + 24
        y: 10
        layoutDirection: Qt.RightToLeft
        spacing: 4
    }

    Column {
        id: list

        readonly property real rowHeight: Math.min(76, (height - (gains.count - 1) * spacing) / Math.max(1, gains.count))

        anchors.left: parent.left
        anchors.leftMargin: 12
        anchors.top: parent.top
        anchors.topMargin: 60
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 10
        width: Math.max(208, Math.min(320, stage.width * 0.165))
        spacing: 4

        Repeater {
            id: gains

            model: stage.reveal.round.gains

            delegate: GainStrip {
                required property int index

                width: list.width
                height: list.rowHeight
                shown: stage.counting
                delay: Motion.slow + Math.max(0, index) * Motion.stagger
            }
        }
    }

    RevealTable {
        id: table

        reveal: stage.reveal
        cardsRevealed: stage.cardsRevealed
        tracking: stage.tracking
        trackRoom: stage.trackRoom
        x: list.x + list.width + 22
        y: strip.height
        z: 1
        width: stage.width - x - 28
        height: stage.height - y - 6
        onEnlarged: (source, description) => magnifier.open(source, description, table.row)
    }

    PointFlights {
        id: flights

        anchors.fill: parent
        z: 3
        onLanded: side => {
            for (let i = 0; i < gains.count; ++i) {
                const gain = gains.itemAt(i) as GainStrip;
                if (gain !== null && gain.side === side)
                    gain.awaited = false;
            }
        }
    }

    Magnifier {
        id: magnifier

        z: 20
        returnTo: stage.returnTo
    }

    /*! The next button is in another place: one click too many doesn't press it. */
    AppButton {
        objectName: "revealShowAll"
        anchors.right: ways.left
        anchors.rightMargin: 4
        y: 10
        visible: !stage.tracking
        kind: AppButton.Kind.Quiet
        text: stage.onward
        hint: on.hint
        onClicked: stage.answered(Qt.rect(0, 0, 0, 0))
    }

    AppButton {
        id: on

        objectName: "revealOn"
        anchors.right: table.right
        y: stage.height - 9 - height
        z: 2
        visible: stage.tracking
        kind: AppButton.Kind.Primary
        text: stage.onward
        hint: qsTr("Space, Enter or Esc")
        onClicked: stage.answered(on.mapToItem(null, 0, 0, on.width, on.height))
    }

    ScoreTrack {
        anchors.left: table.left
        anchors.right: on.left
        anchors.rightMargin: 12
        height: stage.trackHeight
        longest: 12
        rabbitSize: height * 0.35
        y: stage.height - (stage.tracking ? height + 7 : 0)
        opacity: stage.tracking ? 1 : 0
        track: stage.reveal.track
        arrived: stage.tracking

        Behavior on y {
            NumberAnimation {
                duration: Motion.slow
                easing.type: Motion.glide
            }
        }
    }
}
