import QtQuick
import DixitQt

/*! A line of the poem, its poet, and whether it fits. */
Item {
    id: entry

    required property string line
    required property string verdict
    required property string name
    required property int rabbit
    required property int index
    property real size: Theme.body + 1
    readonly property string bare: line.replace(/\.$/, "")

    function highAt(size: real): real {
        const rows = Math.ceil(1.04 * measure.advanceWidth(line) * scaleAt(size) / Math.max(1, words.width));
        return rows * words.lineHeight * measure.height * scaleAt(size) + 6;
    }

    function scaleAt(size: real): real {
        return (verdict === "hint" ? size * 1.12 : size) / 100;
    }

    function appear(): void {
        if (!Motion.still)
            appearing.start();
    }

    objectName: "poemLine-" + index
    height: words.implicitHeight + 6

    Accessible.role: Accessible.StaticText
    Accessible.name: entry.name + ": " + (entry.verdict === "yes" ? bare + ", " + qsTr("fits") : entry.verdict === "no" ? bare + ", " + qsTr("doesn't fit") : entry.line)

    /*! An animation, because a new layout can interrupt a transition of the column. */
    NumberAnimation {
        id: appearing

        target: entry
        property: "opacity"
        from: 0
        to: 1
        duration: Motion.slow
        easing.type: Motion.fall
    }

    FontMetrics {
        id: measure

        font.family: Theme.serif
        font.weight: words.font.weight
        font.pixelSize: 100
    }

    SerifLabel {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: 12
        anchors.right: chip.left
        anchors.rightMargin: 8
        text: entry.line
        font.pixelSize: 100 * entry.scaleAt(entry.size)
        font.weight: entry.verdict === "hint" ? Font.DemiBold : Font.Normal
        font.strikeout: entry.verdict === "no"
        color: entry.verdict === "no" ? Theme.inkDim : Theme.ink
    }

    Row {
        id: chip

        anchors.right: parent.right
        anchors.verticalCenter: words.verticalCenter
        spacing: 4

        VerdictMark {
            visible: entry.verdict !== "hint"
            verdict: entry.verdict
        }

        RabbitPortrait {
            width: 26
            height: 26
            rabbit: entry.rabbit
        }
    }
}
