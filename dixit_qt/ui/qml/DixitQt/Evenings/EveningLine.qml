pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! One person's evening: games won, points, stories found, and votes and hearts for their own
pictures. */
Item {
    id: line

    required property int rank
    required property string name
    required property int rabbit
    required property int won
    required property int games
    required property string places
    required property int points
    required property int share
    required property int found
    required property int votes
    required property int hearts
    required property string summary

    property bool onPaper: false
    property real textSize: Theme.body
    readonly property bool first: rank === 1
    readonly property color words: onPaper ? Theme.ink : Theme.text
    readonly property color notes: onPaper ? Theme.inkDim : Theme.dim

    /*! There is room for everything on paper, but not beside a podium. */
    readonly property list<string> merits: onPaper ? [qsTr("%n point(s)", "", points) + " (" + qsTr("%1% as many points as the winners").arg(share) + ")", qsTr("place in each game: %1").arg(places), qsTr("%n right guess(es)", "", found), qsTr("%n vote(s)", "", votes), "♥ " + hearts] : [qsTr("%n point(s)", "", points), qsTr("%n right guess(es)", "", found)]
    readonly property color merit: onPaper ? Theme.sepia : Theme.lamp

    implicitHeight: about.implicitHeight + 14

    Accessible.role: Accessible.StaticText
    Accessible.name: summary

    Rectangle {
        anchors.fill: parent
        radius: Math.min(14, height / 2)
        color: line.first ? Qt.alpha(Theme.gold, 0.3) : Qt.alpha(Theme.black, line.onPaper ? 0.05 : 0.13)
        border.width: line.first ? 1 : 0
        border.color: line.onPaper ? Theme.gold : Theme.lamp
    }

    SerifLabel {
        id: place

        anchors.left: parent.left
        width: line.textSize * 2.2
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignHCenter
        text: line.rank
        wrapMode: Text.NoWrap
        font.pixelSize: line.textSize * 1.1
        color: line.first ? line.merit : line.notes
    }

    RabbitPortrait {
        id: face

        anchors.left: place.right
        anchors.verticalCenter: parent.verticalCenter
        visible: line.rabbit >= 0
        width: visible ? line.textSize * 2.2 : 0
        height: width
        rabbit: Math.max(0, line.rabbit)
    }

    Column {
        id: about

        anchors.left: face.right
        anchors.leftMargin: line.rabbit >= 0 ? 10 : 0
        anchors.right: parent.right
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        spacing: 1

        Item {
            width: parent.width
            height: Math.max(who.height, victories.height)

            Label {
                id: who

                anchors.left: parent.left
                anchors.right: victories.left
                anchors.rightMargin: 8
                anchors.baseline: victories.baseline
                text: line.name
                font.pixelSize: line.textSize
                font.weight: line.first ? Font.Bold : Font.Medium
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 8
                wrapMode: Text.NoWrap
                color: line.words
            }

            SerifLabel {
                id: victories

                anchors.right: parent.right
                text: qsTr("won %1 of %2").arg(line.won).arg(line.games)
                font.pixelSize: line.textSize * 1.05
                font.weight: Font.Bold
                wrapMode: Text.NoWrap
                color: line.merit
            }
        }

        Label {
            width: parent.width
            text: line.merits.join("  ·  ")
            font.pixelSize: line.textSize * (line.onPaper ? 0.78 : 0.86)
            color: line.notes
        }
    }
}
