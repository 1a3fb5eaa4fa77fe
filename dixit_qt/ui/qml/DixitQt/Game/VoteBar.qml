import QtQuick
import DixitQt
import DixitQt.Models

/*! For votes with more than one token: the tokens so far, and the button that sends the vote. */
Panel {
    id: bar

    required property CardTable table
    property real widest: 420
    readonly property bool twoVotes: table.mostVotes > 1

    objectName: "voteBar"
    implicitWidth: row.implicitWidth + 32
    implicitHeight: row.implicitHeight + 16
    visible: twoVotes || table.needsRed

    Row {
        id: row

        anchors.centerIn: parent
        spacing: 14

        Label {
            anchors.verticalCenter: parent.verticalCenter
            objectName: "voteWords"
            width: Math.min(implicitWidth, bar.widest)
            height: bar.height
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
            text: {
                if (bar.table.needsRed)
                    return bar.table.placingRed ? qsTr("Now the red marker: which card should score nothing?") : qsTr("First your vote: which card will most people choose?");
                return bar.table.chosenVotes > 1 ? qsTr("Not cast yet:") : bar.table.chosenVotes === 1 && bar.table.singleBonus > 0 ? qsTr("One vote: if it's right, you get %n extra point(s).", "", bar.table.singleBonus) : qsTr("You may vote for one card or two.");
            }
        }

        AppButton {
            objectName: "castVote"
            visible: bar.twoVotes
            enabled: bar.table.chosenVotes > 0
            kind: AppButton.Kind.Primary
            text: bar.table.chosenVotes > 1 ? qsTr("Cast both votes") : qsTr("Cast this vote")
            hint: qsTr("Enter")
            onClicked: bar.table.castVote()

            Rectangle {
                objectName: "castNow"
                anchors.fill: parent
                anchors.margins: -5
                z: -1
                radius: height / 2
                visible: parent.enabled
                color: "transparent"
                border.width: 3
                border.color: Theme.lamp

                SequentialAnimation on opacity {
                    running: !Motion.still && bar.visible && bar.table.chosenVotes > 0
                    loops: 6

                    OpacityAnimator {
                        from: 1
                        to: 0.2
                        duration: Motion.pulse
                        easing.type: Motion.sway
                    }
                    OpacityAnimator {
                        from: 0.2
                        to: 1
                        duration: Motion.pulse
                        easing.type: Motion.sway
                    }
                }
            }
        }
    }
}
