pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import DixitQt

/*! A figure laughs, waves or gasps when its rabbit does. One that `speaks` also says it in a
bubble, which is all that is shown with reduced motion. */
Item {
    id: reacting

    required property Item figure
    required property int rabbit
    property bool speaks: false
    property real textSize: Theme.small
    property string kind: ""

    function play(kind: string): void {
        reacting.kind = kind;
        over.restart();
        if (Motion.still)
            return;
        for (const each of [laughing, waving, gasping])
            each.complete();
        (kind === "laugh" ? laughing : kind === "wave" ? waving : gasping).restart();
    }

    anchors.fill: parent
    z: 5

    Connections {
        target: Company

        function onReacted(rabbit: int, kind: string): void {
            if (rabbit === reacting.rabbit && reacting.visible)
                reacting.play(kind);
        }
    }

    Timer {
        id: over

        interval: Motion.word
        onTriggered: reacting.kind = ""
    }

    SequentialAnimation {
        id: laughing

        loops: 4

        Turn {
            property: "scale"
            to: 1.22
        }
        Turn {
            property: "scale"
            to: 1
        }
    }

    SequentialAnimation {
        id: waving

        loops: 3

        Turn {
            to: -18
        }
        Turn {
            to: 18
        }
        Turn {
            to: 0
        }
    }

    SequentialAnimation {
        id: gasping

        Turn {
            property: "scale"
            to: 1.4
        }
        PauseAnimation {
            duration: Motion.slow
        }
        Turn {
            property: "scale"
            to: 1
        }
    }

    component Turn: NumberAnimation {
        target: reacting.figure
        property: "rotation"
        duration: Motion.quick
        easing.type: Motion.sway
    }

    Loader {
        id: bubbles

        active: reacting.speaks && reacting.kind.length > 0
        x: beyond ? reacting.width * 0.15 - width : reacting.width * 0.85
        y: -height * 0.15

        /*! Near the right edge of the window, the bubble is on the left. */
        property bool beyond: false

        onLoaded: beyond = reacting.mapToItem(null, reacting.width * 0.85 + width, 0).x > reacting.Window.width
        sourceComponent: SpeechBubble {
            objectName: "bubble-" + reacting.rabbit
            words: Company.wordFor(reacting.kind)
            textSize: reacting.textSize
            fromRight: bubbles.beyond
        }
    }
}
