import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! A numbered card on the table: click to vote. */
T.AbstractButton {
    id: card

    required property string key
    required property int number
    required property string source
    required property string title
    required property string description
    required property bool mine
    required property bool votable
    required property bool chosen
    required property bool red

    property int rabbit: 0
    property bool voting: false
    readonly property bool regarded: hovered && !down

    signal enlarged
    signal looked(bool on)

    objectName: "table-" + number
    implicitWidth: 170
    implicitHeight: width * 1.5
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    scale: hovered && votable ? 1.035 : 1

    onRegardedChanged: looked(regarded)

    Accessible.role: Accessible.Button
    Accessible.name: mine ? qsTr("Card %1, your own: %2").arg(number).arg(title) : qsTr("Card %1: %2").arg(number).arg(title)
    Accessible.description: description

    Keys.onSpacePressed: card.enlarged()
    Keys.onReturnPressed: card.click()
    Keys.onEnterPressed: card.click()

    Behavior on scale {
        NumberAnimation {
            duration: Motion.quick
        }
    }

    contentItem: CardFace {
        source: card.source
        opacity: card.voting && card.mine && !card.votable ? 0.45 : 1
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -3
        radius: width * 0.055 + 3
        color: "transparent"
        border.width: 4
        border.color: card.red ? Theme.red : Theme.lamp
        z: 1
        visible: card.chosen || card.red || card.visualFocus
    }

    Rectangle {
        id: plate

        z: 1

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.top
        width: Math.max(34, card.width * 0.22)
        height: width
        radius: width / 2
        color: Theme.paper
        border.width: 2
        border.color: Theme.gold

        Text {
            anchors.centerIn: parent
            textFormat: Text.PlainText
            text: card.number
            font.family: Theme.serif
            font.pixelSize: parent.height * 0.58
            font.weight: Font.Bold
            color: Theme.ink
        }
    }

    Rectangle {
        z: 1
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 10
        anchors.horizontalCenter: parent.horizontalCenter
        width: own.implicitWidth + 20
        height: own.implicitHeight + 8
        radius: height / 2
        color: Qt.alpha(Theme.night, 0.87)
        visible: card.mine

        Label {
            id: own

            anchors.centerIn: parent
            text: qsTr("yours")
            font.pixelSize: Theme.small
            color: Theme.lamp
        }
    }

    Row {
        z: 1
        anchors.centerIn: parent
        anchors.verticalCenterOffset: card.height * 0.22
        spacing: 4

        Token {
            width: card.width * 0.36
            height: width
            rabbit: card.rabbit
            visible: card.chosen
            scale: card.chosen ? 1 : 1.8

            Behavior on scale {
                NumberAnimation {
                    duration: Motion.normal
                    easing.type: Motion.spring
                }
            }
        }

        Token {
            width: card.width * 0.36
            height: width
            red: true
            visible: card.red
        }
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: card.enlarged()
    }
}
