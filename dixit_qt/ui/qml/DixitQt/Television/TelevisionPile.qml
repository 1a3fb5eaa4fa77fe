pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A pile at the edge of the table: its cards, their number, and what they are. */
Item {
    id: pile

    required property real least
    property int count: 0
    property string name: ""

    /*! Lines and endings are on paper; cards have the painted back. */
    property bool paper: false
    property bool used: false
    readonly property real high: least * 3
    readonly property real wide: high * 0.68

    implicitWidth: least * 5
    implicitHeight: high + least * 1.6

    Accessible.role: Accessible.StaticText
    Accessible.name: name + ": " + count

    Rectangle {
        x: (pile.width - width) / 2
        y: pile.high - height
        width: pile.wide
        height: pile.high
        radius: 4
        visible: pile.count === 0
        color: Qt.alpha(Theme.deep, 0.25)
        border.width: 2
        border.color: Qt.alpha(Theme.edge, 0.7)
    }

    Repeater {
        model: Math.min(3, Math.ceil(pile.count / 15))

        Item {
            required property int index

            x: (pile.width - width) / 2 + index * 3
            y: pile.high - height - index * 3
            width: pile.wide
            height: pile.high
            rotation: pile.used ? (index * 11 + 5) % 17 - 8 : 0

            Loader {
                anchors.fill: parent
                sourceComponent: pile.paper ? slip : back
            }
        }
    }

    Component {
        id: back

        CardFace {
            faceUp: false
        }
    }

    Component {
        id: slip

        Rectangle {
            radius: 4
            color: pile.used ? Theme.paper : Theme.paperShade
            border.width: 2
            border.color: Theme.paperEdge
        }
    }

    Rectangle {
        x: (pile.width - width) / 2
        y: pile.high / 2 - height / 2 - 3
        width: Math.max(height, number.implicitWidth + pile.least * 0.5)
        height: number.implicitHeight
        radius: height / 2
        color: Qt.alpha(Theme.deep, 0.86)

        SerifLabel {
            id: number

            anchors.centerIn: parent
            text: pile.count
            wrapMode: Text.NoWrap
            color: Theme.lamp
            font.pixelSize: pile.least * 1.1
            font.weight: Font.Bold
        }
    }

    Label {
        anchors.bottom: parent.bottom
        width: parent.width
        text: pile.name
        color: Theme.text
        font.pixelSize: pile.least
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: pile.least * 0.8
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
    }
}
