pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! In scenes with only cards, rabbits that react appear beside the clue, in a column. */
Column {
    id: stand

    required property real least

    /*! There is room for this many. */
    property int most: 2
    readonly property bool empty: peeping.count === 0

    function peep(rabbit: int, kind: string): void {
        for (let i = 0; i < peeping.count; ++i) {
            if (peeping.get(i).rabbit === rabbit)
                return;
        }
        while (peeping.count >= stand.most)
            peeping.remove(0);
        peeping.append({
            "rabbit": rabbit,
            "kind": kind
        });
        gone.restart();
    }

    spacing: least * 0.2

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
            width: stand.least * 3.2
            height: width
            speaks: true
            bubbleSize: stand.least * 1.9
            Component.onCompleted: react(kind)
        }
    }
}
