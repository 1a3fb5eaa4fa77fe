import QtQuick
import DixitQt
import DixitQt.Models

/*! A speech bubble that explains what the table asks for the first time. */
Item {
    id: bubble

    required property Lessons lessons
    readonly property bool shown: lessons.words.length > 0
    readonly property string news: lessons.words
    property string said: ""

    objectName: "lesson"
    height: content.implicitHeight + 24
    visible: opacity > 0
    opacity: shown ? 1 : 0

    onNewsChanged: if (shown)
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
        x: 26
        y: -8
        width: 18
        height: 18
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

    Column {
        id: content

        anchors.centerIn: parent
        width: parent.width - 24
        spacing: 4

        Label {
            objectName: "lessonWords"
            width: parent.width
            text: bubble.said
            font.pixelSize: Theme.small
            color: Theme.ink
        }

        Label {
            id: understood

            width: parent.width
            text: qsTr("Got it")
            font.pixelSize: Theme.small
            font.weight: Font.Bold
            font.underline: way.hovered
            color: Theme.sepia
            horizontalAlignment: Text.AlignRight
        }
    }
}
