pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The rules as an open book: chapters beside it, text on the left page, a drawing on the right. */
SideSheet {
    id: sheet

    required property Rules rules

    title: qsTr("Rules")
    sheetWidth: Math.min(1500, width - 56)
    sheetHeight: height - 40

    readonly property bool leafed: rules.count > 1

    signal playWanted

    Component.onCompleted: rules.open()

    FocusScope {
        anchors.fill: parent
        focus: true

        Keys.onLeftPressed: sheet.rules.leaf(-1)
        Keys.onRightPressed: sheet.rules.leaf(1)
        Keys.onUpPressed: book.scroll(-60)
        Keys.onDownPressed: book.scroll(60)
        Keys.onPressed: event => {
            if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown)
                sheet.rules.leaf(event.key === Qt.Key_PageUp ? -1 : 1);
            else if (event.key === Qt.Key_Home || event.key === Qt.Key_End)
                sheet.rules.goTo(event.key === Qt.Key_Home ? 0 : sheet.rules.count - 1);
            else
                return;
            event.accepted = true;
        }

        ScrollList {
            id: chapters

            anchors.left: parent.left
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            width: 226
            spacing: 6
            model: sheet.rules.chapters

            delegate: RuleChapter {
                width: chapters.width - 10
                onClicked: sheet.rules.choose(key)
            }
        }

        RuleBook {
            id: book

            anchors.left: chapters.right
            anchors.leftMargin: 22
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: turning.top
            anchors.bottomMargin: 12
            rules: sheet.rules
        }

        Row {
            id: turning

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            spacing: 14

            AppButton {
                objectName: "pageBefore"
                anchors.verticalCenter: parent.verticalCenter
                visible: sheet.leafed
                enabled: sheet.rules.index > 0
                text: "‹"
                Accessible.name: qsTr("Previous page")
                onClicked: sheet.rules.leaf(-1)
            }

            SerifLabel {
                objectName: "whichPage"
                anchors.verticalCenter: parent.verticalCenter
                visible: sheet.leafed
                text: qsTr("%1 of %2").arg(sheet.rules.index + 1).arg(sheet.rules.count)
                font.pixelSize: Theme.large
            }

            AppButton {
                objectName: "pageAfter"
                anchors.verticalCenter: parent.verticalCenter
                visible: sheet.leafed
                enabled: sheet.rules.index < sheet.rules.count - 1
                text: "›"
                Accessible.name: qsTr("Next page")
                onClicked: sheet.rules.leaf(1)
            }

            AppButton {
                objectName: "letsPlay"
                anchors.verticalCenter: parent.verticalCenter
                focus: true
                kind: AppButton.Kind.Primary
                text: qsTr("Let's play")
                onClicked: sheet.playWanted()
            }
        }
    }
}
