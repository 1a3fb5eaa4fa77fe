import QtQuick
import DixitQt

/*! A switch: a lamp that is on or off; on paper it is to the right of its text. */
Pressable {
    id: toggle

    property bool on: false
    property bool onPaper: false

    signal turned(bool on)

    checked: on
    implicitWidth: row.implicitWidth
    implicitHeight: Math.max(30, row.implicitHeight + 6)
    opacity: enabled ? 1 : 0.75

    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked

    onClicked: turned(!on)

    contentItem: Row {
        id: row

        spacing: 12
        layoutDirection: toggle.onPaper ? Qt.RightToLeft : Qt.LeftToRight

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 42
            height: 24
            radius: 12
            color: toggle.on ? Theme.brass : Theme.night
            border.width: 1
            border.color: toggle.on ? Theme.gold : toggle.hovered ? Theme.dim : Theme.line

            Rectangle {
                x: toggle.on ? parent.width - width - 3 : 3
                anchors.verticalCenter: parent.verticalCenter
                width: 18
                height: 18
                radius: 9
                color: toggle.on ? Theme.lamp : Theme.dim

                Behavior on x {
                    NumberAnimation {
                        duration: Motion.quick
                    }
                }
            }

            FocusRing {
                control: toggle
                shown: toggle.visualFocus
                radius: 16
            }
        }

        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: toggle.width > 0 ? toggle.width - 54 : implicitWidth
            visible: toggle.text.length > 0
            text: toggle.text
            font.family: toggle.onPaper ? Theme.serif : Theme.sans
            font.pixelSize: toggle.onPaper ? Theme.body : Theme.small
            color: toggle.onPaper ? Theme.ink : Theme.text
        }
    }
}
