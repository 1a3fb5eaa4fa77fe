import QtQuick
import DixitQt
import DixitQt.Models

/*! The top of the game: which round it is, what to do now, and the way to everything else. */
Item {
    id: strip

    property string roundText: ""
    property string status: ""
    property bool canTakeBack: false
    property Hourglass hourglass: null

    signal takenBack
    signal menuOpened
    signal historyOpened

    Label {
        id: round

        anchors.left: parent.left
        anchors.leftMargin: 26
        anchors.verticalCenter: parent.verticalCenter
        text: strip.roundText
        color: Theme.dim
        font.pixelSize: Theme.small
    }

    TimeLeft {
        id: clock

        anchors.left: round.right
        anchors.leftMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        hourglass: strip.hourglass
    }

    Row {
        id: sentence

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
        spacing: 12

        Label {
            id: words

            objectName: "status"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, strip.width - 2 * Math.max(round.width + (clock.visible ? clock.width + 16 : 0), buttons.width) - 90 - (back.visible ? back.width + 12 : 0))
            text: strip.status
            font.family: Theme.serif
            font.pixelSize: Theme.large
            fontSizeMode: Text.VerticalFit
            minimumPixelSize: Theme.body
            height: strip.height - 4
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignHCenter
            maximumLineCount: 2
            elide: Text.ElideRight

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        AppButton {
            id: back

            objectName: "takeBack"
            anchors.verticalCenter: parent.verticalCenter
            visible: strip.canTakeBack
            text: qsTr("Take back")
            hint: qsTr("Esc")
            onClicked: strip.takenBack()
        }
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: 20
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4

        AppButton {
            objectName: "history"
            kind: AppButton.Kind.Quiet
            text: qsTr("Rounds")
            onClicked: strip.historyOpened()
        }

        AppButton {
            objectName: "menu"
            kind: AppButton.Kind.Quiet
            text: qsTr("Menu")
            onClicked: strip.menuOpened()
        }
    }
}
