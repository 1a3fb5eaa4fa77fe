pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The round table of the lobby: seats in clockwise order from one's own, which is at the bottom,
and free chairs between them. Partners face each other. */
Item {
    id: round

    required property Lobby lobby
    readonly property int count: seats.count
    readonly property int chairs: count + lobby.freeSeats

    /*! The upper seat stays clear of news at the edge of the window. */
    readonly property real newsLine: 14
    readonly property point middle: Qt.point(width / 2, height / 2 + newsLine / 2 - 2)

    /*! A seat with its name; many people on a small window get smaller portraits. */
    readonly property size seat: Qt.size(132, face + 14 + Theme.small * 1.6 + Theme.tiny * 1.4)
    readonly property real face: Math.max(44, Math.min(76, (width + height) / chairs - 40))
    readonly property real reachX: Math.min((width - seat.width) / 2, 400)
    readonly property real reachY: Math.min((height - seat.height - newsLine) / 2, 300)

    /*! The table is clear of the names, of which the upper ones are nearest to it. */
    readonly property real tableWidth: Math.max(120, 2 * reachX - seat.width - 48)
    readonly property real tableHeight: Math.max(120, 2 * reachY - seat.height - 26)

    /*! People sit as far apart as the chairs allow. Chairs are counted from one's own. */
    function chairOf(place: int): int {
        return (Math.round((place - lobby.myPlace) * chairs / Math.max(1, count)) + chairs) % chairs;
    }

    function homeOf(place: int): point {
        return chair(chairOf(place));
    }

    function chair(number: int): point {
        const angle = Math.PI / 2 + 2 * Math.PI * number / Math.max(1, chairs);
        return Qt.point(middle.x + reachX * Math.cos(angle), middle.y + reachY * Math.sin(angle));
    }

    function free(): list<int> {
        const left = new Set(Array(chairs).keys());
        for (let place = 0; place < count; ++place)
            left.delete(chairOf(place));
        return [...left];
    }

    function nearest(to: point): int {
        let best = 0;
        let least = Infinity;
        for (let place = 0; place < count; ++place) {
            const home = homeOf(place);
            const distance = Math.hypot(home.x - to.x, home.y - to.y);
            if (distance < least) {
                least = distance;
                best = place;
            }
        }
        return best;
    }

    function moveTo(person: int, from: int, to: int): void {
        const place = (to + count) % count;
        if (place !== from)
            lobby.move(person, place);
    }

    Rectangle {
        objectName: "roundTable"
        x: round.middle.x - width / 2
        y: round.middle.y - height / 2
        width: round.tableWidth
        height: round.tableHeight
        radius: Math.min(width, height) / 2
        color: Theme.wood
        border.width: 2
        border.color: Theme.brass
        antialiasing: true

        Rectangle {
            anchors.fill: parent
            anchors.margins: 12
            radius: Math.min(width, height) / 2
            border.width: 2
            border.color: Theme.woodDark
            antialiasing: true
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: Theme.clothEdge
                }
                GradientStop {
                    position: 0.5
                    color: Theme.cloth
                }
                GradientStop {
                    position: 1
                    color: Theme.clothEdge
                }
            }
        }
    }

    Column {
        x: round.middle.x - width / 2
        y: round.middle.y - height / 2
        width: round.tableWidth - 70
        spacing: 8

        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 150
            height: 104
            visible: round.tableHeight > 290 * Theme.textScale * Theme.textScale

            Repeater {
                model: 3

                CardFace {
                    required property int index

                    x: 42 + (index - 1) * 34
                    y: 4 + Math.abs(index - 1) * 5
                    width: 62
                    height: 93
                    rotation: (index - 1) * 14
                    faceUp: false
                }
            }
        }

        Heading {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: round.lobby.name
            font.pixelSize: Theme.title - 2
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        NoteLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("%n at the table", "", round.count) + (round.lobby.freeSeats > 0 ? " · " + qsTr("%n free seat(s)", "", round.lobby.freeSeats) : "")
        }

        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            visible: text.length > 0
            text: round.lobby.otherLanguage
            color: Theme.lamp
            font.pixelSize: Theme.tiny
        }

        NoteLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            visible: round.lobby.admin && round.count > 2
            text: round.lobby.teams ? qsTr("Partners sit opposite each other. Drag the seats as you like.") : qsTr("Drag the seats into the order you sit in.")
            font.pixelSize: Theme.tiny
        }
    }

    Repeater {
        model: round.free()

        Pressable {
            id: stool

            required property int modelData
            readonly property point home: round.chair(modelData)

            objectName: "chair-" + modelData
            x: home.x - width / 2
            y: home.y - height / 2
            width: round.face * 0.7
            height: width
            enabled: round.lobby.canSit || round.lobby.canAddBot

            Accessible.name: round.lobby.canSit ? qsTr("Take a seat") : round.lobby.canAddBot ? qsTr("Add a bot") : qsTr("Free seat")

            onClicked: round.lobby.canSit ? round.lobby.sit() : round.lobby.addBot()

            background: Rectangle {
                radius: width / 2
                color: Qt.alpha(Theme.woodDark, 0.75)
                border.width: 2
                border.color: stool.hovered || stool.visualFocus ? Theme.lamp : Theme.brass

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: 6
                    radius: width / 2
                    color: Qt.alpha(Theme.cloth, 0.9)
                }
            }

            contentItem: Label {
                text: stool.hovered || stool.visualFocus ? "+" : ""
                font.pixelSize: Theme.large
                color: Theme.lamp
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }
        }
    }

    Repeater {
        id: seats

        model: round.lobby.seats

        delegate: LobbySeat {
            mayMove: round.lobby.admin && round.count > 1
            mayKick: round.lobby.admin && !me
            home: round.homeOf(place)
            width: round.seat.width
            height: round.seat.height
            face: round.face
            onMovedBy: step => round.moveTo(person, place, place + step)
            onDropped: middle => round.moveTo(person, place, round.nearest(middle))
            onKicked: round.lobby.kick(person)
            onClicked: if (me) {
                slip.returnTo = this;
                slip.open(Qt.point(width / 2 - slip.slipWidth / 2, height + 8));
            }
        }
    }

    RabbitSlip {
        id: slip

        over: round
        returnTo: round
        name: round.lobby.myName
        rabbit: round.lobby.myRabbit
        onChosen: rabbit => round.lobby.setRabbit(rabbit)
        onRenamed: name => round.lobby.rename(name)
    }
}
