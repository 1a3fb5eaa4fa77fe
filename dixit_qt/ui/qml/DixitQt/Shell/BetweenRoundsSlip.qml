import QtQuick
import DixitQt
import DixitQt.Models

/*! A slip of paper at the edge of the table: a pause, the last round, a free seat. */
Item {
    id: slip

    required property BetweenRounds betweenRounds
    readonly property string way: betweenRounds.way
    readonly property bool shown: betweenRounds.words.length > 0

    signal answered

    objectName: "betweenRounds"
    width: Math.min(380, words.implicitWidth + 36)
    height: content.implicitHeight + 26
    visible: opacity > 0
    opacity: shown ? 1 : 0

    Accessible.role: Accessible.AlertMessage
    Accessible.name: betweenRounds.words

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

            objectName: "betweenRoundsWords"
            width: parent.width
            text: slip.betweenRounds.words
            font.weight: Font.DemiBold
            color: Theme.ink
            horizontalAlignment: Text.AlignHCenter
        }

        AppButton {
            objectName: "betweenRoundsWay"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: slip.way.length > 0
            kind: AppButton.Kind.Primary
            hint: slip.way === "away" ? qsTr("Until they're back") : ""
            text: ({
                    sit: qsTr("Take a seat"),
                    sitAgain: qsTr("Take my seat back"),
                    agree: qsTr("Agree"),
                    bot: qsTr("Let a bot take over"),
                    away: qsTr("Let a bot play")
                })[slip.way] ?? qsTr("Continue")
            onClicked: {
                slip.betweenRounds.act();
                slip.answered();
            }
        }

        AppButton {
            objectName: "betweenRoundsWait"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: slip.way === "away"
            text: qsTr("Wait")
            hint: qsTr("You'll be asked again in a minute")
            onClicked: {
                slip.betweenRounds.wait();
                slip.answered();
            }
        }

        AppButton {
            objectName: "betweenRoundsEnd"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: slip.way === "bot"
            text: slip.betweenRounds.inARound ? qsTr("End after this round") : qsTr("End the game")
            hint: qsTr("The scores at that point are final")
            onClicked: {
                slip.betweenRounds.end();
                slip.answered();
            }
        }
    }
}
