import QtQuick
import DixitQt

/*! A page that lies over the table like a sheet of dark glass; Esc closes it. */
FocusScope {
    id: sheet

    default property alias content: body.data
    property string title: ""
    property bool closable: true
    property real sheetWidth: Math.min(1080, width - 96)
    property real sheetHeight: height - 80

    signal closed

    Accessible.role: Accessible.Dialog
    Accessible.name: title

    Keys.onEscapePressed: sheet.closed()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: -Theme.outAbove
        anchors.leftMargin: -Theme.outBeside
        anchors.rightMargin: -Theme.outBeside
        color: Qt.alpha(Theme.deep, 0.66)

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: sheet.closed()
            onWheel: wheel => wheel.accepted = true
        }
    }

    Panel {
        anchors.centerIn: parent
        width: sheet.sheetWidth
        height: sheet.sheetHeight
        color: Qt.alpha(Theme.sheet, 0.98)
        border.color: Qt.alpha(Theme.gold, 0.33)

        Shadow {
            reach: 30
            drop: 10
        }

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }

        Heading {
            id: heading

            anchors.left: parent.left
            anchors.leftMargin: 36
            anchors.right: close.left
            anchors.top: parent.top
            anchors.topMargin: 24
            text: sheet.title
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        AppButton {
            id: close

            objectName: "closeSide"
            anchors.right: parent.right
            anchors.rightMargin: 20
            anchors.verticalCenter: heading.verticalCenter
            visible: sheet.closable
            kind: AppButton.Kind.Quiet
            text: qsTr("Close")
            hint: qsTr("Esc")
            onClicked: sheet.closed()
        }

        Item {
            id: body

            anchors.left: parent.left
            anchors.leftMargin: 36
            anchors.right: parent.right
            anchors.rightMargin: 36
            anchors.top: heading.bottom
            anchors.topMargin: 18
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 28
        }
    }
}
