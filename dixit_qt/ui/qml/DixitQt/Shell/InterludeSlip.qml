import QtQuick
import DixitQt
import DixitQt.Models

/*! A slip of paper at the edge of the table: a pause, the last round, a free place. */
Item {
    id: slip

    required property Interlude interlude
    readonly property string way: interlude.way
    readonly property bool shown: interlude.words.length > 0

    signal answered

    objectName: "interlude"
    width: Math.min(380, words.implicitWidth + 36)
    height: content.implicitHeight + 26
    visible: opacity > 0
    opacity: shown ? 1 : 0

    Accessible.role: Accessible.AlertMessage
    Accessible.name: interlude.words

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.normal
            easing.type: Motion.fade
        }
    }

    Notice {
        anchors.fill: parent
    }

    Column {
        id: content

        anchors.centerIn: parent
        width: parent.width - 36
        spacing: 10

        Label {
            id: words

            objectName: "interludeWords"
            width: parent.width
            text: slip.interlude.words
            font.weight: Font.DemiBold
            color: Theme.ink
            horizontalAlignment: Text.AlignHCenter
        }

        AppButton {
            objectName: "interludeWay"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: slip.way.length > 0
            kind: AppButton.Kind.Primary
            text: ({
                    sit: qsTr("Sit down"),
                    sitAgain: qsTr("Sit down again"),
                    agree: qsTr("Agree"),
                    bot: qsTr("A bot plays on")
                })[slip.way] ?? qsTr("Go on")
            onClicked: {
                slip.interlude.act();
                slip.answered();
            }
        }

        AppButton {
            objectName: "interludeEnd"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: slip.way === "bot"
            text: slip.interlude.inARound ? qsTr("End after this round") : qsTr("End the game")
            hint: qsTr("With the scores as they stand then")
            onClicked: {
                slip.interlude.end();
                slip.answered();
            }
        }
    }
}
