import QtQuick

/*! One row of the growing poem on the big screen. */
Item {
    id: verse

    required property string line
    required property string verdict
    required property int rabbit

    property real least: 20

    implicitHeight: words.implicitHeight + least * 0.3

    Text {
        id: words

        anchors.left: parent.left
        anchors.right: mark.left
        anchors.rightMargin: verse.least * 0.4
        text: verse.line
        font.family: Theme.serif
        font.pixelSize: verse.verdict === "hint" ? verse.least * 1.4 : verse.least * 1.15
        font.weight: verse.verdict === "hint" ? Font.DemiBold : Font.Normal
        font.strikeout: verse.verdict === "no"
        color: verse.verdict === "no" ? Theme.inkDim : Theme.ink
        wrapMode: Text.WordWrap
    }

    VerdictMark {
        id: mark

        anchors.right: face.left
        anchors.rightMargin: 6
        anchors.verticalCenter: words.verticalCenter
        visible: verse.verdict !== "hint"
        width: verse.least * 1.4
        height: width
        verdict: verse.verdict
    }

    RabbitPortrait {
        id: face

        anchors.right: parent.right
        anchors.verticalCenter: words.verticalCenter
        width: verse.least * 1.6
        height: width
        rabbit: verse.rabbit
    }
}
