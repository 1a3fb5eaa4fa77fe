pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The tables nearby, and other ways to join one. */
Panel {
    id: panel

    required property Home home
    required property NewerProgram newer
    readonly property bool none: list.count === 0

    signal troubleOpened
    signal newerOpened

    Heading {
        id: heading

        anchors.left: parent.left
        anchors.leftMargin: 24
        anchors.top: parent.top
        anchors.topMargin: 12
        font.pixelSize: Theme.title - 4
        text: qsTr("Tables on this network")
    }

    ScrollList {
        id: list

        objectName: "tables"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: heading.bottom
        anchors.bottom: newerLine.top
        anchors.margins: 20
        anchors.topMargin: 10
        anchors.bottomMargin: 12
        model: panel.home.tables

        delegate: FoundTableEntry {
            width: list.width - 12
            onClicked: watches ? panel.home.watch(key) : panel.home.join(key)
            onWatched: panel.home.watch(key)
        }
    }

    Column {
        anchors.centerIn: list
        width: list.width - 60
        visible: panel.none
        spacing: 8

        Lantern {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: list.height > 170
        }

        SerifLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.large
            text: qsTr("Looking for tables…")
        }

        NoteLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("A table appears here as soon as somebody hosts one on the same network.")
        }
    }

    NewerProgramLine {
        id: newerLine

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: byAddress.top
        anchors.leftMargin: 20
        anchors.rightMargin: 12
        newer: panel.newer
        onOpened: panel.newerOpened()
    }

    JoinByAddress {
        id: byAddress

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: trouble.top
        anchors.margins: 20
        anchors.bottomMargin: 6
        home: panel.home
    }

    AppButton {
        id: trouble

        objectName: "trouble"
        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6
        kind: AppButton.Kind.Quiet
        text: qsTr("Can't find the table?")
        onClicked: panel.troubleOpened()
    }
}
