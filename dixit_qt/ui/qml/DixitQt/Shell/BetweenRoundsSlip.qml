import QtQuick
import DixitQt
import DixitQt.Models

/*! A slip of paper: a pause, the last round, a free seat. */
Item {
    id: slip

    required property BetweenRounds betweenRounds
    readonly property string way: betweenRounds.way
    property bool allowed: true
    readonly property bool shown: allowed && betweenRounds.words.length > 0

    signal answered

    objectName: "betweenRounds"
    width: Math.min(parent?.width ?? 800, content.implicitWidth + 40)
    height: content.implicitHeight + 12
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

    Row {
        id: content

        readonly property real ways: Array.from(children).reduce((wide, item) => wide + (item !== words && item.visible ? item.width + spacing : 0), 0)

        anchors.centerIn: parent
        spacing: 14

        Label {
            id: words

            objectName: "betweenRoundsWords"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, (slip.parent?.width ?? 800) - content.ways - 40)
            text: slip.betweenRounds.words
            font.weight: Font.DemiBold
            color: Theme.ink
        }

        AppButton {
            objectName: "betweenRoundsWay"
            anchors.verticalCenter: parent.verticalCenter
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
            anchors.verticalCenter: parent.verticalCenter
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
            anchors.verticalCenter: parent.verticalCenter
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
