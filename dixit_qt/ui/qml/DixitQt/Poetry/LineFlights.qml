pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Slips that have left the hand and fly to the poem. */
Flights {
    function send(line: string, from: rect, to: point): void {
        launch({
            "line": line,
            "from": from,
            "to": to
        });
    }

    objectName: "lineFlights"
    flying: Rectangle {
        id: slip

        required property string line
        required property rect from
        required property point to

        x: from.x
        y: from.y
        width: from.width
        height: from.height
        radius: 6
        color: Theme.paper
        border.width: 1
        border.color: Theme.paperEdge

        VerseText {
            anchors.fill: parent
            anchors.margins: 12
            text: slip.line
            minimumPixelSize: 9
        }

        ArcFlight {
            thing: slip
            from: Qt.point(slip.from.x, slip.from.y)
            to: Qt.point(slip.to.x - slip.width / 2, slip.to.y - slip.height / 2)
            peak: Math.min(slip.from.y, slip.to.y) - slip.height * 0.4

            OpacityAnimator {
                target: slip
                from: 1
                to: 0.4
                duration: Motion.slow
                easing.type: Motion.fall
            }
        }
    }
}
