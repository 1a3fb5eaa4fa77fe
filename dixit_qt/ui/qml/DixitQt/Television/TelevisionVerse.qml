import QtQuick
import DixitQt

/*! One row of the growing poem on the big screen; a line that didn't fit is smaller. */
Item {
    id: verse

    required property string line
    required property string verdict
    required property int rabbit
    required property int index

    property real least: 20
    property real size: 20
    readonly property real share: verdict === "no" ? 0.72 : 1

    /*! The width for a verse, and the width that it takes for each pixel of its font size. */
    readonly property real room: words.width
    readonly property real taken: measure.advanceWidth(line) / 100

    implicitHeight: words.implicitHeight

    FontMetrics {
        id: measure

        font.family: Theme.serif
        font.pixelSize: 100
        font.weight: words.font.weight
    }

    SerifLabel {
        id: words

        anchors.left: parent.left
        anchors.right: mark.left
        anchors.rightMargin: verse.least * 0.4
        text: verse.line
        font.pixelSize: Math.max(verse.least, verse.size * verse.share)
        font.weight: verse.verdict === "hint" ? Font.DemiBold : Font.Normal
        font.strikeout: verse.verdict === "no"
        color: verse.verdict === "no" ? Theme.inkDim : Theme.ink
    }

    VerdictMark {
        id: mark

        anchors.right: face.left
        anchors.rightMargin: 6
        anchors.verticalCenter: words.verticalCenter
        visible: verse.verdict !== "hint"
        width: verse.least * 1.3
        height: width
        verdict: verse.verdict
    }

    RabbitPortrait {
        id: face

        anchors.right: parent.right
        anchors.verticalCenter: words.verticalCenter
        width: verse.least * 1.5
        height: width
        rabbit: verse.rabbit
    }
}
