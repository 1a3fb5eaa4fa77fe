pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A card of a finished round: its owner, the tokens on it, and whether it was the
storyteller's. */
Item {
    id: card

    required property int number
    required property string source
    required property string title
    required property string description
    required property string owner
    required property int rabbit
    required property bool story
    required property var voters
    required property bool red
    required property string summary
    required property bool face_up
    required property int turn
    required property bool lovable
    required property int hearts

    /*! This player gave it a heart. */
    property bool loved: false

    property bool enlargeable: false
    property bool votesShown: true
    property bool ownerShown: true
    property bool storyShown: true
    property bool dimmed: false
    property real leastText: 11
    readonly property int tokens: voters.length + (red ? 1 : 0)
    readonly property real tokenSize: Math.min(width * 0.34, width * 0.94 / Math.max(2, Math.ceil(tokens / 2)), 64)
    readonly property real plateHeight: Math.max(24, width * 0.2, leastText * 1.5)

    property real offX: 0
    property real offY: 0
    property real zoom: 1
    property real turned: 1

    /*! The guess that lifts one of the stories and dims the others. */
    property GuessMoment moment: null
    readonly property bool lifted: moment !== null && moment.lifted === number
    readonly property real zoomLifted: lifted ? moment.zoom : 1
    readonly property point shift: lifted ? moment.shift : Qt.point(0, 0)

    /*! A lifted story turns away slowly. */
    property real facing: face_up ? 1 : 0

    Behavior on facing {
        enabled: card.lifted

        NumberAnimation {
            duration: Motion.slow
            easing.type: Motion.fade
        }
    }

    signal tapped

    /*! Moves the card from where it has been until now to its place. */
    function glideFrom(place: rect): void {
        if (Motion.still || width === 0)
            return;
        offX = place.x - x;
        offY = place.y - y;
        zoom = place.width / width;
        arriving.createObject(card, {
            "card": card
        });
    }

    /*! Brings the card from there face down, and turns it once all cards are there. */
    function comeFrom(across: real, down: real, place: int, count: int): void {
        if (Motion.still)
            return;
        offX = across - x - width / 2;
        offY = down - y;
        turned = 0;
        const stagger = Math.min(Motion.stagger, 6 * Motion.stagger / Math.max(1, count));
        turning.createObject(card, {
            "card": card,
            "delay": stagger * place,
            "waiting": stagger * count
        });
    }

    objectName: "reveal-" + number
    implicitWidth: 160
    implicitHeight: width * 1.5
    z: lifted ? 10 : 0
    opacity: moment === null || lifted ? 1 : moment.hush

    Accessible.role: Accessible.Graphic
    Accessible.name: summary
    Accessible.description: description

    transform: [
        Scale {
            xScale: card.zoom
            yScale: card.zoom
        },
        Scale {
            origin.x: card.width / 2
            xScale: Math.abs(1 - 2 * card.turned)
        },
        Translate {
            x: card.offX
            y: card.offY
        },
        Scale {
            origin.x: card.width / 2
            xScale: Math.abs(1 - 2 * card.facing)
        },
        Scale {
            origin.x: card.width / 2
            origin.y: card.height / 2
            xScale: card.zoomLifted
            yScale: card.zoomLifted
        },
        Translate {
            x: card.shift.x
            y: card.shift.y
        }
    ]

    Component {
        id: arriving

        CardArriving {
            onFinished: destroy()
        }
    }

    Component {
        id: turning

        CardComing {
            onFinished: destroy()
        }
    }

    CardFace {
        anchors.fill: parent
        source: card.source
        soon: card.face_up
        faceUp: card.facing >= 0.5 && card.turned >= 0.5
        loadingText: card.source.length === 0 && card.width * 0.08 >= card.leastText
        opacity: 0.5 + 0.5 * card.facing

        Rectangle {
            anchors.fill: parent
            anchors.margins: parent.rim
            color: Theme.deep
            opacity: card.dimmed ? 0.22 : 0

            Behavior on opacity {
                NumberAnimation {
                    duration: Motion.normal
                }
            }
        }
    }

    Loader {
        anchors.fill: parent
        active: card.story
        sourceComponent: StoryGlow {
            shown: card.storyShown
        }
    }

    NumberPlate {
        x: -width * 0.16
        y: -width * 0.16
        width: Math.max(28, card.width * 0.22, card.leastText * 1.9)
        visible: card.turned >= 0.5
        number: card.number
    }

    Flow {
        readonly property int perRow: Math.max(1, Math.min(card.tokens, Math.floor(card.width / card.tokenSize)))

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: plate.top
        anchors.bottomMargin: card.width * 0.03
        width: perRow * card.tokenSize + 1

        Repeater {
            model: card.votesShown ? card.voters : []

            delegate: VoteToken {
                required property int modelData
                property bool made: false

                width: card.tokenSize
                height: width
                rabbit: modelData
                landed: card.votesShown && made

                Component.onCompleted: made = true
            }
        }

        VoteToken {
            width: card.tokenSize
            height: width
            visible: card.red
            red: true
            landed: card.votesShown
        }
    }

    Loader {
        anchors.fill: parent
        active: card.hearts > 0 && card.votesShown
        sourceComponent: FallingHearts {
            hearts: card.hearts
            mine: card.loved
            aside: card.lovable ? 46 : 0
            leastText: card.leastText
        }
    }

    OwnerPlate {
        id: plate

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Math.max(3, card.width * 0.035)
        height: card.plateHeight * (twoLines ? 1.45 : 1)
        radius: card.width * 0.04
        owner: card.owner
        rabbit: card.rabbit
        shown: card.ownerShown
        lit: card.story && card.storyShown
        leastText: card.leastText
        wide: card.width - 2 * anchors.margins
        roomy: card.width > card.leastText * 8
    }

    TapHandler {
        enabled: card.enlargeable
        onTapped: card.tapped()
    }
}
