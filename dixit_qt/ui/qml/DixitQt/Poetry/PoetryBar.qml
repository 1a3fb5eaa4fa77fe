import QtQuick
import DixitQt
import DixitQt.Models

/*! What the selected story and line still lack to begin the poem, or what a guess would cost. */
Panel {
    id: bar

    required property PoetryTable table
    property real widest: 600
    readonly property bool guessing: table.canGuess && table.pickedStory > 0

    implicitWidth: row.implicitWidth + 36
    implicitHeight: row.implicitHeight + 8
    visible: guessing || table.canHint && (table.pickedStory > 0 || table.lineChosen > 0)

    Row {
        id: row

        anchors.centerIn: parent
        spacing: 16

        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, bar.widest - 36 - (bar.guessing ? button.width + row.spacing : 0))
            text: {
                if (bar.guessing)
                    return bar.table.storiesUp > 3 ? qsTr("Guess story %1? A wrong guess costs 1 point.").arg(bar.table.pickedStory) : qsTr("Guess story %1? A wrong guess costs 1 point and ends the round.").arg(bar.table.pickedStory);
                if (bar.table.pickedStory === 0)
                    return qsTr("First click a story: it stays your secret.");
                return bar.table.lineChosen > 0 ? qsTr("Ready: story %1 and your first line.").arg(bar.table.pickedStory) : qsTr("Now choose the line that begins the poem.");
            }
        }

        AppButton {
            id: button

            objectName: "guess"
            anchors.verticalCenter: parent.verticalCenter
            height: Math.min(implicitHeight, bar.height - 4)
            visible: bar.guessing
            kind: AppButton.Kind.Primary
            text: qsTr("Guess story %1").arg(bar.table.pickedStory)
            onClicked: bar.table.guess()
        }
    }
}
