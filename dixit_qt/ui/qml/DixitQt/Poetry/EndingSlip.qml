import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! One of the two endings to choose from. */
T.AbstractButton {
    id: ending

    required property int number
    required property string line
    required property int index

    objectName: "ending-" + index
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    scale: hovered ? 1.03 : 1

    Accessible.role: Accessible.Button
    Accessible.name: line

    Keys.onReturnPressed: ending.click()
    Keys.onEnterPressed: ending.click()

    Shadow {}

    contentItem: Rectangle {
        radius: 8
        color: Theme.paper
        border.width: 1
        border.color: Theme.paperShade

        CardRing {
            corner: 8
            visible: ending.hovered || ending.visualFocus
        }

        Text {
            anchors.fill: parent
            anchors.margins: 14
            textFormat: Text.PlainText
            text: ending.line
            font.family: Theme.serif
            font.pixelSize: Theme.large + 2
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            color: Theme.ink
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
        }
    }
}
