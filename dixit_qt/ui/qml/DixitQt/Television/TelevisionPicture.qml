import QtQuick
import DixitQt
import DixitQt.Models

/*! The picture of the game as high as the screen, with its clue. */
Item {
    id: page

    required property End end
    required property real least

    CardFace {
        id: card

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        x: parent.width * 0.08
        width: height / 1.5
        source: page.end.picture
    }

    Column {
        anchors.left: card.right
        anchors.leftMargin: page.least * 2
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: page.least

        Heading {
            width: parent.width
            text: qsTr("The picture of the game")
            font.pixelSize: page.least * 1.8
            horizontalAlignment: Text.AlignHCenter
        }

        ClueScroll {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width)
            height: implicitHeight
            unrolls: false
            tall: page.height * 0.5
            textSize: page.least * 2.1
            clue: page.end.pictureWords
        }

        SerifLabel {
            width: parent.width
            text: page.end.pictureNote
            font.pixelSize: page.least * 1.3
            color: Theme.lamp
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
