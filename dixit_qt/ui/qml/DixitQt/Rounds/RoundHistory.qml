pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Browse all finished rounds: arrow keys, buttons, or the row of numbers. */
FocusScope {
    id: page

    required property Rounds history

    signal closed

    objectName: "roundHistory"

    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("The rounds of this game")
    Accessible.description: history.round.summary

    Keys.onEscapePressed: page.closed()
    Keys.onLeftPressed: page.history.leaf(-1)
    Keys.onRightPressed: page.history.leaf(1)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home || event.key === Qt.Key_PageUp)
            page.history.goTo(0);
        else if (event.key === Qt.Key_End || event.key === Qt.Key_PageDown)
            page.history.goTo(page.history.count - 1);
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9)
            sheet.enlarge(event.key - Qt.Key_0);
        else
            return;
        event.accepted = true;
    }

    PageBackdrop {
        shade: 0.53
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => {
            wheel.accepted = true;
            page.history.leaf(wheel.angleDelta.y > 0 ? -1 : 1);
        }
    }

    Heading {
        anchors.left: parent.left
        anchors.leftMargin: 28
        anchors.verticalCenter: head.verticalCenter
        width: head.x - 40
        text: page.history.count > 0 ? qsTr("The storyteller was %1").arg(page.history.round.teller) : qsTr("The rounds of this game")
        maximumLineCount: 1
        elide: Text.ElideRight
    }

    Row {
        id: head

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: 16
        spacing: 14
        visible: page.history.count > 0

        AppButton {
            objectName: "earlierRound"
            enabled: page.history.index > 0
            text: "‹"
            Accessible.name: qsTr("Previous round")
            onClicked: page.history.leaf(-1)
        }

        SerifLabel {
            objectName: "whichRound"
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("%1 of %2").arg(page.history.index + 1).arg(page.history.count)
            font.pixelSize: Theme.large
        }

        AppButton {
            objectName: "laterRound"
            enabled: page.history.index < page.history.count - 1
            text: "›"
            Accessible.name: qsTr("Next round")
            onClicked: page.history.leaf(1)
        }
    }

    AppButton {
        objectName: "closeSide"
        anchors.right: parent.right
        anchors.rightMargin: 24
        anchors.verticalCenter: head.verticalCenter
        text: qsTr("Close")
        hint: qsTr("Esc")
        onClicked: page.closed()
    }

    RoundSheet {
        id: sheet

        focus: true
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.margins: 24
        anchors.topMargin: 14
        visible: page.history.count > 0
        round: page.history.round
        enlargeable: true
        onEnlarged: (source, description) => magnifier.open(source, description, null)
    }

    SerifLabel {
        anchors.centerIn: parent
        visible: page.history.count === 0
        text: qsTr("No round has been finished yet.")
        font.pixelSize: Theme.large
        color: Theme.dim
    }

    Magnifier {
        id: magnifier

        z: 20
        returnTo: sheet
    }
}
