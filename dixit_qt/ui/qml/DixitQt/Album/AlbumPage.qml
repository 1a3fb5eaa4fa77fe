pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The album of a game, to leaf through: by a click on a page, with keys, wheel or a swipe. Buttons
below it save the PDF and the pictures. */
FocusScope {
    id: page

    required property AlbumDesk album

    signal closed

    objectName: "albumPage"

    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Album")

    Component.onDestruction: album.putAway()

    Keys.onEscapePressed: page.closed()
    Keys.onLeftPressed: page.album.leaf(-1)
    Keys.onRightPressed: page.album.leaf(1)
    Keys.onPressed: event => {
        if ([Qt.Key_PageDown, Qt.Key_Down, Qt.Key_Space].includes(event.key))
            page.album.leaf(1);
        else if ([Qt.Key_PageUp, Qt.Key_Up, Qt.Key_Backspace].includes(event.key))
            page.album.leaf(-1);
        else if (event.key === Qt.Key_Home)
            page.album.goTo(0);
        else if (event.key === Qt.Key_End)
            page.album.goTo(page.album.count - 1);
        else
            return;
        event.accepted = true;
    }

    PageBackdrop {
        shade: 0.6
    }

    MouseArea {
        property real turnedBy: 0

        anchors.fill: parent
        hoverEnabled: true
        onClicked: mouse => page.album.leaf(book.closed || mouse.x > page.width / 2 ? 1 : -1)
        onWheel: wheel => {
            wheel.accepted = true;
            turnedBy += wheel.angleDelta.y;
            if (Math.abs(turnedBy) < 100)
                return;
            page.album.leaf(turnedBy > 0 ? -1 : 1);
            turnedBy = 0;
        }
    }

    DragHandler {
        target: null
        yAxis.enabled: false
        grabPermissions: PointerHandler.CanTakeOverFromAnything
        onActiveChanged: if (!active && Math.abs(persistentTranslation.x) > 50) {
            page.album.leaf(persistentTranslation.x < 0 ? 1 : -1);
            persistentTranslation = Qt.vector2d(0, 0);
        }
    }

    AlbumBook {
        id: book

        anchors.fill: parent
        anchors.margins: 24
        anchors.bottomMargin: foot.height + 28
        album: page.album
    }

    Item {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: 28
        anchors.rightMargin: 28
        anchors.bottomMargin: 10
        height: turning.height

        AlbumExports {
            anchors.left: parent.left
            anchors.right: turning.left
            anchors.rightMargin: 16
            anchors.verticalCenter: parent.verticalCenter
            album: page.album
        }

        Row {
            id: turning

            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 14

            AppButton {
                objectName: "leafBack"
                anchors.verticalCenter: parent.verticalCenter
                enabled: page.album.index > 0
                text: "‹"
                Accessible.name: qsTr("Previous page")
                onClicked: page.album.leaf(-1)
            }

            SerifLabel {
                objectName: "whichSheet"
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 of %2").arg(page.album.index + 1).arg(page.album.count)
                font.pixelSize: Theme.large

                Accessible.role: Accessible.AlertMessage
                Accessible.name: text + ". " + page.album.summary
            }

            AppButton {
                objectName: "leafOn"
                anchors.verticalCenter: parent.verticalCenter
                enabled: page.album.index < page.album.count - 1
                text: "›"
                focus: true
                Accessible.name: qsTr("Next page")
                onClicked: page.album.leaf(1)
            }
        }

        AppButton {
            objectName: "closeSide"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Close")
            hint: qsTr("Esc")
            onClicked: page.closed()
        }
    }
}
