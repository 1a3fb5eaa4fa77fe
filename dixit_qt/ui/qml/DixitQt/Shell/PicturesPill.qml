import QtQuick
import DixitQt

/*! Says that pictures haven't arrived yet, if that takes more than a moment. */
Rectangle {
    id: pill

    required property string words
    readonly property bool shown: words.length > 0

    implicitWidth: label.implicitWidth + 36
    implicitHeight: label.implicitHeight + 4
    radius: height / 2
    color: Qt.alpha(Theme.slate, 0.9)
    border.width: 1
    border.color: Theme.line
    visible: opacity > 0
    opacity: shown ? 1 : 0

    Behavior on opacity {
        SequentialAnimation {
            PauseAnimation {
                duration: pill.shown ? 2 * Motion.slow : 0
            }
            NumberAnimation {
                duration: Motion.quick
            }
        }
    }

    Label {
        id: label

        objectName: "picturesOnTheirWay"
        anchors.centerIn: parent
        text: pill.words
        font.pixelSize: Theme.small

        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
