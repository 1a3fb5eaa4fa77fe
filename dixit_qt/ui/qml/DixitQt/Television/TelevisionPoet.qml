pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A poet on the big screen: the chips left, the endings that lie before them face down, and the lot
that they drew for the ending. */
TelevisionPersonTag {
    id: poet

    required property int chips
    required property int told
    required property int lot
    required property string spoken

    objectName: "televisionPoet-" + name
    done: false

    Accessible.name: spoken

    Rectangle {
        objectName: "lot"
        anchors.verticalCenter: parent?.verticalCenter
        width: drawn.implicitWidth + poet.least * 0.7
        height: Math.min(parent?.height ?? 0, poet.least * 1.5)
        radius: 4
        visible: poet.lot > 0
        color: Theme.paper
        border.width: 1
        border.color: Theme.paperEdge

        SerifLabel {
            id: drawn

            anchors.centerIn: parent
            text: poet.lot
            wrapMode: Text.NoWrap
            color: Theme.ink
            font.pixelSize: poet.least
            font.weight: Font.Bold
        }
    }

    Label {
        anchors.verticalCenter: parent?.verticalCenter
        visible: poet.storyteller
        text: qsTr("storyteller")
        wrapMode: Text.NoWrap
        color: Theme.lamp
        font.pixelSize: poet.least
    }

    Repeater {
        model: poet.storyteller ? 0 : poet.chips

        Rectangle {
            objectName: "chip"
            anchors.verticalCenter: parent?.verticalCenter
            width: poet.least * 0.8
            height: width
            radius: width / 2
            color: Theme.colourOf(poet.rabbit)
            border.width: 2
            border.color: Qt.alpha(Theme.chalk, 0.6)
            antialiasing: true
        }
    }

    Repeater {
        model: poet.told

        Rectangle {
            objectName: "ending"
            anchors.verticalCenter: parent?.verticalCenter
            width: poet.least * 0.72
            height: poet.least * 1.05
            radius: 3
            color: Theme.paperShade
            border.width: 2
            border.color: Theme.paperEdge

            Rectangle {
                anchors.fill: parent
                anchors.margins: 4
                color: "transparent"
                border.width: 1
                border.color: Theme.fold
            }
        }
    }
}
