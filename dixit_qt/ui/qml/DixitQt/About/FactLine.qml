import QtQuick
import DixitQt

/*! A fact and its value, which can be selected and copied. */
Item {
    id: line

    required property string key
    required property string value

    implicitHeight: Math.max(name.implicitHeight, words.implicitHeight)

    NoteLabel {
        id: name

        width: 96
        text: line.key
    }

    CopyText {
        id: words

        anchors.left: name.right
        anchors.leftMargin: 12
        anchors.right: parent.right
        text: line.value
        Accessible.name: line.key
    }
}
