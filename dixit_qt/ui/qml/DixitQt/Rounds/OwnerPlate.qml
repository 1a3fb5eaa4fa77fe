import QtQuick
import DixitQt

/*! The name of the card's owner, at its foot. */
Rectangle {
    id: plate

    property string owner: ""
    property int rabbit: 0
    property bool shown: true
    property bool lit: false
    property bool roomy: true
    property real leastText: 11

    /*! Its width, which the card knows before the plate is laid out. */
    property real wide: width

    /*! A long name is wrapped to two lines; a single word only if it would be tiny on one line. */
    readonly property real room: wide - 12 - (roomy ? leastText * 2 : 0)
    readonly property bool twoLines: measure.advanceWidth(owner) * (owner.includes(" ") ? 1 : 0.6) > room

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

    FontMetrics {
        id: measure

        font.family: Theme.sans
        font.weight: Font.DemiBold
        font.pixelSize: plate.leastText
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
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: plate.twoLines ? Text.VerticalFit : Text.HorizontalFit
        minimumPixelSize: Math.round(plate.leastText * 0.5)
        wrapMode: plate.twoLines ? Text.Wrap : Text.NoWrap
    }
}
