import QtQuick
import DixitQt

/*! A numbered card on the table: what a click does depends on the page; Space or the right button
enlarges it. `regarded` is the card under the pointer. */
Pressable {
    id: card

    required property int number
    required property string source
    required property string title
    required property string description
    required property bool chosen

    property bool open: true
    property bool lively: false
    property real swell: 1.04
    readonly property bool regarded: hovered && !down && open

    signal enlarged
    signal looked(bool on)

    implicitHeight: width * 1.5
    scale: hovered && lively ? swell : 1

    onRegardedChanged: looked(regarded)

    Keys.onSpacePressed: card.enlarged()

    Behavior on scale {
        NumberAnimation {
            duration: Motion.quick
        }
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: if (card.open)
            card.enlarged()
    }
}
