import QtQuick
import DixitQt
import DixitQt.Models

/*! The chosen picture as a whole, with the crop window that becomes the card. */
Item {
    id: editor

    required property Workshop workshop
    required property string title
    required property string source
    required property real shape
    required property real crop_x
    required property real crop_y
    required property real crop_width
    required property real crop_height

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        spacing: 12

        Item {
            width: parent.width
            height: done.height

            SerifLabel {
                anchors.left: parent.left
                anchors.right: done.left
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("This part becomes the card")
                font.pixelSize: Theme.large
                color: Theme.lamp
            }

            AppButton {
                id: done

                objectName: "pieceDone"
                anchors.right: parent.right
                kind: AppButton.Kind.Quiet
                text: qsTr("Done")
                onClicked: editor.workshop.choose("")
            }
        }

        Item {
            id: room

            width: parent.width
            height: editor.height - 250

            Item {
                id: whole

                anchors.centerIn: parent
                width: Math.min(room.width, room.height * editor.shape)
                height: width / editor.shape
                clip: true

                Image {
                    anchors.fill: parent
                    source: editor.source
                    sourceSize.height: 1000
                    asynchronous: true
                    mipmap: true
                }

                CropWindow {
                    x: editor.crop_x * whole.width
                    y: editor.crop_y * whole.height
                    width: editor.crop_width * whole.width
                    height: editor.crop_height * whole.height
                    whole: whole
                    onMoved: (right, down) => editor.workshop.moveWindow(right, down)
                    onZoomed: factor => editor.workshop.zoom(factor)
                    onCentred: editor.workshop.centre()
                    onLeafed: by => editor.workshop.leaf(by)
                }
            }
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 8

            AppButton {
                objectName: "zoomOut"
                text: "−"
                Accessible.name: qsTr("Larger")
                onClicked: editor.workshop.zoom(1 / 1.1)
            }

            AppButton {
                objectName: "zoomIn"
                text: "+"
                Accessible.name: qsTr("Smaller")
                onClicked: editor.workshop.zoom(1.1)
            }

            AppButton {
                objectName: "centre"
                text: qsTr("Centre")
                onClicked: editor.workshop.centre()
            }

            AppButton {
                objectName: "removePiece"
                text: qsTr("Remove this picture")
                onClicked: editor.workshop.remove(editor.workshop.chosen)
            }
        }

        Field {
            objectName: "pieceTitle"
            width: parent.width
            label: qsTr("Card title")
            text: editor.title
            maximumLength: 120
            onEditingFinished: editor.workshop.setTitle(text)
        }

        Label {
            width: parent.width
            text: qsTr("Drag the frame, or move it with the arrow keys; + and − change its size.")
            font.pixelSize: Theme.tiny + 1
            color: Theme.dim
        }
    }
}
