import QtQuick

/*! One stone of the score track; on the painted track only the round numbers are written. */
Item {
    id: stone

    property int place: 0
    property bool painted: false
    property real leastText: 10
    readonly property bool milestone: place % 10 === 0

    implicitWidth: 30
    height: width * 0.62

    Rectangle {
        anchors.fill: parent
        visible: !stone.painted
        radius: height / 2
        color: stone.milestone ? Theme.gold : "#3b4f78"
        border.width: 1
        border.color: stone.milestone ? "#fbe3ae" : "#6b82ad"
        antialiasing: true
    }

    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        y: stone.painted ? parent.height * 0.95 : (parent.height - height) / 2
        visible: stone.place % 5 === 0 && (!stone.painted || (stone.milestone && stone.place > 0))
        textFormat: Text.PlainText
        text: stone.place
        font.family: Theme.serif
        font.pixelSize: Math.max(stone.leastText, stone.height * 0.74)
        font.weight: Font.Bold
        color: stone.milestone && !stone.painted ? Theme.ink : Theme.text
    }
}
