import QtQuick
import DixitQt

/*! One of several choices; the chosen one is lit. Screen readers say `about`: what is chosen. */
Pressable {
    id: chip

    property bool onPaper: false
    property string about: ""

    implicitWidth: label.implicitWidth + 28
    implicitHeight: label.implicitHeight + 14
    opacity: enabled ? 1 : 0.5

    Accessible.role: Accessible.RadioButton
    Accessible.name: about.length > 0 ? about + ": " + text : text
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: height / 2
        color: chip.checked ? Theme.lamp : chip.hovered ? (chip.onPaper ? Theme.paperShade : Theme.raised) : "transparent"
        border.width: 1
        border.color: chip.onPaper ? Theme.paperEdge : chip.checked ? Theme.lamp : Theme.edge

        FocusRing {
            control: chip
            shown: chip.visualFocus
            radius: height / 2
        }
    }

    contentItem: Label {
        id: label

        text: chip.text
        wrapMode: Text.NoWrap
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: chip.checked || chip.onPaper ? Theme.ink : Theme.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
