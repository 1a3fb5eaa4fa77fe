pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Cards that have left their owner and are still in the air, face down, on an arc to the pile. */
Item {
    id: sky

    objectName: "cardFlights"

    function send(from: rect, to: point, width: real): void {
        if (Motion.still || !visible)
            return;
        flying.createObject(sky, {
            "from": from,
            "to": to,
            "landing": width
        });
    }

    function hurry(): void {
        for (const card of sky.children)
            card.destroy();
    }

    PointHandler {
        onActiveChanged: if (active)
            sky.hurry()
    }

    Component {
        id: flying

        CardFace {
            id: card

            required property rect from
            required property point to
            required property real landing

            x: from.x
            y: from.y
            width: from.width
            faceUp: false

            ParallelAnimation {
                running: true
                onFinished: card.destroy()

                XAnimator {
                    target: card
                    from: card.from.x
                    to: card.to.x - (card.width - card.landing) / 2
                    duration: Motion.slow
                    easing.type: Motion.glide
                }
                SequentialAnimation {
                    YAnimator {
                        target: card
                        from: card.from.y
                        to: Math.min(card.from.y, card.to.y) - card.height * 0.35
                        duration: Motion.slow / 2
                        easing.type: Motion.rise
                    }
                    YAnimator {
                        target: card
                        to: card.to.y - (card.height - card.landing * 1.5) / 2
                        duration: Motion.slow / 2
                        easing.type: Motion.fall
                    }
                }
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
    }
}
