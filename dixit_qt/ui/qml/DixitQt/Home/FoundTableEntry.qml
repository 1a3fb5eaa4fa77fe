import QtQuick
import DixitQt

/*! A table that was found: a click joins it, unless the entry says why one can't. */
Pressable {
    id: entry

    required property string key
    required property string name
    required property string edition
    required property string seats
    required property string obstacle
    required property bool code_needed
    required property string way
    required property bool watches
    readonly property bool open: obstacle.length === 0

    signal watched

    objectName: "table-" + key
    implicitHeight: Math.max(64, words.implicitHeight + 18)
    enabled: open

    Accessible.name: way + ": " + name
    Accessible.description: obstacle || edition + ", " + seats

    background: Rectangle {
        radius: Theme.radius
        color: !entry.open ? Qt.alpha(Theme.black, 0.2) : entry.hovered ? Qt.alpha(Theme.edge, 0.35) : Qt.alpha(Theme.edge, 0.25)
        border.width: 1
        border.color: entry.hovered && entry.open ? Theme.gold : Qt.alpha(Theme.edge, 0.2)

        FocusRing {
            control: entry
            shown: entry.visualFocus
        }
    }

    contentItem: Item {
        Column {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: 20
            anchors.right: entry.open ? ways.left : parent.right
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            SerifLabel {
                width: parent.width
                text: entry.name
                wrapMode: Text.NoWrap
                font.pixelSize: Theme.large + 2
                font.weight: Font.DemiBold
                color: entry.open ? Theme.text : Theme.dim
                elide: Text.ElideRight
            }

            Label {
                width: parent.width
                text: entry.open ? [entry.edition, entry.seats, entry.code_needed ? qsTr("code needed") : ""].filter(part => part.length > 0).join("  ·  ") : entry.obstacle
                font.pixelSize: Theme.small
                color: entry.open ? Theme.dim : Theme.lamp
            }
        }

        Row {
            id: ways

            anchors.right: parent.right
            anchors.rightMargin: 20
            anchors.verticalCenter: parent.verticalCenter
            visible: entry.open
            spacing: 14

            AppButton {
                objectName: "watch-" + entry.key
                anchors.verticalCenter: parent.verticalCenter
                visible: !entry.watches
                kind: AppButton.Kind.Quiet
                opacity: hovered || visualFocus ? 1 : 0.75
                text: qsTr("Watch")
                onClicked: entry.watched()

                Accessible.name: qsTr("Watch %1").arg(entry.name)
            }

            Label {
                anchors.verticalCenter: parent.verticalCenter
                wrapMode: Text.NoWrap
                objectName: "action-" + entry.key
                text: entry.way
                font.weight: Font.Bold
                font.pixelSize: Theme.body + 1
                color: Theme.lamp
            }
        }
    }
}
