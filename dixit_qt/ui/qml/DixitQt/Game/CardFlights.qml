pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Cards that have left their owner and fly to the pile, face down, on an arc. */
Flights {
    id: sky

    function send(from: rect, to: point, width: real): void {
        launch({
            "from": from,
            "to": to,
            "landing": width
        });
    }

    objectName: "cardFlights"
    flying: CardFace {
        id: card

        required property rect from
        required property point to
        required property real landing

        x: from.x
        y: from.y
        width: from.width
        faceUp: false

        ArcFlight {
            thing: card
            from: Qt.point(card.from.x, card.from.y)
            to: Qt.point(card.to.x - (card.width - card.landing) / 2, card.to.y - (card.height - card.landing * 1.5) / 2)
            peak: Math.min(card.from.y, card.to.y) - card.height * 0.35

            ScaleAnimator {
                target: card
                from: 1
                to: card.landing / card.width
                duration: Motion.slow
            }
            RotationAnimator {
                target: card
                from: 0
                to: 8
                duration: Motion.slow
            }
        }
    }

    PointHandler {
        onActiveChanged: if (active)
            sky.hurry()
    }
}
