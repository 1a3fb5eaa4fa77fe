import QtCore
import QtQuick
import QtQuick.Dialogs
import DixitQt.Models

/*! The system's own way to choose files or a folder; made when it is asked for. */
Item {
    id: dialog

    required property Workshop workshop
    required property bool wholeFolder

    Component.onCompleted: wholeFolder ? folder.open() : files.open()

    FileDialog {
        id: files

        currentFolder: StandardPaths.writableLocation(StandardPaths.PicturesLocation)
        fileMode: FileDialog.OpenFiles
        title: qsTr("Pictures or zip archives for the deck")
        nameFilters: [qsTr("Pictures and archives") + " (*.jpg *.jpeg *.png *.webp *.bmp *.gif *.zip)", qsTr("All files") + " (*)"]
        onAccepted: dialog.workshop.add(selectedFiles)
    }

    FolderDialog {
        id: folder

        currentFolder: StandardPaths.writableLocation(StandardPaths.PicturesLocation)
        title: qsTr("A folder of pictures for the deck")
        onAccepted: dialog.workshop.add([selectedFolder])
    }
}
