import QtQuick
import DixitQt
import DixitQt.Models

/*! The time left in this phase, if the table plays against the clock. */
Rectangle {
    id: clock

    property Hourglass hourglass: null
    property real textSize: Theme.large
    readonly property bool hurrying: hourglass !== null && hourglass.hurrying

    objectName: "timeLeft"
    implicitWidth: Math.max(words.implicitWidth, textSize * 2.4) + textSize * 1.1
    implicitHeight: words.implicitHeight + textSize * 0.35
    radius: height / 2
    visible: hourglass !== null && hourglass.seconds >= 0
    color: hurrying ? Qt.alpha(Theme.hurry, 0.94) : Qt.alpha(Theme.seat, 0.85)
    border.width: hurrying ? 2 : 1
    border.color: hurrying ? Theme.lamp : Qt.alpha(Theme.gold, 0.6)

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Time left: %1").arg(words.text)

    SerifLabel {
        id: words

        objectName: "timeLeftText"
        anchors.centerIn: parent
        text: clock.hourglass === null ? "" : clock.hourglass.text
        wrapMode: Text.NoWrap
        font.pixelSize: clock.textSize
        font.weight: Font.Bold
        color: clock.hurrying ? Theme.chalk : Theme.lamp
    }
}
