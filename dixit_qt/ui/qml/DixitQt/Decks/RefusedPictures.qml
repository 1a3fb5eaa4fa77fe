pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Files that were not imported, each with the reason. */
Item {
    id: refusals

    required property var refused

    signal forgotten

    visible: list.count > 0 && height > 60

    Label {
        anchors.left: parent.left
        anchors.right: forget.left
        anchors.verticalCenter: forget.verticalCenter
        text: qsTr("%n file(s) not taken", "", list.count)
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: Theme.warning
    }

    AppButton {
        id: forget

        objectName: "forgetRefused"
        anchors.right: parent.right
        anchors.top: parent.top
        kind: AppButton.Kind.Quiet
        text: qsTr("Hide")
        onClicked: refusals.forgotten()
    }

    ScrollList {
        id: list

        objectName: "refused"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: forget.bottom
        anchors.bottom: parent.bottom
        model: refusals.refused
        spacing: 6

        delegate: Label {
            required property string name
            required property string reason

            width: list.width - 14
            text: qsTr("“%1” %2.").arg(name).arg(reason)
            font.pixelSize: Theme.tiny + 1
            color: Theme.dim
            wrapMode: Text.Wrap
        }
    }
}
