pragma ComponentBehavior: Bound

import QtQuick

/*! The rabbits of those who have won, side by side. */
Row {
    id: row

    required property var winners
    property real size: 84

    spacing: size * 0.06

    Repeater {
        model: row.winners

        delegate: Item {
            id: place

            required property int rabbit
            readonly property string picture: "rabbit-" + String(place.rabbit).padStart(2, "0") + ".webp"

            width: row.size
            height: row.size

            RabbitPortrait {
                anchors.fill: parent
                visible: !Theme.has(place.picture)
                rabbit: place.rabbit
            }

            Image {
                anchors.fill: parent
                source: Theme.picture(place.picture)
                sourceSize.width: 384
                fillMode: Image.PreserveAspectFit
                mipmap: true
            }
        }
    }
}
