import QtQuick
import DixitQt

/*! A line of the player's hand, shown during the reveal of a poem. */
Rectangle {
    id: slip

    required property int number
    required property string line
    property bool covered: false

    objectName: "revealSlip-" + number
    height: words.implicitHeight + 28 + Theme.tiny * 1.4
    radius: 6
    color: covered ? Theme.paperShade : Theme.paper
    border.width: 1
    border.color: Theme.paperEdge

    Accessible.role: Accessible.StaticText
    Accessible.name: covered ? qsTr("A line of yours, face down") : line

    SerifLabel {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 12
        visible: !slip.covered
        text: slip.line
        font.pixelSize: Theme.large
        color: Theme.ink
        horizontalAlignment: Text.AlignHCenter
    }

    SerifLabel {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6
        visible: !slip.covered
        text: slip.number
        wrapMode: Text.NoWrap
        font.pixelSize: Theme.tiny
        color: Theme.inkDim
    }
}
