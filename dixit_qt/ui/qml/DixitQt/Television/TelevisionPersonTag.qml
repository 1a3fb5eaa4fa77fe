import QtQuick
import DixitQt

/*! One person on the big screen; a lit border means that the table waits for them. */
Item {
    id: tag

    required property string name
    required property int rabbit
    required property int score
    required property bool storyteller
    required property bool awaited
    required property bool done
    required property bool absent

    property real least: 20
    default property alias marks: row.data

    Accessible.role: Accessible.StaticText
    Accessible.name: score < 0 ? name : qsTr("%1, %n point(s)", "", score).arg(name)

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: tag.storyteller ? Qt.alpha(Theme.gold, 0.4) : Qt.alpha(Theme.seat, 0.33)
        border.width: tag.awaited ? 3 : 0
        border.color: Theme.lamp
    }

    RabbitPortrait {
        id: face

        anchors.left: parent.left
        anchors.leftMargin: 3
        anchors.verticalCenter: parent.verticalCenter
        width: parent.height - 6
        height: width
        rabbit: tag.rabbit
        speaks: true
        bubbleSize: tag.least * 1.9
        opacity: tag.absent ? 0.45 : 1
    }

    Label {
        anchors.left: face.right
        anchors.leftMargin: tag.least * 0.4
        anchors.right: row.left
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        text: tag.name
        color: tag.absent ? Theme.dim : Theme.text
        font.pixelSize: tag.least
        font.weight: tag.storyteller ? Font.Bold : Font.DemiBold
        height: tag.height - 4
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: tag.least * 0.7
        lineHeight: 0.9
        wrapMode: tag.height > tag.least * 2.4 ? Text.WordWrap : Text.NoWrap
    }

    Row {
        id: row

        anchors.right: points.left
        anchors.rightMargin: width > 0 ? tag.least * 0.4 : 0
        anchors.verticalCenter: parent.verticalCenter
        height: tag.height
        spacing: tag.least * 0.18

        Label {
            anchors.verticalCenter: parent.verticalCenter
            visible: tag.done
            text: "✓"
            color: Theme.lamp
            font.pixelSize: tag.least
            font.weight: Font.Bold
        }
    }

    SerifLabel {
        id: points

        anchors.right: parent.right
        anchors.rightMargin: tag.least * 0.7
        anchors.verticalCenter: parent.verticalCenter
        text: tag.score < 0 ? "" : tag.score
        wrapMode: Text.NoWrap
        font.pixelSize: Math.min(tag.least * 1.3, tag.height * 0.66)
        font.weight: Font.Bold
        color: Theme.lamp
    }
}
