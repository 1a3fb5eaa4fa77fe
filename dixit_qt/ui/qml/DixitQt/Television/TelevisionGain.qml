pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! One side's result of a round on the big screen: the points beside the rabbits, the reasons below;
in a low row, the points alone. */
Item {
    id: tag

    required property int side
    required property string name
    required property var rabbits
    required property int points
    required property int total
    required property var words
    required property string summary
    required property bool teller

    property real least: 20
    property bool shown: true
    property int delay: 0

    /*! The points are on the line of the name. */
    property bool flat: false
    readonly property bool terse: height < least * 4.4
    readonly property bool inLine: flat || terse
    readonly property real edge: least * 0.35

    objectName: "gain-" + side
    opacity: shown ? 1 : 0

    Accessible.role: Accessible.StaticText
    Accessible.name: summary
    Accessible.description: teller ? qsTr("storyteller") : ""

    Behavior on opacity {
        enabled: tag.shown

        SequentialAnimation {
            PauseAnimation {
                duration: tag.delay
            }
            NumberAnimation {
                duration: Motion.normal
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: Math.min(tag.least * 0.6, height / 2)
        color: tag.teller ? Qt.tint(Theme.seat, Qt.alpha(Theme.gold, 0.32)) : Qt.alpha(tag.points > 0 ? Theme.raised : Theme.seat, 0.9)
        border.width: tag.teller ? 3 : 1
        border.color: tag.teller ? Theme.gold : Qt.alpha(Theme.edge, 0.35)
    }

    Item {
        id: head

        x: tag.edge
        y: tag.terse ? (tag.height - height) / 2 : tag.edge
        width: tag.width - 2 * tag.edge
        height: tag.terse ? tag.height - 4 : tag.least * (tag.flat ? 2.2 : tag.rabbits.length > 1 ? 3.6 : 3.1)

        Portraits {
            id: faces

            anchors.verticalCenter: parent.verticalCenter
            rabbits: tag.rabbits
            size: Math.min(head.height, tag.least * (tag.rabbits.length > 1 ? 2 : 2.8))
        }

        Label {
            id: title

            anchors.left: faces.right
            anchors.leftMargin: tag.least * 0.35
            anchors.right: tag.inLine ? sums.left : parent.right
            anchors.rightMargin: tag.inLine ? tag.least * 0.3 : 0
            height: tag.inLine ? parent.height : parent.height - sums.height
            text: tag.name
            font.pixelSize: tag.least * (tag.terse ? 1 : 1.05)
            font.weight: Font.Bold
            fontSizeMode: Text.Fit
            minimumPixelSize: tag.least * 0.75
            lineHeight: 0.85
            verticalAlignment: Text.AlignVCenter
            wrapMode: tag.rabbits.length > 1 ? Text.WordWrap : Text.NoWrap
        }

        Row {
            id: sums

            x: tag.inLine ? head.width - width : title.x
            y: tag.inLine ? (head.height - height) / 2 : head.height - height
            spacing: tag.least * 0.4

            SerifLabel {
                id: points

                wrapMode: Text.NoWrap
                text: tag.points > 0 ? "+" + tag.points : tag.points < 0 ? "−" + (-tag.points) : "0"
                font.pixelSize: tag.least * (tag.terse ? 1.2 : 1.4)
                font.weight: Font.Bold
                color: tag.points > 0 ? Theme.lamp : tag.points < 0 ? Theme.red : Theme.dim
            }

            Item {
                width: tag.inLine ? tag.least * 2.2 : total.implicitWidth
                height: points.height

                SerifLabel {
                    id: total

                    anchors.right: parent.right
                    y: points.baselineOffset - baselineOffset
                    wrapMode: Text.NoWrap
                    text: "→ " + tag.total
                    font.pixelSize: tag.least * 1.1
                }
            }
        }
    }

    Label {
        objectName: "why-" + tag.side
        x: tag.edge * 1.4
        y: head.y + head.height + tag.edge * 0.5
        width: tag.width - 2 * x
        height: tag.height - y - tag.edge * 0.6
        visible: !tag.terse
        text: tag.words.join(" · ")
        color: Theme.dim
        font.pixelSize: tag.least
        lineHeight: 0.9
        fontSizeMode: Text.Fit
        minimumPixelSize: tag.least * 0.94
    }
}
