import QtQuick
import DixitQt
import DixitQt.Models

/*! Everybody in the final order, the picture of the game, and the way there. */
Item {
    id: page

    required property End end
    required property real least
    property real drawn: 1

    Panel {
        id: order

        anchors.left: parent.left
        anchors.top: parent.top
        width: parent.width * 0.3
        height: standings.implicitHeight + page.least

        Standings {
            id: standings

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: page.least * 0.5
            height: page.height - page.least
            standings: page.end.standings
            textSize: page.least * 1.05
            least: page.least
        }
    }

    CardFace {
        id: picture

        anchors.left: order.right
        anchors.leftMargin: page.least * 0.8
        anchors.top: parent.top
        width: visible ? parent.width * 0.2 : 0
        height: width * 1.5
        visible: page.end.picture.length > 0
        source: page.end.picture
    }

    SerifLabel {
        anchors.left: picture.left
        anchors.right: picture.right
        anchors.top: picture.bottom
        anchors.topMargin: page.least * 0.6
        height: page.height - y
        visible: picture.visible && page.end.pictureWords.length > 0
        text: qsTr("“%1”").arg(page.end.pictureWords)
        font.pixelSize: page.least * 1.2
        fontSizeMode: Text.Fit
        minimumPixelSize: page.least
        horizontalAlignment: Text.AlignHCenter
    }

    Panel {
        anchors.left: picture.right
        anchors.leftMargin: page.least * 0.8
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom

        ScoreCurve {
            anchors.fill: parent
            anchors.margins: page.least * 0.7
            curve: page.end.curve
            textSize: page.least * 1.1
            least: page.least
            drawn: page.drawn
            named: false
        }
    }
}
