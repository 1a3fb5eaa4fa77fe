pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The big screen before the game: the attic, with everybody's rabbits on the table, and above them
what newcomers need: a QR code, or how to join with a laptop. The panel leaves the window, the
lantern and the rabbits visible at the sides. */
Item {
    id: lobby

    required property Television table
    required property real least

    Backdrop {
        anchors.fill: parent
        scene: "home"
        cutAt: Image.AlignBottom
    }

    FontMetrics {
        id: measure

        font.family: Theme.serif
        font.pixelSize: 100
    }

    Column {
        id: head

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: lobby.least * 0.9
        width: parent.width * 0.7

        Heading {
            objectName: "tableName"
            width: parent.width
            text: lobby.table.tableName
            font.pixelSize: lobby.least * 2.6
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: lobby.least
            maximumLineCount: 1
            horizontalAlignment: Text.AlignHCenter
        }

        SerifLabel {
            width: parent.width
            text: lobby.table.edition
            font.pixelSize: lobby.least * 1.3
            horizontalAlignment: Text.AlignHCenter
        }

        /*! As wide as the panel, so that it doesn't cross the painted window. */
        SerifLabel {
            readonly property real lines: Math.max(0.1, measure.advanceWidth(text) / 100 * lobby.least * 1.3 / Math.max(1, width))

            objectName: "lacking"
            anchors.horizontalCenter: parent.horizontalCenter
            width: how.width
            text: lobby.table.status
            color: Theme.lamp
            font.pixelSize: lobby.least * Math.max(1, Math.min(1.3, 1.27 / lines))
            horizontalAlignment: Text.AlignHCenter
        }
    }

    /*! The cloth of the game on the table, with everybody's rabbits. */
    Item {
        id: cloth

        objectName: "lobbyCloth"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: parent.height * 0.265
        clip: true

        Image {
            x: -parent.width * 0.15
            y: -lobby.height * 0.4
            width: parent.width * 1.3
            height: lobby.height * 1.3
            source: Theme.picture("table-" + Theme.laidFor + ".webp")
            sourceSize.width: 1920
            asynchronous: true
        }

        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: Qt.alpha(Theme.night, 0.1)
                }
                GradientStop {
                    position: 1
                    color: Qt.alpha(Theme.night, 0.55)
                }
            }
        }

        Rectangle {
            width: parent.width
            height: lobby.least * 0.14
            color: Theme.gold
        }

        Rectangle {
            y: lobby.least * 0.34
            width: parent.width
            height: 2
            color: Qt.alpha(Theme.gold, 0.6)
        }
    }

    Panel {
        id: how

        objectName: "tableHow"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: head.bottom
        anchors.topMargin: lobby.least * 0.8
        anchors.bottom: attic.top
        anchors.bottomMargin: lobby.least * 0.7
        width: parent.width * 0.46
        color: Qt.alpha(Theme.slate, 0.88)

        ScanSquare {
            id: scan

            objectName: "scanSquare"
            x: visible ? (how.height - width) / 2 : lobby.least * 0.8
            anchors.verticalCenter: parent.verticalCenter
            width: visible ? Math.min(how.height - lobby.least * 1.6, how.width * 0.48) : 0
            visible: lobby.table.pageAddress.length > 0
            source: lobby.table.pageSquare
            says: qsTr("QR code for %1").arg(lobby.table.pageAddress)
        }

        Column {
            objectName: "steps"
            anchors.left: scan.right
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.leftMargin: lobby.least * 0.8
            anchors.rightMargin: lobby.least * 0.5
            spacing: lobby.least * 0.7
            scale: Math.min(1, how.height * 0.94 / height)
            transformOrigin: Item.Left

            TelevisionStep {
                width: parent.width
                visible: scan.visible
                least: lobby.least
                text: qsTr("On a phone: scan the QR code, or open this address in a browser:")
                value: lobby.table.pageAddress.replace(/^http:\/\/|\/$/g, "")
                largest: lobby.least * 2.2
            }

            TelevisionStep {
                width: parent.width
                least: lobby.least
                text: lobby.table.addresses.length > 0 ? qsTr("On a computer: open Dixit Qt and choose “%1”, or type this address:").arg(lobby.table.tableName) : qsTr("On a computer: open Dixit Qt and choose “%1”.").arg(lobby.table.tableName)
                value: lobby.table.addresses
                largest: lobby.least * 2.2
            }

            TelevisionStep {
                width: parent.width
                least: lobby.least
                visible: lobby.table.needsCode
                text: lobby.table.code.length > 0 ? qsTr("Table code:") : qsTr("Ask the host for the table's code.")
                value: lobby.table.code
                largest: lobby.least * 2.6
            }
        }
    }

    Item {
        id: attic

        readonly property real slot: Math.min(width / Math.max(1, guests.count), lobby.least * 8)

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: lobby.least * 0.5
        height: cloth.height - lobby.least * 0.7

        Repeater {
            id: guests

            model: lobby.table.people

            delegate: TelevisionGuest {
                width: attic.slot
                height: attic.height
                least: lobby.least
                nameSize: lobby.least * (guests.count > 8 ? 0.85 : 1.15)
                home: (attic.width - attic.slot * guests.count) / 2 + attic.slot * index
                door: attic.width
            }
        }
    }
}
