import QtQuick

/*! The number of a card on the table, on a disc. */
Item {
    id: plate

    property int number: 0
    readonly property string picture: "number-" + String(number).padStart(2, "0") + ".webp"

    implicitWidth: 36
    height: width

    Rectangle {
        anchors.fill: parent
        visible: !Theme.has(plate.picture)
        radius: width / 2
        color: Theme.paper
        border.width: 2
        border.color: Theme.gold

        Text {
            anchors.centerIn: parent
            textFormat: Text.PlainText
            text: plate.number
            font.family: Theme.serif
            font.pixelSize: Math.max(1, parent.height * 0.58)
            font.weight: Font.Bold
            color: Theme.ink
        }
    }

    Image {
        anchors.fill: parent
        source: Theme.picture(plate.picture)
        sourceSize.width: 160
        asynchronous: true
        mipmap: true
    }
}
