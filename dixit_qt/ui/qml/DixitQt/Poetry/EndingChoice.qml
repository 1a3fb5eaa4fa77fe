pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The revealed story, and beside it the endings, which only the player who chooses can see. */
Item {
    id: choice

    required property PoetryTable table

    signal chosen(int number)
    signal enlarged(string source, string description)

    Heading {
        id: question

        anchors.top: parent.top
        anchors.topMargin: 8
        anchors.horizontalCenter: parent.horizontalCenter
        text: choice.table.canEnd ? qsTr("How does the poem end?") : qsTr("This was the story.")
    }

    Label {
        id: lots

        anchors.top: question.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, parent.width)
        visible: text.length > 0
        text: choice.table.lots
        color: Theme.dim
        horizontalAlignment: Text.AlignHCenter
    }

    Row {
        id: both

        readonly property real room: parent.height - y - 12

        anchors.horizontalCenter: parent.horizontalCenter
        y: (lots.visible ? lots.y + lots.height : question.y + question.height) + 14
        spacing: Theme.margin

        CardFace {
            id: story

            objectName: "endingStory"
            width: Math.max(80, Math.min(360, both.room / 1.5, choice.width * 0.46))
            height: width * 1.5
            source: choice.table.endingPicture

            Accessible.role: Accessible.Graphic
            Accessible.name: choice.table.endingDescription

            TapHandler {
                onTapped: choice.enlarged(story.source, choice.table.endingDescription)
            }
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: choice.table.canEnd ? Math.max(160, Math.min(320, choice.width - story.width - 3 * Theme.margin)) : 0
            visible: choice.table.canEnd
            spacing: Theme.gap

            Repeater {
                model: choice.table.endings

                delegate: EndingSlip {
                    width: parent.width
                    height: Math.min(190, (both.room - Theme.gap) / 2)
                    onClicked: choice.chosen(number)
                }
            }
        }
    }
}
