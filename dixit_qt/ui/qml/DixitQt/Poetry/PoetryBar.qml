import QtQuick
import DixitQt
import DixitQt.Models

/*! What sending the selected story and line would do, including the risk of a guess. */
Panel {
    id: bar

    required property PoetryTable table
    property real widest: 600
    readonly property bool guessing: table.canGuess && table.pickedStory > 0
    readonly property bool adding: table.canAdd && table.linePicked && !guessing

    implicitWidth: row.implicitWidth + 36
    implicitHeight: row.implicitHeight + 8
    visible: guessing || adding || table.canHint && (table.pickedStory > 0 || table.linePicked)

    Row {
        id: row

        anchors.centerIn: parent
        spacing: 16

        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, bar.widest - 36 - buttons.width - row.spacing)
            text: {
                if (bar.table.canHint) {
                    if (bar.table.pickedStory === 0)
                        return qsTr("First click a story: it stays your secret.");
                    return bar.table.linePicked ? qsTr("Ready: story %1 and your first line.").arg(bar.table.pickedStory) : qsTr("Now choose the line that begins the poem.");
                }
                if (bar.guessing)
                    return bar.table.storiesUp > 3 ? qsTr("Guess story %1? A wrong guess costs 1 point.").arg(bar.table.pickedStory) : qsTr("Guess story %1? A wrong guess costs 1 point and ends the round.").arg(bar.table.pickedStory);
                return qsTr("Add this line to the poem?");
            }
        }

        Row {
            id: buttons

            anchors.verticalCenter: parent.verticalCenter
            spacing: 8

            AppButton {
                id: begin

                objectName: "begin"
                height: Math.min(implicitHeight, bar.height - 4)
                visible: bar.table.canHint
                enabled: bar.table.pickedStory > 0 && bar.table.linePicked
                kind: AppButton.Kind.Primary
                text: qsTr("Begin the poem")
                onClicked: bar.table.beginPoem()
            }

            AppButton {
                objectName: "addLine"
                height: begin.height
                visible: bar.adding
                kind: AppButton.Kind.Primary
                text: qsTr("Add the line")
                onClicked: bar.table.addPicked()
            }

            AppButton {
                objectName: "guess"
                height: begin.height
                visible: bar.guessing
                kind: AppButton.Kind.Primary
                text: qsTr("Guess story %1").arg(bar.table.pickedStory)
                onClicked: bar.table.guess()
            }

            AppButton {
                objectName: "swapLine"
                height: begin.height
                visible: bar.table.canSwapPicked && !bar.guessing
                text: qsTr("Swap")
                hint: qsTr("Discard this line and draw another: once per turn, at its start (Delete key)")
                onClicked: bar.table.swapPicked()
            }
        }
    }
}
