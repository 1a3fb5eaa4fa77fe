pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The tables of the room, and the other ways to one. */
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

    AppButton {
        objectName: "searchAgain"
        anchors.right: parent.right
        anchors.rightMargin: 18
        anchors.verticalCenter: heading.verticalCenter
        kind: AppButton.Kind.Quiet
        text: qsTr("Search again")
        onClicked: panel.home.searchAgain()
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
            onClicked: panel.home.join(key)
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
        anchors.bottom: footer.top
        anchors.margins: 20
        anchors.bottomMargin: 6
        home: panel.home
    }

    Item {
        id: footer

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: 20
        anchors.rightMargin: 12
        anchors.bottomMargin: 6
        height: trouble.implicitHeight

        NoteLabel {
            anchors.left: parent.left
            anchors.right: trouble.left
            anchors.verticalCenter: parent.verticalCenter
            visible: panel.home.ownAddresses.length > 0
            text: qsTr("This computer: %1").arg(panel.home.ownAddresses)
            font.pixelSize: Theme.tiny
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        AppButton {
            id: trouble

            objectName: "trouble"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            kind: AppButton.Kind.Quiet
            text: qsTr("I cannot find the table")
            onClicked: panel.troubleOpened()
        }
    }
}
