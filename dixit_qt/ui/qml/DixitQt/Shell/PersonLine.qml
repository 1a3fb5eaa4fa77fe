import QtQuick
import DixitQt

/*! Somebody at the table, and what may be done about them now. */
Panel {
    id: line

    required property int person
    required property string name
    required property int rabbit
    required property string note
    required property bool can_act_for
    required property bool can_give_to_bot
    required property bool can_kick
    required property bool can_take_over
    required property bool can_remove_chair

    signal actedFor
    signal givenToBot
    signal kicked
    signal takenOver
    signal chairRemoved

    objectName: "line-" + person
    implicitHeight: Math.max(60, content.implicitHeight + 18, words.implicitHeight + 18)
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
        anchors.right: content.left
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        text: line.note.length > 0 ? line.name + " — " + line.note : line.name
        font.weight: Font.DemiBold
    }

    Column {
        id: content

        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        spacing: 6

        AppButton {
            objectName: "actFor-" + line.person
            anchors.right: parent.right
            visible: line.can_act_for
            text: qsTr("A bot makes this move")
            onClicked: line.actedFor()

            Accessible.name: line.name + ": " + text
        }

        AppButton {
            objectName: "giveToBot-" + line.person
            anchors.right: parent.right
            visible: line.can_give_to_bot
            text: qsTr("A bot plays on")
            onClicked: line.givenToBot()

            Accessible.name: line.name + ": " + text
        }

        AppButton {
            objectName: "takeOver-" + line.person
            anchors.right: parent.right
            visible: line.can_take_over
            text: qsTr("Take this seat")
            onClicked: line.takenOver()

            Accessible.name: line.name + ": " + text
        }

        AppButton {
            objectName: "removeChair-" + line.person
            anchors.right: parent.right
            visible: line.can_remove_chair
            text: qsTr("Play on without this seat")
            hint: qsTr("When the round is over")
            onClicked: line.chairRemoved()

            Accessible.name: line.name + ": " + text
        }

        AppButton {
            objectName: "kickFromMenu-" + line.person
            anchors.right: parent.right
            visible: line.can_kick
            kind: AppButton.Kind.Quiet
            text: qsTr("Remove from the table")
            onClicked: line.kicked()

            Accessible.name: line.name + ": " + text
        }
    }
}
