import QtQuick
import DixitQt

/*! A button: brass (primary), dark glass (plain) or text alone (quiet). */
Pressable {
    id: button

    enum Kind {
        Plain,
        Primary,
        Quiet
    }

    property int kind: AppButton.Kind.Plain
    property string hint: ""
    property bool onPaper: false
    readonly property bool faint: onPaper && !enabled
    readonly property bool primary: kind === AppButton.Kind.Primary
    readonly property bool brazen: primary && enabled
    readonly property bool quiet: kind === AppButton.Kind.Quiet

    implicitWidth: Math.max(48, label.implicitWidth + (quiet ? 20 : 40))
    implicitHeight: label.implicitHeight + (primary ? 22 : 18)
    opacity: enabled ? 1 : primary ? 0.75 : 0.5

    Accessible.name: text
    Accessible.description: hint

    background: Rectangle {
        radius: height / 2
        color: button.quiet || button.faint ? "transparent" : Theme.raised
        border.width: button.quiet ? 0 : 1
        border.color: button.faint ? Theme.paperEdge : button.primary ? (button.brazen ? Theme.buttonEdge : Theme.gold) : Theme.line
        gradient: button.brazen ? brass : null

        Gradient {
            id: brass

            GradientStop {
                position: 0
                color: button.down ? Theme.buttonTopDown : button.hovered ? Theme.buttonTopLit : Theme.buttonTop
            }
            GradientStop {
                position: 1
                color: button.down ? Theme.buttonFootDown : button.hovered ? Theme.buttonFootLit : Theme.buttonFoot
            }
        }

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            visible: !button.primary && (button.hovered || button.down)
            color: button.down ? Qt.alpha(Theme.black, 0.2) : Qt.alpha(Theme.lamp, 0.09)
        }

        FocusRing {
            control: button
            shown: button.visualFocus
            radius: height / 2
        }
    }

    contentItem: Label {
        id: label

        text: button.text
        wrapMode: Text.NoWrap
        font.pixelSize: button.primary ? Theme.body + 1 : Theme.body
        font.weight: button.primary ? Font.Bold : Font.DemiBold
        color: button.brazen ? Theme.ink : button.faint ? Theme.inkDim : button.quiet ? Theme.lamp : Theme.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
}
