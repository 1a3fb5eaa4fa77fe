import QtQuick
import DixitQt

/*! A numbered card on the table: click to vote. Only its picture is animated; the card itself,
which takes the click, is in its place at once. */
TableCard {
    id: card

    required property bool mine
    required property bool votable
    required property bool red

    property int rabbit: 0
    property bool voting: false

    /*! A click only puts a token here, and the votes are cast together later. */
    property bool gathering: false

    /*! Moves the card from where it lay to the heap, and from there to its place, where it is
    turned. */
    function comeFrom(lay: rect, heap: rect, turn: real, place: int, count: int): void {
        if (Motion.still)
            return;
        body.x = lay.x + lay.width / 2 - x - width / 2;
        body.y = lay.y + lay.height / 2 - y - height / 2;
        body.scale = lay.width / width;
        body.rotation = turn;
        body.turned = 0;
        coming.heap = Qt.rect(heap.x + heap.width / 2 - x - width / 2, heap.y + heap.height / 2 - y - height / 2, heap.width / width, 0);
        coming.delay = Math.min(Motion.stagger, 6 * Motion.stagger / count) * place;
        coming.waiting = Math.min(Motion.stagger, 6 * Motion.stagger / count) * count;
        coming.restart();
    }

    function arriveNow(): void {
        if (coming.running)
            coming.complete();
    }

    objectName: "table-" + number
    implicitWidth: 170
    lively: votable
    swell: 1.035
    z: hovered ? 1 : 0

    Accessible.name: (mine ? qsTr("Card %1, your own: %2") : chosen ? (gathering ? qsTr("Card %1, picked but not cast yet: %2") : qsTr("Card %1, your vote: %2")) : qsTr("Card %1: %2")).arg(number).arg(title)
    Accessible.description: [votable ? qsTr("%1 key").arg("1234567890-="[number - 1]) : "", description].filter(words => words.length > 0).join(". ")

    SequentialAnimation {
        id: coming

        property int delay: 0
        property int waiting: 0

        /*! The heap's corner; the width is the width of the cards there. */
        property rect heap

        ParallelAnimation {
            NumberAnimation {
                target: body
                property: "x"
                to: coming.heap.x
                duration: Motion.normal
                easing.type: Motion.glide
            }
            NumberAnimation {
                target: body
                property: "y"
                to: coming.heap.y
                duration: Motion.normal
                easing.type: Motion.glide
            }
            NumberAnimation {
                target: body
                property: "scale"
                to: coming.heap.width
                duration: Motion.normal
            }
            NumberAnimation {
                target: body
                property: "rotation"
                to: 0
                duration: Motion.normal
            }
        }
        PauseAnimation {
            duration: coming.delay
        }
        ParallelAnimation {
            NumberAnimation {
                target: body
                properties: "x,y"
                to: 0
                duration: Motion.slow
                easing.type: Motion.glide
            }
            NumberAnimation {
                target: body
                property: "scale"
                to: 1
                duration: Motion.slow
                easing.type: Motion.glide
            }
        }
        PauseAnimation {
            duration: coming.waiting
        }
        NumberAnimation {
            target: body
            property: "turned"
            to: 1
            duration: Motion.normal
            easing.type: Motion.fade
        }
    }

    Item {
        id: body

        property real turned: 1

        width: card.width
        height: card.height
        transform: Scale {
            origin.x: body.width / 2
            xScale: Math.abs(1 - 2 * body.turned)
        }

        CardFace {
            anchors.fill: parent
            source: card.source
            soon: true
            faceUp: body.turned >= 0.5
            opacity: faceUp && card.voting && card.mine && !card.votable ? 0.45 : 1
        }

        CardRing {
            colour: card.red ? Theme.red : Theme.lamp
            visible: card.chosen || card.red || card.visualFocus
        }

        NumberPlate {
            x: -width * 0.16
            y: -width * 0.16
            width: Math.max(38, card.width * 0.22)
            visible: body.turned >= 0.5
            number: card.number
        }

        CardRibbon {
            visible: card.mine && body.turned >= 0.5
            text: qsTr("yours")
        }

        Row {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: card.height * 0.22
            spacing: 4

            VoteToken {
                width: card.width * 0.36
                height: width
                rabbit: card.rabbit
                visible: card.chosen
                landed: card.chosen
                promised: card.gathering
            }

            VoteToken {
                width: card.width * 0.36
                height: width
                visible: card.red
                landed: card.red
                promised: card.gathering
                red: true
            }
        }
    }
}
