import QtQuick
import DixitQt

/*! A player's rabbit in a round frame of its colour. */
Item {
    id: portrait

    property int rabbit: 0
    property real dimmed: 0
    property alias speaks: reacting.speaks
    property alias bubbleSize: reacting.textSize

    function react(kind: string): void {
        reacting.play(kind);
    }

    implicitWidth: 44
    implicitHeight: 44

    Rectangle {
        id: frame

        anchors.fill: parent
        radius: width / 2
        color: Qt.darker(Theme.colourOf(portrait.rabbit), 1.6)
        border.width: Math.max(2, width * 0.06)
        border.color: Theme.colourOf(portrait.rabbit)
        antialiasing: true

        Image {
            anchors.fill: parent
            anchors.margins: parent.width * 0.06
            source: Theme.picture("rabbit-" + String(portrait.rabbit).padStart(2, "0") + "-portrait.webp")
            sourceSize.width: 160
            asynchronous: true
            mipmap: true
            opacity: 1 - portrait.dimmed
        }
    }

    Reacting {
        id: reacting

        figure: frame
        rabbit: portrait.rabbit
    }

    PatternBadge {
        rabbit: portrait.rabbit
    }
}
