pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The parts of the program, and next to them the licence of the chosen one. */
FocusScope {
    id: page

    required property About about

    ScrollList {
        id: parts

        objectName: "parts"
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: Math.min(230, parent.width * 0.36)
        spacing: 4
        model: page.about.parts

        delegate: PartEntry {
            width: parts.width - 12
            onClicked: page.about.choose(index)
        }
    }

    ScrollColumn {
        id: licence

        anchors.left: parts.right
        anchors.leftMargin: 16
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        spacing: 8

        Connections {
            target: page.about

            function onChanged(): void {
                licence.contentY = 0;
            }
        }

        SerifLabel {
            objectName: "partTitle"
            width: parent.width
            text: page.about.title
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
        }

        CopyText {
            width: parent.width
            visible: text.length > 0
            text: page.about.home
            wrapMode: TextEdit.WrapAnywhere
            color: Theme.dim
            Accessible.name: qsTr("Website")
        }

        CopyText {
            objectName: "licenceText"
            width: parent.width
            text: page.about.text
            font.pixelSize: Theme.tiny
            Accessible.name: qsTr("Licence")
        }
    }
}
