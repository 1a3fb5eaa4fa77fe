pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! While the storyteller looks for a clue: their rabbit under the lamp, thinking. */
Item {
    id: thought

    property int rabbit: 0
    property string teller: ""

    objectName: "tellerAtThought"
    implicitWidth: 320
    implicitHeight: 390

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("%1 is thinking of a clue").arg(teller)

    Repeater {
        model: 4

        Rectangle {
            required property int index

            x: figure.x + figure.width * 0.46 - width / 2
            y: figure.y + figure.height - 8 - height / 2
            width: 150 - 26 * index
            height: 22 - 4 * index
            radius: height / 2
            color: Qt.alpha(Theme.deep, 0.13)
        }
    }

    Image {
        id: figure

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: name.top
        anchors.bottomMargin: 22
        width: 240
        height: 240
        source: Theme.picture("rabbit-" + String(thought.rabbit).padStart(2, "0") + ".webp")
        sourceSize.width: 480
        asynchronous: true
        mipmap: true
    }

    Repeater {
        model: 3

        Rectangle {
            required property int index

            x: figure.x + figure.width * 0.14 - index * 24 - width
            y: figure.y + 26 - index * 20
            width: 11 + index * 7
            height: width
            radius: width / 2
            color: Theme.paper
            border.width: 2
            border.color: Theme.gold
        }
    }

    Rectangle {
        x: figure.x + figure.width * 0.14 - 66 - width
        y: figure.y - 74
        width: 92
        height: 58
        radius: height / 2
        color: Theme.paper
        border.width: 2
        border.color: Theme.gold

        SerifLabel {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -6
            text: "…"
            wrapMode: Text.NoWrap
            font.pixelSize: 40
            font.weight: Font.Bold
            color: Theme.inkDim
        }
    }

    Heading {
        id: name

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: Math.min(implicitWidth, 420)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        text: thought.teller
    }
}
