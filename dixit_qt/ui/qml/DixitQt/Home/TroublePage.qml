pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! «I cannot find the table»: checks the network step by step and explains the results. */
SideSheet {
    id: sheet

    required property Trouble trouble
    required property Home home

    title: qsTr("Can't find the table?")
    sheetWidth: Math.min(860, width - 96)

    Component.onCompleted: if (trouble.cause.length === 0 || home.tried.length > 0)
        trouble.run(home.tried)

    ScrollColumn {
        anchors.fill: parent
        spacing: 12

        Label {
            width: parent.width
            color: Theme.dim
            text: qsTr("Both computers must be on the same network. If you know the table's address (the host's window shows it), type it here to check the connection to it, too.")
        }

        Row {
            spacing: 12

            Field {
                id: address

                objectName: "troubleAddress"
                width: sheet.sheetWidth - 72 - 24 - check.width
                label: qsTr("Table address")
                placeholderText: qsTr("Address of the table, if you know it")
                text: sheet.home.tried
                maximumLength: 120
                onAccepted: sheet.trouble.run(text)
            }

            AppButton {
                id: check

                objectName: "check"
                height: address.height
                kind: AppButton.Kind.Primary
                enabled: !sheet.trouble.running
                text: sheet.trouble.running ? qsTr("Checking…") : qsTr("Check")
                onClicked: sheet.trouble.run(address.text)
            }
        }

        Flow {
            width: parent.width
            spacing: 8

            AppButton {
                objectName: "searchAgain"
                text: qsTr("Search again")
                onClicked: sheet.home.searchAgain()
            }

            Repeater {
                model: sheet.home.recents

                ChoiceChip {
                    required property string key
                    required property string name

                    objectName: "recent-" + key
                    about: qsTr("Join")
                    text: name.length > 0 ? name + " · " + key : key
                    onClicked: {
                        sheet.closed();
                        sheet.home.joinAddress(key);
                    }
                }
            }
        }

        NoteLabel {
            width: parent.width
            visible: sheet.home.ownAddresses.length > 0
            text: qsTr("Addresses of this computer: %1").arg(sheet.home.ownAddresses)
        }

        Panel {
            width: parent.width
            height: verdict.implicitHeight + 36
            visible: sheet.trouble.cause.length > 0
            color: sheet.trouble.good ? Qt.alpha(Theme.green, 0.2) : Qt.alpha(Theme.gold, 0.2)
            border.color: sheet.trouble.good ? Theme.green : Theme.gold

            Column {
                id: verdict

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.margins: 20
                anchors.verticalCenter: parent.verticalCenter
                spacing: 8

                SerifLabel {
                    objectName: "cause"
                    width: parent.width
                    text: sheet.trouble.cause
                    font.pixelSize: Theme.large
                    font.weight: Font.DemiBold

                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text
                }

                Label {
                    objectName: "advice"
                    width: parent.width
                    text: sheet.trouble.advice
                }

                Repeater {
                    model: sheet.trouble.commands

                    Rectangle {
                        id: command

                        required property string key

                        width: verdict.width
                        height: words.implicitHeight + 16
                        radius: 6
                        color: Qt.alpha(Theme.deep, 0.5)

                        TextEdit {
                            id: words

                            anchors.fill: parent
                            anchors.margins: 8
                            text: command.key
                            readOnly: true
                            selectByMouse: true
                            activeFocusOnTab: true
                            wrapMode: TextEdit.WrapAnywhere
                            font.family: "monospace"
                            font.pixelSize: Theme.tiny
                            color: Theme.text
                            selectionColor: Theme.gold

                            Accessible.name: qsTr("Command to copy: %1").arg(text)
                        }
                    }
                }
            }
        }

        Repeater {
            model: sheet.trouble.steps

            TroubleStep {
                width: parent ? parent.width : 0
            }
        }
    }
}
