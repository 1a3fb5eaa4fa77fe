import QtQuick
import DixitQt

/*! A value with a button to decrease it and one to increase it. */
Stepper {
    id: stepper

    required name
    required first
    required last

    implicitHeight: Math.max(36, name_.implicitHeight)

    Label {
        id: name_

        anchors.left: parent.left
        anchors.right: controls.left
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        text: stepper.name
        font.pixelSize: Theme.small
    }

    Row {
        id: controls

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 3

        AppButton {
            anchors.verticalCenter: parent.verticalCenter
            visible: stepper.mayChange
            width: 34
            height: 34
            enabled: !stepper.first
            focusPolicy: Qt.NoFocus
            objectName: stepper.objectName + "-less"
            text: "−"
            Accessible.name: qsTr("Decrease %1").arg(stepper.name)
            onClicked: stepper.stepped(-1)
        }

        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: 78 * Theme.textScale
            horizontalAlignment: Text.AlignHCenter
            text: stepper.value
            font.pixelSize: Theme.small
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            wrapMode: Text.NoWrap
            color: Theme.lamp
        }

        AppButton {
            anchors.verticalCenter: parent.verticalCenter
            visible: stepper.mayChange
            width: 34
            height: 34
            enabled: !stepper.last
            focusPolicy: Qt.NoFocus
            objectName: stepper.objectName + "-more"
            text: "+"
            Accessible.name: qsTr("Increase %1").arg(stepper.name)
            onClicked: stepper.stepped(1)
        }
    }

    FocusRing {
        control: stepper
        anchors.fill: controls
        radius: height / 2
    }
}
