import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! A chapter of the rules; that of the table stands first and says so. */
T.AbstractButton {
    id: chapter

    required property string key
    required property string name
    required property bool current
    required property bool at_table
    required property int index

    objectName: "chapter-" + key
    onCurrentChanged: {
        if (current && ListView.view)
            ListView.view.positionViewAtIndex(index, ListView.Contain);
    }
    implicitHeight: words.implicitHeight + 22
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.PageTab
    Accessible.name: name
    Accessible.selected: current
    Accessible.description: at_table ? qsTr("played at this table") : ""

    Keys.onReturnPressed: chapter.click()
    Keys.onEnterPressed: chapter.click()
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    background: Rectangle {
        radius: Theme.radius
        color: chapter.current ? Qt.alpha(Theme.mine, 0.8) : chapter.hovered ? Qt.alpha(Theme.lamp, 0.09) : "transparent"
        border.width: chapter.current ? 1 : 0
        border.color: Theme.gold

        FocusRing {
            anchors.margins: 1
            control: chapter
            shown: chapter.visualFocus
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
            spacing: 1

            Label {
                width: parent.width
                text: chapter.name
                font.family: Theme.serif
                font.pixelSize: Theme.body + 1
                font.weight: chapter.current ? Font.DemiBold : Font.Normal
                color: chapter.current ? Theme.lamp : Theme.text
            }

            Label {
                width: parent.width
                visible: chapter.at_table
                text: qsTr("played at this table")
                font.pixelSize: Theme.tiny
                color: Theme.dim
            }
        }
    }
}
