import QtQuick
import DixitQt
import DixitQt.Models

/*! Beside the podium: the final order, and the picture of the game with its clue. The most loved
picture of the evening replaces it and ends the evening. */
Item {
    id: page

    required property End end
    required property real least

    /*! The change from the picture of the game to that of the evening: 0 to 1. */
    property real tonight: 0
    readonly property bool ofTheEvening: tonight > 0.5 && end.lovedPicture.length > 0

    Item {
        id: loved

        opacity: page.end.lovedPicture.length > 0 ? Math.abs(1 - 2 * page.tonight) : 1

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: visible ? parent.width * 0.46 : 0
        visible: page.end.picture.length > 0

        Heading {
            id: title

            anchors.top: parent.top
            width: parent.width
            text: page.ofTheEvening ? qsTr("Most loved picture of the evening") : qsTr("Most loved picture of this game")
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
            source: page.ofTheEvening ? page.end.lovedPicture : page.end.picture
        }

        SerifLabel {
            id: words

            anchors.top: picture.bottom
            anchors.topMargin: page.least * 0.5
            width: parent.width
            height: visible ? page.least * 3.6 : 0
            readonly property string said: page.ofTheEvening ? page.end.lovedWords : page.end.pictureWords

            visible: said.length > 0
            text: qsTr("“%1”").arg(said)
            font.pixelSize: page.least * 1.3
            fontSizeMode: Text.Fit
            minimumPixelSize: page.least
            horizontalAlignment: Text.AlignHCenter
        }

        SerifLabel {
            anchors.top: words.bottom
            width: parent.width
            height: page.least * 2.6
            text: page.ofTheEvening ? "♥ " + page.end.lovedNote : page.end.pictureNote
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
