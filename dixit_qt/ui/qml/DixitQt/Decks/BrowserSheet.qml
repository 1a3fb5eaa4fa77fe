pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The folders of this computer, to import pictures and archives from. */
FocusScope {
    id: sheet

    required property Browser browser

    signal closed

    function open(): void {
        browser.look();
        visible = true;
        files.forceActiveFocus();
    }

    function close(): void {
        visible = false;
        focus = false;
        sheet.closed();
    }

    objectName: "browser"
    visible: false

    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Choose pictures")

    Keys.onEscapePressed: sheet.close()

    Connections {
        target: sheet.browser

        function onTaken(): void {
            sheet.close();
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -8
        color: Theme.sheet
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }

    Column {
        id: places

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: 20
        width: 220
        spacing: 8

        Heading {
            width: parent.width
            text: qsTr("Choose pictures")
            font.pixelSize: Theme.large
        }

        Repeater {
            model: sheet.browser.shortcuts

            AppButton {
                required property string key
                required property string name

                width: places.width
                text: name
                onClicked: sheet.browser.enter(key)
            }
        }
    }

    AppButton {
        id: up

        objectName: "folderUp"
        anchors.left: places.right
        anchors.leftMargin: 24
        anchors.top: parent.top
        anchors.topMargin: 16
        text: qsTr("Up")
        hint: qsTr("Parent folder")
        onClicked: sheet.browser.up()
    }

    Label {
        anchors.left: up.right
        anchors.leftMargin: 14
        anchors.right: parent.right
        anchors.rightMargin: 20
        anchors.verticalCenter: up.verticalCenter
        text: sheet.browser.fault.length > 0 ? sheet.browser.fault : sheet.browser.folder
        color: Theme.dim
        elide: Text.ElideMiddle
        wrapMode: Text.NoWrap
    }

    ScrollList {
        id: files

        objectName: "browserFiles"
        anchors.left: up.left
        anchors.right: parent.right
        anchors.rightMargin: 20
        anchors.top: up.bottom
        anchors.topMargin: 14
        anchors.bottom: foot.top
        anchors.bottomMargin: 12
        spacing: 4
        model: sheet.browser.files
        delegate: BrowserEntry {
            width: files.width - 16
            onClicked: sheet.browser.press(key)
        }
    }

    Row {
        id: foot

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 20
        spacing: 10

        AppButton {
            objectName: "closeBrowser"
            kind: AppButton.Kind.Quiet
            text: qsTr("Back")
            hint: qsTr("Esc")
            onClicked: sheet.close()
        }

        AppButton {
            objectName: "takeFolder"
            visible: sheet.browser.marked === 0
            enabled: sheet.browser.pictures > 0
            kind: AppButton.Kind.Primary
            text: qsTr("Add all %n picture(s) of this folder", "", sheet.browser.pictures)
            onClicked: sheet.browser.takeFolder()
        }

        AppButton {
            objectName: "takeMarked"
            visible: sheet.browser.marked > 0
            kind: AppButton.Kind.Primary
            text: qsTr("Add %n chosen", "", sheet.browser.marked)
            onClicked: sheet.browser.takeMarked()
        }
    }
}
