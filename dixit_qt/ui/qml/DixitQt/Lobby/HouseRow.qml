pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! One house rule on paper: a lamp to switch, a few named choices, or a value with steps. */
Item {
    id: row

    required property string key
    required property string name
    required property bool toggle
    required property bool on
    required property var choices
    required property var chosen
    required property string value
    required property bool first
    required property bool last
    required property string rulebook
    required property bool detail
    property bool mayChange: false
    readonly property bool named: choices.length > 0
    readonly property bool differs: rulebook.length > 0

    signal turned(bool on)
    signal picked(int place)
    signal stepped(int by)
    signal restored

    objectName: "rule-" + key
    implicitHeight: words.height + (named ? chips.height + 4 : 0)

    Rectangle {
        width: 4
        height: row.height
        radius: 2
        visible: row.differs
        color: Theme.sepia
    }

    Item {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: 14
        anchors.right: parent.right
        height: Math.max(34, caption.height, row.named ? 0 : control.height)

        Column {
            id: caption

            anchors.left: parent.left
            anchors.right: row.named ? parent.right : control.left
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter

            SerifLabel {
                width: parent.width
                text: row.name
                font.pixelSize: Theme.body
                color: Theme.ink
            }

            Pressable {
                id: restore

                objectName: "restore-" + row.key
                width: Math.min(implicitWidth, parent.width)
                visible: row.differs
                enabled: row.mayChange
                implicitWidth: by.implicitWidth
                implicitHeight: by.implicitHeight

                Accessible.name: qsTr("Reset to the rulebook: %1").arg(row.name)

                onClicked: row.restored()

                contentItem: SerifLabel {
                    id: by

                    text: qsTr("rulebook: %1").arg(row.rulebook)
                    font.pixelSize: Theme.small
                    font.underline: restore.hovered || restore.visualFocus
                    color: Theme.inkDim
                }
            }
        }

        Item {
            id: control

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: row.toggle ? lamp.width : row.named ? 0 : stepper.width
            height: row.toggle ? lamp.height : row.named ? 0 : stepper.height

            Toggle {
                id: lamp

                objectName: "switch-" + row.key
                width: 46
                visible: row.toggle
                enabled: row.mayChange
                onPaper: true
                on: row.on
                Accessible.name: row.name
                onTurned: on => row.turned(on)
            }

            HouseStepper {
                id: stepper

                objectName: "step-" + row.key
                visible: !row.toggle && !row.named
                name: row.name
                value: row.value
                first: row.first
                last: row.last
                mayChange: row.mayChange
                onStepped: by => row.stepped(by)
            }
        }
    }

    Flow {
        id: chips

        anchors.left: words.left
        anchors.right: parent.right
        anchors.top: words.bottom
        spacing: 6
        visible: row.named

        Repeater {
            model: row.choices

            ChoiceChip {
                required property int index
                required property string modelData

                objectName: "switch-" + row.key + "-" + index
                enabled: row.mayChange
                onPaper: true
                about: row.name
                text: modelData
                checked: row.chosen.includes(index)
                onClicked: row.picked(index)
            }
        }
    }
}
