import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! Somebody's seat at the table; the host drags it, or moves it with the arrow keys. */
T.AbstractButton {
    id: seat

    required property int person
    required property int place
    required property string name
    required property int rabbit
    required property bool me
    required property bool bot
    required property bool absent
    required property bool admin
    required property int team
    required property int team_rabbit
    required property string partner

    property bool mayMove: false
    property bool mayKick: false
    property real face: 70
    property point home: Qt.point(0, 0)
    readonly property bool dragged: drag.active
    readonly property color teamColour: team < 0 ? "transparent" : Theme.colourOf(team_rabbit)

    signal movedBy(int step)
    signal dropped(point middle)
    signal kicked

    objectName: "seat-" + place
    x: home.x - width / 2
    y: home.y - height / 2
    z: dragged ? 10 : 0
    scale: dragged ? 1.1 : 1
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Seat %1: %2").arg(place + 1).arg(name) + (partner ? ", " + qsTr("partner: %1").arg(partner) : "")
    Accessible.description: mayMove ? qsTr("The left and right arrow keys move the seat around the table") : ""

    Keys.onLeftPressed: if (mayMove)
        seat.movedBy(-1)
    Keys.onRightPressed: if (mayMove)
        seat.movedBy(1)
    Keys.onDeletePressed: if (mayKick)
        seat.kicked()

    Behavior on x {
        enabled: !seat.dragged

        NumberAnimation {
            duration: Motion.normal
            easing.type: Motion.glide
        }
    }
    Behavior on y {
        enabled: !seat.dragged

        NumberAnimation {
            duration: Motion.normal
            easing.type: Motion.glide
        }
    }

    contentItem: Item {
        Rectangle {
            anchors.centerIn: portrait
            width: portrait.width + 14
            height: width
            radius: width / 2
            visible: seat.team >= 0 || seat.me
            color: "transparent"
            border.width: 3
            border.color: seat.team >= 0 ? seat.teamColour : Theme.lamp
        }

        RabbitPortrait {
            id: portrait

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: parent.top
            anchors.topMargin: 8
            width: seat.face
            height: seat.face
            rabbit: seat.rabbit
            dimmed: seat.absent ? 0.6 : 0
            speaks: true
            bubbleSize: Theme.body + 3
        }

        Rectangle {
            objectName: "team-" + seat.place
            anchors.right: portrait.right
            anchors.rightMargin: -8
            anchors.bottom: portrait.bottom
            width: 26
            height: 26
            radius: width / 2
            visible: Theme.patterns && seat.team >= 0
            color: Theme.paper
            border.width: 2
            border.color: seat.teamColour

            SerifLabel {
                anchors.centerIn: parent
                text: seat.team + 1
                wrapMode: Text.NoWrap
                font.pixelSize: 15
                font.weight: Font.Bold
                color: Theme.ink
            }
        }

        Rectangle {
            objectName: "name-" + seat.place
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: portrait.bottom
            anchors.topMargin: 2
            width: Math.min(parent.width, Math.max(caption.implicitWidth, note.implicitWidth) + 22)
            height: about.height + 8
            radius: 13
            color: seat.me ? Qt.alpha(Theme.lamp, 0.9) : Qt.alpha(Theme.seat, 0.85)
            border.width: 1
            border.color: seat.me ? Theme.lamp : Qt.alpha(Theme.edge, 0.33)

            Column {
                id: about

                anchors.centerIn: parent

                Label {
                    id: caption

                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(implicitWidth, seat.width - 22)
                    text: seat.name
                    font.pixelSize: Theme.small
                    font.weight: Font.DemiBold
                    color: seat.me ? Theme.ink : Theme.text
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 7
                    wrapMode: Text.NoWrap
                }

                Label {
                    id: note

                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: text.length > 0
                    text: [seat.admin ? qsTr("host") : "", seat.bot ? qsTr("bot") : "", seat.absent ? qsTr("away") : ""].filter(word => word.length > 0).join(" · ")
                    font.pixelSize: Theme.tiny
                    color: seat.me ? Theme.ink : Theme.dim
                    wrapMode: Text.NoWrap
                }
            }
        }

        FocusRing {
            control: seat
            shown: seat.visualFocus
        }
    }

    T.AbstractButton {
        id: kick

        objectName: "kick-" + seat.place
        anchors.right: parent.right
        anchors.rightMargin: (seat.width - seat.face) / 2 - 22
        anchors.top: parent.top
        width: 26
        height: 26
        visible: seat.mayKick
        hoverEnabled: true
        focusPolicy: Qt.StrongFocus

        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Remove %1 from the table").arg(seat.name)

        onClicked: seat.kicked()

        background: Rectangle {
            radius: width / 2
            color: kick.hovered ? Theme.red : Theme.raised
            border.width: 1
            border.color: kick.visualFocus ? Theme.lamp : Theme.line
        }
        contentItem: Label {
            text: "×"
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }

    DragHandler {
        id: drag

        enabled: seat.mayMove
        onActiveChanged: {
            if (active)
                return;
            const middle = Qt.point(seat.x + seat.width / 2, seat.y + seat.height / 2);
            seat.x = Qt.binding(() => seat.home.x - seat.width / 2);
            seat.y = Qt.binding(() => seat.home.y - seat.height / 2);
            seat.dropped(middle);
        }
    }
}
