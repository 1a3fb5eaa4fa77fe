pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! A value on paper with buttons to decrease and increase it, which can be held down. */
Stepper {
    id: stepper

    implicitWidth: mayChange ? 172 : 150
    implicitHeight: 34

    component Way: T.AbstractButton {
        id: way

        width: 34
        height: 34
        visible: stepper.mayChange
        focusPolicy: Qt.NoFocus
        hoverEnabled: true
        autoRepeat: true
        autoRepeatInterval: 90
        opacity: enabled ? 1 : 0.35

        background: Rectangle {
            radius: width / 2
            color: way.down ? Theme.paperShade : way.hovered ? Qt.alpha(Theme.gold, 0.35) : "transparent"
            border.width: 1
            border.color: Theme.paperEdge
        }

        contentItem: Label {
            text: way.text
            wrapMode: Text.NoWrap
            font.pixelSize: 18
            font.weight: Font.DemiBold
            color: Theme.ink
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }

    Way {
        objectName: stepper.objectName + "-less"
        enabled: !stepper.first
        text: "−"
        onClicked: stepper.stepped(-1)
    }

    SerifLabel {
        anchors.centerIn: parent
        width: parent.width - (stepper.mayChange ? 76 : 0)
        horizontalAlignment: stepper.mayChange ? Text.AlignHCenter : Text.AlignRight
        text: stepper.value
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.large - 1
        font.weight: Font.DemiBold
        lineHeight: 0.9
        fontSizeMode: Text.Fit
        minimumPixelSize: 11
        maximumLineCount: 2
        color: Theme.sepia
    }

    Way {
        objectName: stepper.objectName + "-more"
        anchors.right: parent.right
        enabled: !stepper.last
        text: "+"
        onClicked: stepper.stepped(1)
    }

    FocusRing {
        control: stepper
        radius: height / 2
        border.color: Theme.gold
    }
}
