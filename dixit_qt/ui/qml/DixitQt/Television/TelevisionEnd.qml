import QtQuick
import DixitQt
import DixitQt.Models

/*! The end of a game on the big screen: the third, the second and the winner come to the podium; then
the picture of the game; at last the order and the way there. */
Item {
    id: page

    enum Act {
        Winners,
        Picture,
        Order
    }

    required property Television table
    required property real least
    property int act: TelevisionEnd.Act.Order
    property int told: 3
    property real drawn: 1

    objectName: "tableEnd"

    function tell(): void {
        const still = Motion.still || !visible;
        telling.stop();
        act = still ? TelevisionEnd.Act.Order : TelevisionEnd.Act.Winners;
        told = still ? 3 : 0;
        drawn = still ? 1 : 0;
        if (visible && !still)
            telling.restart();
        else if (visible)
            table.sounded("fanfare");
    }

    onVisibleChanged: tell()
    onToldChanged: if (visible && !Motion.still && told > 0)
        table.sounded(told < 3 ? "hop" : "fanfare")
    Component.onCompleted: tell()

    TelevisionEnding {
        id: telling

        page: page
        hasPicture: page.table.end.picture.length > 0
    }

    Column {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: page.least * 1.2
        spacing: page.least * 0.2
        visible: page.act !== TelevisionEnd.Act.Picture
        opacity: page.told === 3 ? 1 : 0

        Behavior on opacity {
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
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: head.bottom
        anchors.topMargin: page.least
        anchors.bottom: parent.bottom
        anchors.bottomMargin: page.least
        width: Math.min(parent.width * 0.8, height * 2)
        visible: page.act === TelevisionEnd.Act.Winners
        steps: page.table.end.podium
        told: page.told
        textSize: page.least * 1.3
    }

    TelevisionPicture {
        anchors.fill: parent
        anchors.margins: page.least * 1.6
        visible: page.act === TelevisionEnd.Act.Picture
        end: page.table.end
        least: page.least
    }

    TelevisionOrder {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.margins: page.least
        visible: page.act === TelevisionEnd.Act.Order
        end: page.table.end
        least: page.least
        drawn: page.drawn
    }
}
