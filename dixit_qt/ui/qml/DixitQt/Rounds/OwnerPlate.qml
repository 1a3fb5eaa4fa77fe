import QtQuick
import DixitQt

/*! Whose card it was, at its foot. */
Rectangle {
    id: plate

    property string owner: ""
    property int rabbit: 0
    property bool shown: true
    property bool lit: false
    property bool roomy: true
    property real leastText: 11

    objectName: "owner"
    color: lit ? Theme.lamp : Qt.alpha(Theme.night, 0.93)
    visible: shown && owner.length > 0
    opacity: shown ? 1 : 0

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.normal
        }
    }

    RabbitPortrait {
        id: face

        anchors.left: parent.left
        anchors.leftMargin: 3
        anchors.verticalCenter: parent.verticalCenter
        width: visible ? parent.height - 6 : 0
        height: width
        visible: plate.roomy
        rabbit: plate.rabbit
    }

    Label {
        anchors.left: face.right
        anchors.leftMargin: 5
        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        text: plate.shown ? plate.owner : ""
        font.pixelSize: Math.max(plate.leastText, parent.height * 0.46)
        font.weight: Font.DemiBold
        color: plate.lit ? Theme.ink : Theme.text
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(plate.leastText * 0.7)
        wrapMode: Text.NoWrap
    }
}
