pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The big screen while people gather: the table, how to join it, who is here. */
Item {
    id: lobby

    required property Television table
    required property real least

    Column {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: lobby.least * 1.6
        spacing: lobby.least * 0.3

        Heading {
            objectName: "tableName"
            width: parent.width
            text: lobby.table.tableName
            font.pixelSize: lobby.least * 3
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: lobby.least
            maximumLineCount: 1
            horizontalAlignment: Text.AlignHCenter
        }

        SerifLabel {
            width: parent.width
            text: lobby.table.edition
            font.pixelSize: lobby.least * 1.5
            horizontalAlignment: Text.AlignHCenter
        }

        Label {
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width * 0.8
            text: lobby.table.about
            color: Theme.dim
            font.pixelSize: lobby.least
            horizontalAlignment: Text.AlignHCenter
        }
    }

    Panel {
        id: how

        anchors.left: parent.left
        anchors.leftMargin: lobby.least * 2
        anchors.top: head.bottom
        anchors.topMargin: lobby.least * 1.4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: lobby.least * 1.6
        width: parent.width * 0.56

        Column {
            objectName: "steps"
            anchors.left: parent.left
            anchors.right: scan.visible ? scan.left : parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.margins: lobby.least * 1.3
            spacing: lobby.least * 0.8

            TelevisionStep {
                width: parent.width
                least: lobby.least
                number: 1
                text: qsTr("Open Dixit Qt on your computer, on the same network.")
            }

            TelevisionStep {
                width: parent.width
                least: lobby.least
                number: 2
                text: qsTr("Choose the table “%1”: it appears by itself.").arg(lobby.table.tableName)
                value: lobby.table.addresses
                largest: lobby.least * (lobby.table.needsCode ? 2.2 : 3.4)
                note: lobby.table.addresses.length > 0 ? qsTr("If it does not, join by address:") : ""
            }

            TelevisionStep {
                width: parent.width
                least: lobby.least
                visible: lobby.table.needsCode
                number: 3
                text: lobby.table.code.length > 0 ? qsTr("The code of the room:") : qsTr("Ask the host for the code of the room.")
                value: lobby.table.code
                largest: lobby.least * 2.2
            }
        }

        Column {
            id: scan

            anchors.right: parent.right
            anchors.rightMargin: lobby.least * 1.3
            anchors.verticalCenter: parent.verticalCenter
            width: lobby.least * 11.5
            spacing: lobby.least * 0.6
            visible: lobby.table.pageAddress.length > 0

            ScanSquare {
                objectName: "scanSquare"
                width: parent.width
                source: lobby.table.pageSquare
                says: qsTr("A square to scan, for %1").arg(lobby.table.pageAddress)
            }

            Label {
                width: parent.width
                text: qsTr("Or play with a telephone: scan this, or open in a browser:")
                font.pixelSize: lobby.least
                horizontalAlignment: Text.AlignHCenter
            }

            Label {
                width: parent.width
                text: lobby.table.pageAddress.replace(/^http:\/\/|\/$/g, "")
                color: Theme.lamp
                font.pixelSize: lobby.least * 1.2
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: lobby.least
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
            }
        }
    }

    Panel {
        anchors.left: how.right
        anchors.leftMargin: lobby.least
        anchors.right: parent.right
        anchors.rightMargin: lobby.least * 2
        anchors.top: how.top
        anchors.bottom: how.bottom

        Heading {
            id: here

            anchors.left: parent.left
            anchors.leftMargin: lobby.least * 1.3
            anchors.top: parent.top
            anchors.topMargin: lobby.least * 1.3
            text: people.count > 0 ? qsTr("At the table") : qsTr("The table is still empty.")
            font.pixelSize: lobby.least * 1.6
        }

        Grid {
            id: seats

            readonly property int many: people.count
            readonly property int rowsNeeded: Math.ceil(many / columns)
            readonly property real roomLeft: lacking.y - y - lobby.least * 0.5

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: lobby.least
            anchors.top: here.bottom
            anchors.topMargin: lobby.least * 0.7
            columns: many > 6 ? 2 : 1
            columnSpacing: lobby.least * 0.6
            rowSpacing: lobby.least * 0.4

            Repeater {
                id: people

                model: lobby.table.people

                delegate: TelevisionPersonTag {
                    width: (seats.width - (seats.columns - 1) * seats.columnSpacing) / seats.columns
                    height: Math.min(lobby.least * 2.6, (seats.roomLeft + seats.rowSpacing) / seats.rowsNeeded - seats.rowSpacing)
                    least: lobby.least * 1.1
                }
            }
        }

        SerifLabel {
            id: lacking

            objectName: "lacking"
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: lobby.least * 1.3
            text: lobby.table.status
            font.pixelSize: lobby.least * 1.3
        }
    }
}
