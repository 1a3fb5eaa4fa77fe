import QtQuick

/*! One stone of the drawn score track. */
Item {
    id: stone

    property int place: 0
    property real leastText: 10
    readonly property bool milestone: place % 10 === 0

    implicitWidth: 30
    height: width * 0.62

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 3
        radius: height / 2
        color: "#66050a14"
    }

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: stone.milestone ? Theme.gold : "#3b4f78"
        border.width: 1
        border.color: stone.milestone ? "#fbe3ae" : "#6b82ad"
        antialiasing: true
    }

    Text {
        anchors.centerIn: parent
        visible: stone.place % 5 === 0
        text: stone.place
        font.family: Theme.serif
        font.pixelSize: Math.max(stone.leastText, stone.height * 0.74)
        font.weight: Font.Bold
        color: stone.milestone ? Theme.ink : Theme.text
    }
}
