pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Points that fly from a card to the player who gets them, and stay there. They have a ground of
their own, so that they can be read over any picture. */
Item {
    id: sky

    property real textSize: Theme.display

    objectName: "pointFlights"

    signal landed(int side)

    function send(side: int, text: string, from: point, to: point, delay: int): void {
        flying.createObject(sky, {
            "side": side,
            "text": text,
            "from": from,
            "to": to,
            "delay": delay
        });
    }

    /*! Whatever is still flying lands at once. */
    function hurry(): void {
        for (const points of sky.children) {
            sky.landed((points as FlyingPoints).side);
            points.destroy();
        }
    }

    component FlyingPoints: Rectangle {
        property int side
    }

    Component {
        id: flying

        FlyingPoints {
            id: points

            required property string text
            required property point from
            required property point to
            required property int delay

            x: from.x - width / 2
            y: from.y - height / 2
            width: words.width + words.font.pixelSize * 0.6
            height: words.font.pixelSize * 1.15
            radius: height / 2
            color: Qt.alpha(Theme.night, 0.9)
            border.width: 2
            border.color: Theme.gold

            SerifLabel {
                id: words

                anchors.centerIn: parent
                text: points.text
                font.pixelSize: sky.textSize
                font.weight: Font.Bold
                color: Theme.lamp
                wrapMode: Text.NoWrap
            }

            SequentialAnimation {
                running: true
                onFinished: {
                    sky.landed(points.side);
                    points.destroy();
                }

                PauseAnimation {
                    duration: Math.max(0, points.delay - Motion.slow)
                }
                ParallelAnimation {
                    XAnimator {
                        target: points
                        from: points.from.x - points.width / 2
                        to: points.to.x - points.width / 2
                        duration: Motion.slow
                        easing.type: Motion.fade
                    }
                    YAnimator {
                        target: points
                        from: points.from.y - points.height / 2
                        to: points.to.y - points.height / 2
                        duration: Motion.slow
                        easing.type: Motion.fade
                    }
                    ScaleAnimator {
                        target: points
                        from: 1
                        to: 0.5
                        duration: Motion.slow
                    }
                }
            }
        }
    }
}
