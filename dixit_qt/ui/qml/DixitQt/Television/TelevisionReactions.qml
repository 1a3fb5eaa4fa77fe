pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Where the big screen shows nothing but cards the rabbits that react peep in beside the clue, at most two. */
Row {
    id: stand

    required property real least

    function peep(rabbit: int, kind: string): void {
        for (let i = 0; i < peeping.count; ++i) {
            if (peeping.get(i).rabbit === rabbit)
                return;
        }
        if (peeping.count === 2)
            peeping.remove(0);
        peeping.append({
            "rabbit": rabbit,
            "kind": kind
        });
        gone.restart();
    }

    spacing: least * 6.5

    ListModel {
        id: peeping
    }

    Timer {
        id: gone

        interval: Motion.word
        onTriggered: peeping.clear()
    }

    Connections {
        target: Company

        function onReacted(rabbit: int, kind: string): void {
            if (stand.visible)
                stand.peep(rabbit, kind);
        }
    }

    Repeater {
        model: peeping

        RabbitPortrait {
            required rabbit
            required property string kind

            objectName: "peeping-" + rabbit
            width: stand.least * 3.4
            height: width
            speaks: true
            bubbleSize: stand.least * 1.9
            Component.onCompleted: react(kind)
        }
    }
}
