pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The evenings that this computer's player was at, a sheet of paper for each, with their albums. */
SideSheet {
    id: sheet

    required property Evenings evenings
    property bool forgetting: false
    readonly property bool none: slips.count === 0

    signal albumWanted(string key)

    title: qsTr("Past games")
    sheetWidth: Math.min(1200, width - 56)
    sheetHeight: height - 40

    Component.onCompleted: evenings.open()

    FocusScope {
        anchors.fill: parent
        focus: true

        SerifLabel {
            anchors.centerIn: parent
            width: Math.min(560, parent.width)
            visible: sheet.none
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("The games that you play are kept here with their albums: who won, who found cards, whose pictures were loved. Nobody else sees this.")
            font.pixelSize: Theme.large

            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        ScrollList {
            id: slips

            anchors.left: parent.left
            anchors.top: parent.top
            anchors.bottom: foot.top
            anchors.bottomMargin: 14
            width: 250
            spacing: 6
            focus: true
            model: sheet.evenings.slips

            delegate: EveningSlip {
                width: slips.width - 10
                onClicked: sheet.evenings.choose(key)
            }
        }

        Item {
            anchors.left: slips.right
            anchors.leftMargin: 24
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: foot.top
            anchors.bottomMargin: 14
            visible: !sheet.none

            BookPaper {
                anchors.fill: parent
            }

            SerifLabel {
                id: title

                objectName: "eveningTitle"
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: 30
                anchors.topMargin: 22
                text: sheet.evenings.table
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
                color: Theme.sepia

                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            SerifLabel {
                id: day

                anchors.left: title.left
                anchors.right: title.right
                anchors.top: title.bottom
                text: sheet.evenings.day
                font.pixelSize: Theme.body
                color: Theme.inkDim
            }

            EveningTable {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: day.bottom
                anchors.bottom: books.top
                anchors.margins: 22
                anchors.topMargin: 14
                onPaper: true
                model: sheet.evenings.rows
            }

            Row {
                id: books

                anchors.left: parent.left
                anchors.bottom: parent.bottom
                anchors.margins: 28
                height: Math.max(loved.shown ? loved.implicitHeight : 0, albums.count > 0 ? 162 : 0)
                spacing: 18

                Repeater {
                    id: albums

                    model: sheet.evenings.albums

                    AlbumCover {
                        width: Math.min(112, (books.parent.width * 0.62 - 18 * albums.count) / albums.count)
                        anchors.bottom: parent?.bottom
                        onClicked: sheet.albumWanted(key)
                    }
                }
            }

            LovedTonight {
                id: loved

                anchors.left: books.right
                anchors.leftMargin: albums.count > 0 ? 30 : 0
                anchors.right: parent.right
                anchors.rightMargin: 26
                anchors.verticalCenter: books.verticalCenter
                visible: shown
                onPaper: true
                pictureWidth: 104
                source: sheet.evenings.lovedPicture
                words: sheet.evenings.lovedWords
                note: sheet.evenings.lovedNote
            }
        }

        Row {
            id: foot

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            height: sheet.none ? 0 : save.implicitHeight
            visible: !sheet.none
            spacing: 12

            AppButton {
                id: save

                objectName: "saveEvenings"
                visible: !sheet.forgetting
                text: qsTr("Save all games as a spreadsheet (CSV)")
                hint: qsTr("For a spreadsheet")
                onClicked: sheet.evenings.save()
            }

            AppButton {
                objectName: "openEvenings"
                visible: sheet.evenings.saved.length > 0 && !sheet.forgetting
                kind: AppButton.Kind.Quiet
                text: qsTr("Open")
                onClicked: sheet.evenings.openSaved()
            }

            AppButton {
                objectName: "forgetEvening"
                kind: AppButton.Kind.Quiet
                text: sheet.forgetting ? qsTr("Delete this game") : qsTr("Delete…")
                onClicked: {
                    if (sheet.forgetting)
                        sheet.evenings.forget();
                    sheet.forgetting = !sheet.forgetting;
                }
            }

            AppButton {
                objectName: "forgetEvenings"
                visible: sheet.forgetting
                kind: AppButton.Kind.Quiet
                text: qsTr("Delete all games")
                onClicked: {
                    sheet.evenings.forgetAll();
                    sheet.forgetting = false;
                }
            }

            AppButton {
                objectName: "keepEvenings"
                visible: sheet.forgetting
                text: qsTr("Cancel")
                onClicked: sheet.forgetting = false
            }

            Label {
                objectName: "eveningsNews"
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(0, Math.min(implicitWidth, foot.width - x))
                visible: !sheet.forgetting
                text: sheet.evenings.news
                color: sheet.evenings.failed ? Theme.warning : Theme.dim
                font.pixelSize: Theme.small
                maximumLineCount: 2
                elide: Text.ElideMiddle

                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
    }
}
