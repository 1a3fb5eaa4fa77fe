pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The player's own rabbit: a click shows how it can react, and each of these also has a key. */
FocusScope {
    id: bar

    required property Reactions reactions
    property int rabbit: 0
    property bool open: false

    /*! Where there is no room below. */
    property bool upwards: false
    readonly property list<string> kinds: ["laugh", "wave", "gasp"]
    readonly property list<string> keys: ["F2", "F3", "F4"]

    function react(kind: string): void {
        open = false;
        reactions.react(kind);
    }

    implicitWidth: 40
    implicitHeight: 40
    visible: reactions.allowed
    onVisibleChanged: open = false
    onEnabledChanged: open = false

    Keys.onEscapePressed: event => {
        event.accepted = bar.open;
        bar.open = false;
    }

    MouseArea {
        x: -bar.x
        y: -bar.y
        z: -1
        width: bar.parent?.width ?? 0
        height: bar.parent?.height ?? 0
        visible: bar.open
        onClicked: bar.open = false
    }

    Pressable {
        id: own

        objectName: "react"
        anchors.fill: parent
        focusPolicy: Qt.TabFocus
        Accessible.name: qsTr("Laugh, wave or gasp")
        onClicked: bar.open = !bar.open

        contentItem: RabbitPortrait {
            rabbit: bar.rabbit
            scale: own.hovered ? 1.1 : 1
        }

        background: Rectangle {
            anchors.fill: parent
            anchors.margins: -3
            radius: width / 2
            color: "transparent"
            border.width: bar.open || own.visualFocus ? 2 : 0
            border.color: Theme.lamp
        }
    }

    Rectangle {
        anchors.left: own.right
        anchors.leftMargin: -12
        y: -3
        width: 20
        height: 16
        radius: 8
        color: Theme.paper
        border.width: 1
        border.color: Theme.paperEdge

        Label {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -3
            text: "…"
            font.pixelSize: 12
            font.weight: Font.Bold
            color: Theme.ink
        }
    }

    Panel {
        x: -4
        y: bar.upwards ? -height - 8 : bar.height + 8
        width: pills.width + 16
        height: pills.height + 16
        visible: bar.open
        color: Qt.alpha(Theme.sheet, 0.98)
        border.color: Qt.alpha(Theme.gold, 0.53)

        Shadow {}

        Row {
            id: pills

            x: 8
            y: 8
            spacing: 6

            Repeater {
                model: bar.kinds

                AppButton {
                    required property string modelData
                    required property int index

                    objectName: "react-" + modelData
                    text: Company.wordFor(modelData)
                    hint: qsTr("%1 key").arg(bar.keys[index])
                    Accessible.name: [qsTr("My rabbit laughs"), qsTr("My rabbit waves"), qsTr("My rabbit gasps")][index]
                    onClicked: bar.react(modelData)
                }
            }
        }
    }
}
