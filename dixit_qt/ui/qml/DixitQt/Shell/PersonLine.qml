import QtQuick
import DixitQt

/*! Somebody at the table, with a button that shows what can be done about them now. */
Panel {
    id: line

    required property int person
    required property string name
    required property int rabbit
    required property string note
    required property bool askable

    signal asked

    objectName: "line-" + person
    implicitHeight: Math.max(56, ask.implicitHeight + 14, words.implicitHeight + 18)
    color: Qt.alpha(Theme.edge, 0.16)

    RabbitPortrait {
        id: face

        anchors.left: parent.left
        anchors.leftMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        rabbit: line.rabbit
    }

    Label {
        id: words

        anchors.left: face.right
        anchors.leftMargin: 14
        anchors.right: ask.visible ? ask.left : parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        text: line.note.length > 0 ? line.name + " — " + line.note : line.name
        font.weight: Font.DemiBold
    }

    AppButton {
        id: ask

        objectName: "ask-" + line.person
        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        visible: line.askable
        text: qsTr("Choose what to do")
        onClicked: line.asked()

        Accessible.name: line.name + ": " + text
    }
}
