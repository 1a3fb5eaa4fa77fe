import QtQuick

/*! A sheet of the painted paper, lying or standing, with a thread of gold around it on request. */
Item {
    id: sheet

    property bool glowing: false
    readonly property bool lying: width > height

    Shadow {}

    Image {
        anchors.centerIn: parent
        width: sheet.lying ? sheet.height : sheet.width
        height: sheet.lying ? sheet.width : sheet.height
        rotation: sheet.lying ? 90 : 0
        source: Theme.picture("paper-poem.webp")
        sourceSize.width: 800
        asynchronous: true
        mipmap: true
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -3
        radius: 8
        color: "transparent"
        border.width: 3
        border.color: Theme.lamp
        visible: sheet.glowing
    }
}
