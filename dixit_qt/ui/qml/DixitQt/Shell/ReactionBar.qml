pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The reactions of the player's rabbit between moves: one key each, or one click. */
Row {
    id: bar

    required property Reactions reactions
    readonly property list<string> kinds: ["laugh", "wave", "gasp"]
    readonly property list<string> keys: ["F2", "F3", "F4"]

    spacing: 4
    visible: reactions.allowed

    Repeater {
        model: bar.kinds

        Pressable {
            id: button

            required property string modelData
            required property int index

            objectName: "react-" + modelData
            focusPolicy: Qt.TabFocus
            width: 30
            height: 30
            Accessible.role: Accessible.Button
            Accessible.name: [qsTr("My rabbit laughs"), qsTr("My rabbit waves"), qsTr("My rabbit gasps")][index]
            Accessible.description: qsTr("%1 key").arg(bar.keys[index])
            onClicked: bar.reactions.react(modelData)

            background: Rectangle {
                radius: height / 2
                color: button.hovered ? Theme.raised : Qt.alpha(Theme.seat, 0.85)
                border.width: button.visualFocus ? 2 : 1
                border.color: button.visualFocus ? Theme.lamp : Qt.alpha(Theme.edge, 0.5)
            }
            contentItem: Label {
                text: [qsTr("Ha-ha"), qsTr("Hi"), qsTr("Oh")][button.index]
                font.pixelSize: 12
                font.weight: Font.Bold
                color: Theme.lamp
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.NoWrap
            }
        }
    }
}
