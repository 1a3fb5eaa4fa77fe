import QtQuick
import DixitQt

/*! The cover of an album that can be opened: golden rabbits on cloth, and a label. */
Pressable {
    id: cover

    required property string key
    required property string words

    objectName: "openAlbum-" + key
    implicitWidth: 112
    implicitHeight: width * 1.42
    scale: hovered ? 1.04 : 1

    Accessible.name: words
    Accessible.description: qsTr("The rounds of this game as a book")

    Behavior on scale {
        NumberAnimation {
            duration: Motion.quick
        }
    }

    background: Item {
        Shadow {
            reach: 14
        }

        Rectangle {
            x: 4
            width: parent.width
            height: parent.height
            radius: 4
            color: Theme.paperShade
            border.width: 1
            border.color: Theme.paperEdge
        }

        Image {
            anchors.fill: parent
            source: Theme.picture("card-back.webp")
            sourceSize.width: 400
            asynchronous: true
            mipmap: true
        }

        FocusRing {
            control: cover
            shown: cover.visualFocus
        }
    }

    contentItem: Item {
        Image {
            anchors.centerIn: parent
            width: cover.width * 0.9
            height: label.implicitHeight + 18
            source: Theme.picture("paper-plain.webp")
            sourceSize.width: 400
            asynchronous: true
            mipmap: true
        }

        SerifLabel {
            id: label

            anchors.centerIn: parent
            width: cover.width * 0.8
            text: cover.words
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: Theme.sepia
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
