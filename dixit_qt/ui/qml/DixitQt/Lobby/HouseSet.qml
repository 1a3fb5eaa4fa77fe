import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! A kept set of house rules: a click plays by it. */
T.AbstractButton {
    id: entry

    required property string key
    required property string edition
    required property bool chosen
    property bool mayGo: false

    signal forgotten

    implicitHeight: words.implicitHeight + 20
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.RadioButton
    Accessible.name: key
    Accessible.description: edition
    Accessible.checkable: true
    Accessible.checked: chosen

    Keys.onReturnPressed: entry.click()
    Keys.onEnterPressed: entry.click()
    Keys.onDeletePressed: if (entry.mayGo)
        entry.forgotten()

    background: Rectangle {
        radius: Theme.radius
        color: entry.chosen ? Qt.alpha(Theme.mine, 0.8) : entry.hovered ? Qt.alpha(Theme.lamp, 0.09) : "transparent"
        border.width: entry.chosen ? 1 : 0
        border.color: Theme.gold

        FocusRing {
            anchors.margins: 1
            control: entry
            shown: entry.visualFocus
            radius: Theme.radius
        }
    }

    contentItem: Item {
        Column {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: 14
            anchors.right: forget.visible ? forget.left : parent.right
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter

            Label {
                width: parent.width
                text: entry.key
                font.family: Theme.serif
                font.pixelSize: Theme.body + 1
                font.weight: entry.chosen ? Font.DemiBold : Font.Normal
                color: entry.chosen ? Theme.lamp : Theme.text
                wrapMode: Text.Wrap
            }

            Label {
                width: parent.width
                visible: text.length > 0
                text: entry.edition
                font.pixelSize: Theme.tiny
                color: Theme.dim
            }
        }

        AppButton {
            id: forget

            objectName: "forget-" + entry.key
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: entry.mayGo
            width: 32
            height: 32
            kind: AppButton.Kind.Quiet
            text: "×"
            Accessible.name: qsTr("Forget the house rules “%1”").arg(entry.key)
            onClicked: entry.forgotten()
        }
    }
}
