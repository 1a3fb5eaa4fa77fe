pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Cards face down on the table, and how many there are. A pile that grows was shuffled. */
Item {
    id: heap

    property int count: 0
    property bool used: false
    property string description: ""
    property int known: count

    onCountChanged: {
        if (!used && known > 0 && count > known)
            riffle.shuffle();
        known = count;
    }

    width: 46
    height: 66
    opacity: used ? 0.6 : 1

    Accessible.role: Accessible.StaticText
    Accessible.name: description

    Rectangle {
        width: 42
        height: 63
        radius: 3
        visible: heap.count === 0
        color: Qt.alpha(Theme.deep, 0.25)
        border.width: 1
        border.color: Qt.alpha(Theme.edge, 0.7)
    }

    Riffle {
        id: riffle

        z: 1
        cards: 8
        cardWidth: 42
        visible: done < 1
    }

    Repeater {
        model: Math.min(3, Math.ceil(heap.count / 20))

        CardFace {
            required property int index

            x: index * 2
            y: -index * 2
            width: 42
            faceUp: false
            rotation: heap.used ? (index * 11) % 17 - 6 : 0
        }
    }

    Rectangle {
        anchors.centerIn: parent
        z: 2
        width: Math.max(24, number.implicitWidth + 10)
        height: number.implicitHeight + 2
        radius: height / 2
        color: Qt.alpha(Theme.deep, 0.82)

        Label {
            id: number

            anchors.centerIn: parent
            text: heap.count
            font.pixelSize: Theme.small
            font.weight: Font.Bold
            wrapMode: Text.NoWrap
        }
    }
}
