pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Slips that have left the hand and are on their way to the poem. */
Item {
    id: sky

    objectName: "lineFlights"

    function send(line: string, from: rect, to: point): void {
        if (Motion.still || !visible)
            return;
        flying.createObject(sky, {
            "line": line,
            "from": from,
            "to": to
        });
    }

    function hurry(): void {
        for (const slip of sky.children)
            slip.destroy();
    }

    Component {
        id: flying

        Rectangle {
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

            Text {
                anchors.fill: parent
                anchors.margins: 12
                textFormat: Text.PlainText
                text: slip.line
                font.family: Theme.serif
                font.pixelSize: Theme.large
                fontSizeMode: Text.Fit
                minimumPixelSize: 9
                color: Theme.ink
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap
            }

            ParallelAnimation {
                running: true
                onFinished: slip.destroy()

                XAnimator {
                    target: slip
                    from: slip.from.x
                    to: slip.to.x - slip.width / 2
                    duration: Motion.slow
                    easing.type: Motion.glide
                }
                SequentialAnimation {
                    YAnimator {
                        target: slip
                        from: slip.from.y
                        to: Math.min(slip.from.y, slip.to.y) - slip.height * 0.4
                        duration: Motion.slow / 2
                        easing.type: Motion.rise
                    }
                    YAnimator {
                        target: slip
                        to: slip.to.y - slip.height / 2
                        duration: Motion.slow / 2
                        easing.type: Motion.fall
                    }
                }
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
}
