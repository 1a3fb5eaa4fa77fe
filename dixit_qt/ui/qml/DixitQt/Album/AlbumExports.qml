import QtQuick
import DixitQt
import DixitQt.Models

/*! The album saved as one PDF or as a folder of pictures. */
Row {
    id: bar

    required property AlbumDesk album

    spacing: 4

    AppButton {
        objectName: "albumPdf"
        anchors.verticalCenter: parent.verticalCenter
        kind: AppButton.Kind.Quiet
        enabled: !bar.album.busy
        text: qsTr("Save as PDF")
        hint: qsTr("Save the whole album as a book")
        onClicked: bar.album.savePdf()
    }

    AppButton {
        objectName: "albumPictures"
        anchors.verticalCenter: parent.verticalCenter
        kind: AppButton.Kind.Quiet
        enabled: !bar.album.busy
        text: qsTr("Save as pictures")
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
