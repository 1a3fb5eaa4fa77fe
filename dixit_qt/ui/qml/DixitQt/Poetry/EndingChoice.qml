pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! Two endings, seen only by the one who chooses. */
Column {
    id: choice

    required property var endings

    signal chosen(int number)

    spacing: Theme.margin

    Heading {
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("How does the poem end?")
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.margin

        Repeater {
            model: choice.endings

            delegate: T.AbstractButton {
                id: ending

                required property int number
                required property string line
                required property int index

                objectName: "ending-" + index
                width: 300
                height: 190
                focusPolicy: Qt.StrongFocus
                hoverEnabled: true
                scale: hovered ? 1.03 : 1

                Accessible.role: Accessible.Button
                Accessible.name: line

                Keys.onReturnPressed: ending.click()
                Keys.onEnterPressed: ending.click()
                onClicked: choice.chosen(number)

                Shadow {}

                contentItem: Rectangle {
                    radius: 8
                    color: Theme.paper
                    border.width: ending.hovered || ending.visualFocus ? 3 : 1
                    border.color: ending.hovered || ending.visualFocus ? Theme.lamp : Theme.paperShade

                    Text {
                        anchors.fill: parent
                        anchors.margins: 18
                        textFormat: Text.PlainText
                        text: ending.line
                        font.family: Theme.serif
                        font.pixelSize: Theme.large + 2
                        color: Theme.ink
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        wrapMode: Text.WordWrap
                    }
                }
            }
        }
    }
}
