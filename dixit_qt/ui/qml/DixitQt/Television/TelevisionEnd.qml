import QtQuick
import DixitQt
import DixitQt.Models

/*! The end of a game on the big screen: the third, the second and the winner appear on the podium,
with confetti. It stays until people continue. Beside it are the final order and the picture of the
game, later the most loved picture of the evening. */
Item {
    id: page

    required property Television table
    required property real least
    readonly property int revealed: ceremony.revealed
    property real aside: 0
    readonly property bool settled: aside === 1
    property real tonight: 0

    objectName: "tableEnd"

    function tell(): void {
        ceremony.forget();
        staying.stop();
        aside = 0;
        tonight = 0;
        if (visible)
            ceremony.begin();
    }

    onVisibleChanged: tell()
    onRevealedChanged: {
        if (!visible || revealed === 0)
            return;
        table.sounded(revealed < 3 ? "hop" : "fanfare");
        if (revealed === 3)
            staying.start();
    }
    Component.onCompleted: tell()

    Ceremony {
        id: ceremony
    }

    SequentialAnimation {
        id: staying

        PauseAnimation {
            duration: Motion.slow * 12
        }
        NumberAnimation {
            target: page
            property: "aside"
            to: 1
            duration: Motion.slow * 2
            easing.type: Motion.fade
        }
        ScriptAction {
            script: page.table.allRevealed()
        }
        PauseAnimation {
            duration: Motion.slow * 16
        }
        NumberAnimation {
            target: page
            property: "tonight"
            to: 1
            duration: Motion.slow * 2
            easing.type: Motion.fade
        }
    }

    Column {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: page.least * 1.2
        spacing: page.least * 0.2
        opacity: page.revealed === 3 ? 1 : 0

        Behavior on opacity {
            enabled: page.revealed === 3

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
        revealed: page.revealed
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
        tonight: page.tonight
    }

    Confetti {
        anchors.fill: parent
        falling: page.visible && page.revealed === 3
    }
}
