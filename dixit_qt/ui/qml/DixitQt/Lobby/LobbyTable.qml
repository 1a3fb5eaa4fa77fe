pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The round table of the lobby: seats in clockwise order, partners facing each other. */
Item {
    id: round

    required property Lobby lobby
    readonly property int count: seats.count
    readonly property point middle: Qt.point(width / 2, height / 2 - 6)
    readonly property real reachX: Math.min(width / 2 - 70, 330)
    readonly property real reachY: Math.min(height / 2 - 66, 250)

    function homeOf(place: int): point {
        const angle = Math.PI / 2 + 2 * Math.PI * place / Math.max(1, count);
        return Qt.point(middle.x + reachX * Math.cos(angle), middle.y + reachY * Math.sin(angle));
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
        x: round.middle.x - width / 2
        y: round.middle.y - height / 2
        width: Math.max(40, 2 * round.reachX - 118)
        height: Math.max(40, 2 * round.reachY - 100)
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
        width: Math.max(160, 2 * round.reachX - 210)
        spacing: 8

        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 150
            height: 104
            visible: round.reachY > 180 * Theme.textScale * Theme.textScale

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
            text: qsTr("%n at the table", "", round.count)
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
        id: seats

        model: round.lobby.seats

        delegate: LobbySeat {
            mayMove: round.lobby.admin && round.count > 1
            mayKick: round.lobby.admin && !me
            home: round.homeOf(place)
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
