import QtQuick
import DixitQt

/*! A game that can be resumed, on a slip of paper. */
Item {
    id: saved

    required property string key
    required property string title
    required property string note
    required property string way
    required property bool can_travel
    required property int lines
    property bool opened: false

    signal resumed
    signal written
    signal forgotten

    implicitHeight: Math.max(62, words.implicitHeight + 18)

    PaperSlip {
        anchors.fill: parent
    }

    Column {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: 20
        anchors.right: buttons.left
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        SerifLabel {
            width: parent.width
            text: saved.title
            font.pixelSize: Theme.large - 2
            font.weight: Font.DemiBold
            color: Theme.ink
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        Label {
            width: parent.width
            text: saved.note
            font.pixelSize: Theme.small
            color: Theme.inkDim
            elide: Text.ElideRight
            maximumLineCount: saved.lines
        }
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8

        AppButton {
            objectName: "resume"
            anchors.verticalCenter: parent.verticalCenter
            kind: AppButton.Kind.Primary
            visible: saved.way.length > 0
            text: saved.way
            onClicked: saved.resumed()
        }

        AppButton {
            objectName: "writeGame"
            anchors.verticalCenter: parent.verticalCenter
            visible: saved.opened
            text: qsTr("Save to a file")
            hint: qsTr("To continue the game on another computer")
            onClicked: saved.written()
        }

        AppButton {
            objectName: "forgetGame"
            anchors.verticalCenter: parent.verticalCenter
            visible: saved.opened || !saved.can_travel
            width: 36
            height: 36
            text: "×"
            Accessible.name: qsTr("Delete this saved game")
            hint: qsTr("The game can't be resumed afterwards")
            onClicked: saved.forgotten()
        }

        AppButton {
            objectName: "moreOfGame"
            anchors.verticalCenter: parent.verticalCenter
            visible: saved.can_travel
            width: 36
            height: 36
            text: "…"
            Accessible.name: qsTr("More options for this saved game")
            hint: qsTr("Save to a file, or delete")
            onClicked: saved.opened = !saved.opened
        }
    }
}
