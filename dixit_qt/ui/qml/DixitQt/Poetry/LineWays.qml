import QtQuick
import DixitQt
import DixitQt.Models

/*! What can be done with the chosen line, right below it. */
Row {
    id: ways

    required property PoetryTable table
    readonly property bool shown: table.canHint || table.canAdd && table.pickedStory === 0

    spacing: 8

    AppButton {
        objectName: "begin"
        height: ways.height
        visible: ways.table.canHint
        enabled: ways.table.pickedStory > 0
        kind: AppButton.Kind.Primary
        text: qsTr("Begin the poem")
        onClicked: ways.table.beginPoem()
    }

    AppButton {
        objectName: "addLine"
        height: ways.height
        visible: ways.table.canAdd
        kind: AppButton.Kind.Primary
        text: qsTr("Add the line")
        onClicked: ways.table.addPicked()
    }

    AppButton {
        objectName: "swapLine"
        height: ways.height
        visible: ways.table.canSwapPicked
        text: qsTr("Swap this line")
        hint: qsTr("Discard this line and draw another: once per turn, at its start (Delete key)")
        onClicked: ways.table.swapPicked()
    }
}
