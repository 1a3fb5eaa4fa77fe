import QtQuick
import DixitQt
import DixitQt.Models

/*! The end of a game on the big screen: the third, the second and the winner come to the podium under
confetti. It stays until people go on, and the picture of the game and the order come beside it. */
Item {
    id: page

    required property Television table
    required property real least
    property int told: 0
    property bool settled: false
    property real aside: 0

    objectName: "tableEnd"

    function tell(): void {
        telling.stop();
        const whole = visible && Motion.still;
        told = whole ? 3 : 0;
        aside = whole ? 1 : 0;
        settled = whole;
        if (visible && !Motion.still)
            telling.restart();
        else if (visible)
            table.sounded("fanfare");
    }

    onVisibleChanged: tell()
    onToldChanged: if (visible && !Motion.still && told > 0)
        table.sounded(told < 3 ? "hop" : "fanfare")
    onSettledChanged: if (settled)
        table.allTold()
    Component.onCompleted: tell()

    TelevisionEnding {
        id: telling

        page: page
    }

    Column {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: page.least * 1.2
        spacing: page.least * 0.2
        opacity: page.told === 3 ? 1 : 0

        Behavior on opacity {
            enabled: page.told === 3

            NumberAnimation {
                duration: Motion.slow
            }
        }

        Heading {
            width: parent.width
            text: page.table.end.title
            font.pixelSize: page.least * 2.6
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: page.least
            horizontalAlignment: Text.AlignHCenter
        }

        SerifLabel {
            width: parent.width
            text: [page.table.end.why, page.table.end.tie].filter(words => words.length > 0).join(" ")
            font.pixelSize: page.least * 1.2
            horizontalAlignment: Text.AlignHCenter
        }
    }

    Podium {
        id: podium

        readonly property real whole: Math.min(page.width * 0.8, height * 2)
        readonly property real beside: page.width * 0.42

        x: (page.width - width) / 2 * (1 - page.aside) + page.least * 1.2 * page.aside
        anchors.top: head.bottom
        anchors.topMargin: page.least
        anchors.bottom: parent.bottom
        anchors.bottomMargin: page.least
        width: whole + (beside - whole) * page.aside
        steps: page.table.end.podium
        told: page.told
        textSize: page.least * 1.3
    }

    TelevisionOrder {
        anchors.left: podium.right
        anchors.leftMargin: page.least * 1.4
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.margins: page.least
        visible: page.aside > 0
        opacity: page.aside
        end: page.table.end
        least: page.least
    }

    Confetti {
        anchors.fill: parent
        falling: page.visible && page.told === 3
    }
}
