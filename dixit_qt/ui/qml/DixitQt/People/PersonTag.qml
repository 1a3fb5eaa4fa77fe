import QtQuick
import DixitQt

/*! One person at the table: their name and score, and whether the table waits for them. */
PlaceTag {
    id: tag

    required property int seat
    required property string name
    required property int rabbit
    required property bool absent
    required property string note
    required askable

    property real faceX: 3
    property real faceSize: height - 6

    objectName: "person-" + seat
    implicitWidth: 196
    implicitHeight: 50
    corner: height / 2
    lineStart: faceX + faceSize + 8
    data: RabbitPortrait {
        x: tag.faceX
        anchors.verticalCenter: tag.verticalCenter
        width: tag.faceSize
        height: width
        rabbit: tag.rabbit
        speaks: true
        bubbleSize: Theme.body + 3
        opacity: tag.absent ? 0.5 : 1
    }

    TightLabel {
        text: tag.name
        font.pixelSize: Theme.small
        font.weight: tag.me ? Font.Bold : Font.DemiBold
    }

    TightLabel {
        text: tag.note
        color: tag.noteColour
    }
}
