import QtQuick
import DixitQt
import DixitQt.Models

/*! A speech bubble that explains what the table asks for the first time. It takes the place of the
sentence that says what to do, and its tail points at what it speaks of. */
Item {
    id: bubble

    required property Lessons lessons

    /*! The edge with the tail (0 for none), and how far along the edge the tail is. */
    property int tail: Qt.BottomEdge
    property real tailAt: width / 2
    property bool hushed: false
    readonly property bool shown: lessons.words.length > 0 && !hushed
    readonly property string news: lessons.words
    readonly property bool sideways: tail === Qt.LeftEdge
    property string said: ""

    objectName: "lesson"
    implicitHeight: Math.max(words.implicitHeight, understood.implicitHeight) + 18
    height: implicitHeight
    visible: opacity > 0
    opacity: shown ? 1 : 0

    onNewsChanged: if (lessons.words.length > 0)
        said = news
    Component.onCompleted: said = news

    Accessible.role: Accessible.AlertMessage
    Accessible.name: said

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.normal
            easing.type: Motion.fade
        }
    }

    Rectangle {
        visible: bubble.tail !== 0
        x: bubble.sideways ? -9 : bubble.tailAt - width / 2
        y: bubble.sideways ? bubble.tailAt - height / 2 : bubble.height - 11
        width: 20
        height: 20
        rotation: 45
        color: Theme.paper
        border.width: 1
        border.color: Theme.gold
    }

    Notice {
        anchors.fill: parent
    }

    Pressable {
        id: way

        objectName: "lessonLearned"
        anchors.fill: parent
        focusPolicy: Qt.TabFocus
        enabled: bubble.shown
        onClicked: bubble.lessons.understood()

        Accessible.name: understood.text

        FocusRing {
            control: way
            shown: way.visualFocus
        }
    }

    Label {
        id: words

        objectName: "lessonWords"
        anchors.left: parent.left
        anchors.leftMargin: 18
        anchors.right: understood.left
        anchors.rightMargin: 18
        anchors.verticalCenter: parent.verticalCenter
        text: bubble.said
        font.pixelSize: Theme.small + 1
        font.weight: Font.DemiBold
        color: Theme.ink
    }

    Label {
        id: understood

        anchors.right: parent.right
        anchors.rightMargin: 18
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Got it")
        wrapMode: Text.NoWrap
        font.pixelSize: Theme.small + 1
        font.weight: Font.Bold
        font.underline: way.hovered
        color: Theme.sepia
    }
}
