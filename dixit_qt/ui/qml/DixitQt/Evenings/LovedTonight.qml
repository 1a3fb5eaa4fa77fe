import QtQuick
import DixitQt

/*! The most loved picture of an evening; without any hearts there is none. */
Item {
    id: loved

    property string source: ""
    property string words: ""
    property string note: ""
    property bool onPaper: false
    property real pictureWidth: 84
    readonly property bool shown: note.length > 0

    objectName: "lovedTonight"
    implicitHeight: shown ? Math.max(card.visible ? card.height : 0, about.implicitHeight) : 0

    Accessible.role: Accessible.StaticText
    Accessible.name: [title.text, words, note].filter(text => text.length > 0).join(", ")

    CardFace {
        id: card

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        visible: loved.source.length > 0
        width: visible ? loved.pictureWidth : 0
        source: loved.source
    }

    Column {
        id: about

        anchors.left: card.right
        anchors.leftMargin: card.visible ? 16 : 0
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 3

        Label {
            id: title

            width: parent.width
            text: qsTr("Most loved picture of the evening")
            font.pixelSize: Theme.small
            color: loved.onPaper ? Theme.inkDim : Theme.dim
        }

        SerifLabel {
            width: parent.width
            visible: text.length > 0
            text: loved.words.length > 0 ? qsTr("“%1”").arg(loved.words) : ""
            font.pixelSize: Theme.body
            color: loved.onPaper ? Theme.ink : Theme.text
            maximumLineCount: 3
            elide: Text.ElideRight
        }

        Label {
            objectName: "lovedNote"
            width: parent.width
            text: loved.note
            font.pixelSize: Theme.small
            color: loved.onPaper ? Theme.sepia : Theme.lamp
        }
    }
}
