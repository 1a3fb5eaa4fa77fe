pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Where the big screen shows nothing but cards the rabbits that react peep in beside the clue. */
Row {
    id: stand

    required property real least

    function peep(rabbit: int, kind: string): void {
        for (let i = 0; i < peeping.count; ++i) {
            if (peeping.get(i).rabbit === rabbit)
                return;
        }
        if (peeping.count === 3)
            peeping.remove(0);
        peeping.append({
            "rabbit": rabbit,
            "kind": kind
        });
        gone.restart();
    }

    spacing: least * 2.4

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
            width: stand.least * 3
            height: width
            speaks: true
            bubbleSize: stand.least
            Component.onCompleted: react(kind)
        }
    }
}
