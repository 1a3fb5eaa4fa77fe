import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! A text field that looks like paper. */
T.TextField {
    id: field

    property string label: ""

    implicitWidth: 260
    implicitHeight: contentHeight + 22
    leftPadding: 14
    rightPadding: 14
    topPadding: 10
    bottomPadding: 10
    font.family: Theme.sans
    font.pixelSize: Theme.body + 1
    color: Theme.ink
    placeholderTextColor: Theme.inkDim
    selectionColor: Theme.gold
    selectedTextColor: Theme.ink
    selectByMouse: true
    verticalAlignment: TextInput.AlignVCenter

    Accessible.role: Accessible.EditableText
    Accessible.name: label.length > 0 ? label : placeholderText

    background: Rectangle {
        radius: Theme.radius
        color: field.enabled ? Theme.paper : Theme.paperShade
        border.width: 1
        border.color: field.activeFocus ? Theme.gold : Theme.paperEdge

        FocusRing {
            control: field
        }
    }

    Text {
        anchors.fill: parent
        leftPadding: field.leftPadding
        verticalAlignment: Text.AlignVCenter
        visible: field.length === 0 && field.preeditText.length === 0
        textFormat: Text.PlainText
        text: field.placeholderText
        font.family: field.font.family
        font.pixelSize: field.font.pixelSize
        color: Theme.inkDim
        elide: Text.ElideRight
    }
}
