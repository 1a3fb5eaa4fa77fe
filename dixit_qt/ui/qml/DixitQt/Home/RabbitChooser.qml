pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Twelve rabbits to choose one's own from. */
Grid {
    id: chooser

    property int rabbit: 0
    property real size: 46
    readonly property var names: [qsTr("red rabbit"), qsTr("orange rabbit"), qsTr("yellow rabbit"), qsTr("light green rabbit"), qsTr("green rabbit"), qsTr("turquoise rabbit"), qsTr("blue rabbit"), qsTr("indigo rabbit"), qsTr("violet rabbit"), qsTr("pink rabbit"), qsTr("brown rabbit"), qsTr("white rabbit")]

    signal chosen(int rabbit)

    function takeFocus(): void {
        step(rabbit);
    }

    function step(to: int): void {
        const button = buttons.itemAt(to);
        if (button !== null)
            button.forceActiveFocus(Qt.TabFocusReason);
    }

    columns: 6
    spacing: 8

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your rabbit")

    Repeater {
        id: buttons

        model: 12

        Pressable {
            id: button

            required property int index
            readonly property bool mine: index === chooser.rabbit

            objectName: "rabbit-" + index
            checked: mine
            implicitWidth: chooser.size
            implicitHeight: chooser.size
            scale: hovered || mine ? 1.12 : 1

            Accessible.role: Accessible.RadioButton
            Accessible.name: chooser.names[index]
            Accessible.checked: checked

            onClicked: chooser.chosen(index)
            Keys.onLeftPressed: chooser.step(index - 1)
            Keys.onRightPressed: chooser.step(index + 1)
            Keys.onUpPressed: chooser.step(index - chooser.columns)
            Keys.onDownPressed: chooser.step(index + chooser.columns)

            Behavior on scale {
                NumberAnimation {
                    duration: Motion.quick
                }
            }

            contentItem: RabbitPortrait {
                rabbit: button.index
                dimmed: button.mine || button.hovered ? 0 : 0.25
            }

            background: Rectangle {
                anchors.fill: parent
                anchors.margins: -4
                radius: width / 2
                color: "transparent"
                border.width: button.mine ? 3 : 0
                border.color: Theme.lamp

                FocusRing {
                    control: button
                    shown: button.visualFocus
                    radius: width / 2
                }
            }
        }
    }
}
