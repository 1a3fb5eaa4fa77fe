import QtQuick
import DixitQt
import DixitQt.Models

/*! The state of the connection, and what to do. */
Item {
    id: banner

    required property Connection connection
    readonly property bool asksCode: connection.wayOn === "code"
    readonly property bool shown: connection.text.length > 0
    readonly property string news: connection.text
    property string said: ""

    signal troubleOpened

    objectName: "connectionBanner"
    width: Math.min(parent ? parent.width : 800, 860 * Theme.textScale)
    implicitHeight: Math.max(words.implicitHeight, actions.implicitHeight) + 14
    visible: opacity > 0
    onNewsChanged: if (news.length > 0)
        said = news
    Component.onCompleted: said = news
    opacity: shown ? 1 : 0

    Behavior on opacity {
        SequentialAnimation {
            PauseAnimation {
                duration: banner.shown && banner.connection.busy ? Motion.slow : 0
            }
            NumberAnimation {
                duration: Motion.normal
            }
        }
    }

    Notice {
        anchors.fill: parent
    }

    MouseArea {
        anchors.fill: parent
    }

    Column {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: 24
        anchors.right: actions.left
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter

        Label {
            objectName: "connectionText"
            width: parent.width
            text: banner.said
            font.weight: Font.DemiBold
            color: Theme.ink

            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        Label {
            objectName: "connectionDetail"
            width: parent.width
            visible: text.length > 0
            text: banner.connection.detail
            font.pixelSize: Theme.small
            color: Theme.inkDim
        }
    }

    Row {
        id: actions

        visible: banner.shown
        anchors.right: parent.right
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8

        Field {
            id: code

            objectName: "codeField"
            width: 240
            visible: banner.asksCode
            label: qsTr("Table code")
            placeholderText: qsTr("Table code")
            maximumLength: banner.connection.longestCode
            onVisibleChanged: if (visible)
                forceActiveFocus()
            onAccepted: banner.connection.giveCode(text)
        }

        AppButton {
            objectName: "giveCode"
            anchors.verticalCenter: parent.verticalCenter
            visible: banner.asksCode
            kind: AppButton.Kind.Primary
            enabled: code.text.trim().length > 0
            text: qsTr("Join")
            onClicked: banner.connection.giveCode(code.text)
        }

        AppButton {
            objectName: "retry"
            anchors.verticalCenter: parent.verticalCenter
            visible: banner.connection.wayOn === "retry"
            kind: AppButton.Kind.Primary
            text: qsTr("Try again")
            onClicked: banner.connection.retry()
        }

        AppButton {
            objectName: "sitThere"
            anchors.verticalCenter: parent.verticalCenter
            visible: banner.connection.wayOn === "sit"
            kind: AppButton.Kind.Primary
            text: qsTr("Sit down")
            onClicked: banner.connection.sitThere()
        }

        AppButton {
            objectName: "joinOpenly"
            anchors.verticalCenter: parent.verticalCenter
            visible: banner.connection.wayOn === "openly"
            text: qsTr("Join without a code")
            onClicked: banner.connection.joinOpenly()
        }

        AppButton {
            objectName: "whyNot"
            anchors.verticalCenter: parent.verticalCenter
            visible: banner.connection.wayOn === "trouble"
            kind: AppButton.Kind.Primary
            text: qsTr("Find out why")
            onClicked: {
                banner.connection.cancel();
                banner.troubleOpened();
            }
        }

        AppButton {
            objectName: "giveUp"
            anchors.verticalCenter: parent.verticalCenter
            visible: banner.connection.busy && banner.connection.wayOn !== ""
            text: qsTr("Cancel")
            onClicked: banner.connection.cancel()
        }

        AppButton {
            objectName: "closeBanner"
            anchors.verticalCenter: parent.verticalCenter
            visible: !banner.connection.busy
            text: qsTr("Close")
            onClicked: banner.connection.close()
        }
    }
}
