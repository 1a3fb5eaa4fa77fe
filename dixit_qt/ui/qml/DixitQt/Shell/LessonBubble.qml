import QtQuick
import DixitQt
import DixitQt.Models

/*! A slip of paper that explains what the table asks for the first time. */
Item {
    id: bubble

    required property Lessons lessons
    property bool allowed: true
    readonly property bool shown: allowed && lessons.words.length > 0
    readonly property string news: lessons.words
    property string said: ""

    objectName: "lesson"
    width: Math.min(parent?.width ?? 800, content.implicitWidth + 40)
    height: content.implicitHeight + 16
    visible: opacity > 0
    opacity: shown ? 1 : 0

    onNewsChanged: if (news.length > 0)
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

    Row {
        id: content

        anchors.centerIn: parent
        spacing: 20

        Label {
            objectName: "lessonWords"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, (bubble.parent?.width ?? 800) - understood.implicitWidth - 60)
            text: bubble.said
            color: Theme.ink
        }

        Label {
            id: understood

            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Got it")
            font.weight: Font.Bold
            font.underline: way.hovered
            color: Theme.sepia
        }
    }
}
