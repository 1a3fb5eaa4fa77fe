import QtQuick
import DixitQt
import DixitQt.Models

/*! The album of the evening: saved as one PDF or as a folder of pictures. */
Row {
    id: bar

    required property AlbumDesk album
    property bool opened: false

    spacing: 12

    AppButton {
        objectName: "album"
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Album")
        hint: qsTr("Save the evening's rounds as a book")
        onClicked: bar.opened = !bar.opened
    }

    AppButton {
        objectName: "albumPdf"
        visible: bar.opened
        anchors.verticalCenter: parent.verticalCenter
        enabled: !bar.album.busy
        text: qsTr("Album as PDF")
        hint: qsTr("Save the evening's rounds as a book")
        onClicked: bar.album.savePdf()
    }

    AppButton {
        objectName: "albumPictures"
        visible: bar.opened
        anchors.verticalCenter: parent.verticalCenter
        enabled: !bar.album.busy
        text: qsTr("Album as pictures")
        hint: qsTr("Save every page as a picture")
        onClicked: bar.album.savePictures()
    }

    AppButton {
        objectName: "albumOpen"
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.album.saved.length > 0 && !bar.album.busy
        kind: AppButton.Kind.Quiet
        text: qsTr("Open")
        onClicked: bar.album.openSaved()
    }

    Label {
        objectName: "albumNews"
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, Math.min(implicitWidth, bar.width - x))
        text: bar.album.news
        color: bar.album.failed ? Theme.red : Theme.dim
        font.pixelSize: Theme.small
        maximumLineCount: 2
        elide: Text.ElideMiddle

        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
