import QtQuick
import DixitQt

/*! A picture in the workshop, cropped as on its card. */
Pressable {
    id: tile

    required property string key
    required property string title
    required property string source
    required property real crop_x
    required property real crop_y
    required property real crop_width
    required property real crop_height
    required property int index
    property bool chosen: false

    signal removed

    objectName: "piece-" + index

    Accessible.name: title
    Accessible.description: qsTr("Enter: move the frame. Delete: remove the picture.")

    Keys.onDeletePressed: tile.removed()

    contentItem: Item {
        Rectangle {
            id: card

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: parent.top
            anchors.topMargin: 8
            width: 120
            height: 180
            radius: 6
            color: Theme.paper

            Shadow {
                reach: 10
                drop: 3
            }

            CroppedPicture {
                anchors.fill: parent
                anchors.margins: 4
                source: tile.source
                cropX: tile.crop_x
                cropY: tile.crop_y
                cropWidth: tile.crop_width
                cropHeight: tile.crop_height
            }

            Rectangle {
                anchors.fill: parent
                anchors.margins: -3
                radius: 8
                color: "transparent"
                border.width: 3
                border.color: Theme.lamp
                visible: tile.chosen || tile.visualFocus
                opacity: tile.chosen ? 1 : 0.7
            }
        }

        Label {
            anchors.top: card.bottom
            anchors.topMargin: 6
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width - 14
            horizontalAlignment: Text.AlignHCenter
            text: tile.title
            font.pixelSize: Theme.tiny
            color: tile.hovered || tile.chosen ? Theme.text : Theme.dim
            wrapMode: Text.NoWrap
            elide: Text.ElideMiddle
        }
    }
}
