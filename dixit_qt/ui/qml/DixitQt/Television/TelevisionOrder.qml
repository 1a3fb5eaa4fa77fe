import QtQuick
import DixitQt
import DixitQt.Models

/*! Beside the podium: the picture of the game with its clue, and everybody in the final order. */
Item {
    id: page

    required property End end
    required property real least

    Item {
        id: loved

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: visible ? parent.width * 0.46 : 0
        visible: page.end.picture.length > 0

        Heading {
            id: title

            anchors.top: parent.top
            width: parent.width
            text: qsTr("The picture of the game")
            font.pixelSize: page.least * 1.3
            horizontalAlignment: Text.AlignHCenter
        }

        CardFace {
            id: picture

            objectName: "endPicture"
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: title.bottom
            anchors.topMargin: page.least * 0.6
            width: Math.min(parent.width, (parent.height - title.height - page.least * 7.5) / 1.5)
            height: width * 1.5
            source: page.end.picture
        }

        SerifLabel {
            id: words

            anchors.top: picture.bottom
            anchors.topMargin: page.least * 0.5
            width: parent.width
            height: visible ? page.least * 3.6 : 0
            visible: page.end.pictureWords.length > 0
            text: qsTr("“%1”").arg(page.end.pictureWords)
            font.pixelSize: page.least * 1.3
            fontSizeMode: Text.Fit
            minimumPixelSize: page.least
            horizontalAlignment: Text.AlignHCenter
        }

        SerifLabel {
            anchors.top: words.bottom
            width: parent.width
            height: page.least * 2.6
            text: page.end.pictureNote
            color: Theme.lamp
            font.pixelSize: page.least
            fontSizeMode: Text.Fit
            minimumPixelSize: page.least * 0.8
            horizontalAlignment: Text.AlignHCenter
        }
    }

    Panel {
        anchors.left: loved.right
        anchors.leftMargin: loved.visible ? page.least : 0
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
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
}
