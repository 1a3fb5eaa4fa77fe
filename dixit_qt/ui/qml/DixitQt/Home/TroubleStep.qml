import QtQuick
import DixitQt

/*! One step of the diagnosis, with its result. */
Item {
    id: step

    required property string mark
    required property string title
    required property string finding
    required property string detail

    readonly property var looks: ({
            "ok": ["✓", Theme.green],
            "doubtful": ["?", Theme.gold],
            "failed": ["!", Theme.red],
            "skipped": ["–", Theme.line]
        })

    implicitHeight: words.implicitHeight + 8

    Accessible.role: Accessible.StaticText
    Accessible.name: [title, finding, detail].filter(words => words.length > 0).join(" ")

    Rectangle {
        id: sign

        width: 30
        height: 30
        radius: 15
        color: step.looks[step.mark][1]

        Label {
            anchors.centerIn: parent
            text: step.looks[step.mark][0]
            font.weight: Font.Bold
            color: Theme.chalk
        }
    }

    Column {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: 14
        anchors.right: parent.right
        spacing: 1

        NoteLabel {
            width: parent.width
            text: step.title
        }

        Label {
            width: parent.width
            text: step.finding
        }

        NoteLabel {
            width: parent.width
            visible: step.detail.length > 0
            text: step.detail
            font.pixelSize: Theme.tiny
            wrapMode: Text.WrapAnywhere
        }
    }
}
