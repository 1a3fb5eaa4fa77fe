import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! An edition with the sentence that tells what it is. */
T.AbstractButton {
    id: choice

    required property string name
    required property string sentence
    property string sizes: ""
    property bool chosen: false

    implicitHeight: words.implicitHeight + 18
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.RadioButton
    Accessible.name: name
    Accessible.description: sentence
    Accessible.checked: chosen

    Keys.onReturnPressed: choice.click()
    Keys.onEnterPressed: choice.click()

    background: Rectangle {
        radius: Theme.radius
        color: choice.chosen ? Qt.alpha(Theme.gold, 0.27) : choice.hovered && choice.enabled ? Qt.alpha(Theme.edge, 0.25) : Qt.alpha(Theme.edge, 0.16)
        border.width: 1
        border.color: choice.chosen ? Theme.gold : Qt.alpha(Theme.edge, 0.16)

        FocusRing {
            control: choice
            shown: choice.visualFocus
        }
    }

    contentItem: Item {
        Column {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: 18
            anchors.right: parent.right
            anchors.rightMargin: 18
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            Item {
                width: parent.width
                height: title.height

                Text {
                    id: title

                    width: parent.width - players.width - 8
                    text: choice.name
                    textFormat: Text.PlainText
                    font.family: Theme.serif
                    font.pixelSize: Theme.large
                    font.weight: Font.DemiBold
                    color: choice.chosen ? Theme.lamp : Theme.text
                    elide: Text.ElideRight
                }

                Label {
                    id: players

                    anchors.right: parent.right
                    anchors.baseline: title.baseline
                    visible: choice.sizes.length > 0
                    text: choice.sizes
                    font.pixelSize: Theme.small
                    color: Theme.dim
                }
            }

            Label {
                width: parent.width
                text: choice.sentence
                font.pixelSize: Theme.small
                color: Theme.dim
            }
        }
    }
}
