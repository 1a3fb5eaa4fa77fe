import QtQuick
import DixitQt

/*! A pill with somebody's score: lit while the table waits for them, golden while they are
storyteller. */
Item {
    id: tag

    required property int score
    required property bool me
    required property bool storyteller
    required property bool awaited
    required property string spoken

    /*! Something can be done about them. */
    property bool askable: false

    signal asked

    property real corner: 22
    property real lineStart: 8
    property real lineEnd: 4
    property real edge: 16
    readonly property color noteColour: awaited ? Theme.lamp : storyteller ? Theme.paperShade : Theme.dim
    property alias spacing: column.spacing
    default property alias lines: column.data

    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Rectangle {
        anchors.fill: parent
        radius: tag.corner
        color: tag.storyteller ? Qt.alpha(Theme.teller, 0.94) : tag.me ? Qt.alpha(Theme.mine, 0.94) : Qt.alpha(Theme.seat, 0.85)
        border.width: tag.awaited ? 2 : 1
        border.color: tag.awaited ? Theme.lamp : tag.storyteller ? Qt.alpha(Theme.gold, 0.6) : Qt.alpha(Theme.edge, 0.2)
    }

    Pressable {
        id: way

        anchors.fill: parent
        objectName: "ask-" + tag.objectName
        visible: tag.askable
        focusPolicy: Qt.TabFocus
        onClicked: tag.asked()

        Accessible.name: tag.spoken

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }

        FocusRing {
            control: way
            shown: way.visualFocus
            radius: tag.corner
        }
    }

    Column {
        id: column

        anchors.left: parent.left
        anchors.leftMargin: tag.lineStart
        anchors.right: points.left
        anchors.rightMargin: tag.lineEnd
        anchors.verticalCenter: parent.verticalCenter
    }

    SerifLabel {
        id: points

        anchors.right: parent.right
        anchors.rightMargin: tag.edge
        anchors.verticalCenter: parent.verticalCenter
        text: tag.score
        font.pixelSize: Theme.large + 2
        font.weight: Font.Bold
        color: Theme.lamp
    }
}
