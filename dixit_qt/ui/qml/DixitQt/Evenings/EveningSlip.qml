import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! An evening among those that were kept. */
T.AbstractButton {
    id: slip

    required property string key
    required property string day
    required property string table
    required property bool chosen

    objectName: "evening-" + key
    implicitHeight: words.implicitHeight + 20
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.PageTab
    Accessible.name: day
    Accessible.description: table
    Accessible.selected: chosen

    Keys.onReturnPressed: slip.click()
    Keys.onEnterPressed: slip.click()

    background: Rectangle {
        radius: Theme.radius
        color: slip.chosen ? Qt.alpha(Theme.mine, 0.8) : slip.hovered ? Qt.alpha(Theme.lamp, 0.09) : "transparent"
        border.width: slip.chosen ? 1 : 0
        border.color: Theme.gold

        FocusRing {
            anchors.margins: 1
            control: slip
            shown: slip.visualFocus
            radius: Theme.radius
        }
    }

    contentItem: Item {
        Column {
            id: words

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: 14
            anchors.verticalCenter: parent.verticalCenter

            Label {
                width: parent.width
                text: slip.day
                font.family: Theme.serif
                font.pixelSize: Theme.body + 1
                font.weight: slip.chosen ? Font.DemiBold : Font.Normal
                color: slip.chosen ? Theme.lamp : Theme.text
            }

            Label {
                width: parent.width
                text: slip.table
                font.pixelSize: Theme.tiny
                color: Theme.dim
            }
        }
    }
}
