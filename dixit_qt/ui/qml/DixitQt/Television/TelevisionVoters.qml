pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Below a row of cards: everybody who votes. A tick marks those who have. */
Row {
    id: row

    required property var people
    required property real least

    spacing: least

    Repeater {
        model: row.people

        Item {
            id: person

            required property string name
            required property int rabbit
            required property bool awaited
            required property bool done
            required property bool absent

            objectName: "voter-" + rabbit
            width: Math.max(row.least * 6, row.height)
            height: row.height
            visible: awaited || done

            Accessible.role: Accessible.StaticText
            Accessible.name: done ? qsTr("%1 has voted").arg(name) : name

            RabbitPortrait {
                id: face

                anchors.horizontalCenter: parent.horizontalCenter
                width: row.height - caption.height - row.least * 0.3
                height: width
                rabbit: person.rabbit
                speaks: true
                bubbleSize: row.least * 1.9
                opacity: person.absent ? 0.4 : 1
            }

            Image {
                anchors.right: face.right
                anchors.bottom: face.bottom
                anchors.margins: -row.least * 0.2
                width: row.least * 1.5
                height: width
                visible: person.done
                source: Theme.picture("chip-yes.webp")
                sourceSize.width: 120
                asynchronous: true
                mipmap: true
            }

            Label {
                id: caption

                anchors.bottom: parent.bottom
                width: parent.width
                height: row.least * 1.5
                text: person.name
                color: person.done ? Theme.lamp : Theme.text
                font.pixelSize: row.least * 1.05
                font.weight: Font.DemiBold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: row.least * 0.6
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
            }
        }
    }
}
