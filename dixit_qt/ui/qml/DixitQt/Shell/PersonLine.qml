import QtQuick
import DixitQt

/*! Somebody at the table; a click shows what can be done about them now. */
Panel {
    id: line

    required property int person
    required property string name
    required property int rabbit
    required property string note
    required property bool askable

    signal asked

    objectName: "line-" + person
    implicitHeight: Math.max(56, words.implicitHeight + 18)
    color: Qt.alpha(Theme.edge, ask.hovered ? 0.3 : 0.16)
    border.color: ask.hovered ? Theme.gold : Qt.alpha(Theme.edge, 0.2)

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
        anchors.right: dots.left
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        text: line.note.length > 0 ? line.name + " — " + line.note : line.name
        font.weight: Font.DemiBold
    }

    Label {
        id: dots

        anchors.right: parent.right
        anchors.rightMargin: 18
        anchors.verticalCenter: parent.verticalCenter
        visible: line.askable
        text: "…"
        font.weight: Font.Bold
        color: Theme.lamp
    }

    Pressable {
        id: ask

        objectName: "ask-" + line.person
        anchors.fill: parent
        visible: line.askable
        onClicked: line.asked()

        Accessible.name: line.name + ": " + qsTr("Choose what to do")

        FocusRing {
            control: ask
            shown: ask.visualFocus
            radius: line.radius
        }
    }
}
