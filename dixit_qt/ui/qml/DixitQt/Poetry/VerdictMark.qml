import QtQuick
import DixitQt

/*! ✓ or ✗, or a ring if the storyteller hasn't decided yet. */
Item {
    id: mark

    property string verdict: "open"
    readonly property bool given: ["yes", "no"].includes(verdict)

    implicitWidth: 26
    implicitHeight: 26

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        visible: mark.verdict === "open"
        color: "transparent"
        border.width: 2
        border.color: Theme.inkDim
    }

    onGivenChanged: if (given && !Motion.still)
        dropping.restart()

    ScaleAnimator {
        id: dropping

        target: mark
        from: 2.4
        to: 1
        duration: Motion.slow
        easing.type: Motion.bounce
    }

    Image {
        anchors.fill: parent
        visible: mark.given
        source: mark.given ? Theme.picture("chip-" + mark.verdict + ".webp") : ""
        sourceSize.width: 96
        asynchronous: true
        mipmap: true
    }
}
