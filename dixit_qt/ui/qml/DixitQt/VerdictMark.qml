import QtQuick

/*! ✓ or ✗, and a ring while the storyteller has not decided. */
Item {
    id: mark

    property string verdict: "open"

    implicitWidth: 26
    implicitHeight: 26

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        visible: !painted.visible
        color: mark.verdict === "yes" ? Theme.green : mark.verdict === "no" ? Theme.red : "transparent"
        border.width: 2
        border.color: mark.verdict === "open" ? Theme.inkDim : color

        Text {
            anchors.centerIn: parent
            textFormat: Text.PlainText
            text: mark.verdict === "yes" ? "✓" : mark.verdict === "no" ? "✗" : ""
            font.family: Theme.sans
            font.pixelSize: 16
            font.weight: Font.Bold
            color: "white"
        }
    }

    Image {
        id: painted

        anchors.fill: parent
        visible: mark.verdict !== "open" && source.toString().length > 0
        source: mark.verdict === "open" ? "" : Theme.picture("chip-" + mark.verdict + ".webp")
        sourceSize.width: 96
        asynchronous: true
        mipmap: true
    }
}
