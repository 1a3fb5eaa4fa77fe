pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! A rabbit on the score track, hopping from stone to stone. */
Item {
    id: hopper

    required property string name
    required property int rabbit
    required property int start
    required property int steps
    required property int total
    required property int first_slot
    required property int first_crowd
    required property int slot
    required property int crowd
    required property string first_label
    required property string label
    required property bool leads

    required property ScoreTrackModel track
    required property Item board
    property bool arrived: true
    property real size: 40
    property real leastText: 10
    property real spokenSize: 12
    property real gone: 0
    readonly property int lower: start + Math.floor(gone)
    readonly property real part: gone - Math.floor(gone)
    readonly property int place: onTrack(lower)
    readonly property bool there: gone === steps
    readonly property real progress: steps === 0 ? 1 : gone / steps
    readonly property string badge: !arrived ? first_label : there ? label : ""
    readonly property real stride: (track.across(track.lastPlace) - track.across(0)) * board.width / track.lastPlace
    readonly property string picture: "rabbit-" + String(hopper.rabbit).padStart(2, "0")

    function onTrack(place: int): int {
        const last = track.lastPlace;
        return place > last ? (place - 1) % last + 1 : place < 0 ? 0 : place;
    }

    /*! More than three rabbits are arranged in two rows. */
    function columns(crowd: int): int {
        return crowd > 3 ? Math.ceil(crowd / 2) : crowd;
    }

    function aside(slot: int, crowd: int): real {
        const across = columns(crowd);
        const apart = Math.min(size * 0.52, stride * (across > 3 ? 2 / across : 0.6));
        return (slot % across - (across - 1) / 2) * apart;
    }

    function behind(slot: int, crowd: int): real {
        return Math.floor(slot / columns(crowd)) * size * 0.42;
    }

    function mixed(from: real, to: real): real {
        return from + (to - from) * progress;
    }

    function between(from: real, to: real): real {
        return from + (to - from) * part;
    }

    function travel(): void {
        if (hops === null)
            return;
        hops.stop();
        if (Motion.still || !arrived || steps === 0) {
            gone = arrived ? steps : 0;
            if (gone !== 0)
                landed(1);
            return;
        }
        hops.to = steps;
        hops.duration = Math.min(6, Math.abs(steps)) * Motion.hop;
        hops.restart();
    }

    signal landed(int step)

    width: size
    height: size
    x: between(track.across(onTrack(lower)), track.across(onTrack(lower + 1))) * board.width - width / 2 + mixed(aside(first_slot, first_crowd), aside(slot, crowd))
    y: between(track.down(onTrack(lower)), track.down(onTrack(lower + 1))) * board.height - height * 0.9 - mixed(behind(first_slot, first_crowd), behind(slot, crowd)) - Math.sin(part * Math.PI) * size * 0.7
    z: y + 1000

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %n point(s)", "", total).arg(name)

    onLowerChanged: if (hops.running)
        landed(Math.abs(lower - start))
    onArrivedChanged: travel()
    onStepsChanged: travel()
    onStartChanged: travel()
    Component.onCompleted: travel()

    NumberAnimation {
        id: hops

        target: hopper
        property: "gone"
        from: 0
    }

    Item {
        id: figure

        anchors.fill: parent

        Pose {
            visible: hopper.part === 0
            source: Theme.picture(hopper.picture + ".webp")
        }

        Pose {
            visible: hopper.part > 0
            source: Theme.picture(hopper.picture + "-hop.webp")
        }
    }

    Reacting {
        figure: figure
        rabbit: hopper.rabbit
        speaks: true
        textSize: hopper.spokenSize
    }

    PatternBadge {
        anchors.bottomMargin: hopper.size * 0.15
        rabbit: hopper.rabbit
    }

    component Pose: Image {
        anchors.fill: parent
        sourceSize.width: 160
        asynchronous: true
        fillMode: Image.PreserveAspectFit
        mipmap: true
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: -hopper.mixed(hopper.aside(hopper.first_slot, hopper.first_crowd), hopper.aside(hopper.slot, hopper.crowd))
        anchors.top: parent.bottom
        anchors.topMargin: -hopper.size * 0.1
        visible: hopper.badge.length > 0
        width: Math.max(height, score.implicitWidth + 8)
        height: score.implicitHeight + 2
        radius: height / 2
        color: hopper.leads && hopper.there ? Theme.lamp : Qt.alpha(Theme.night, 0.9)

        Label {
            id: score

            anchors.centerIn: parent
            text: hopper.badge
            wrapMode: Text.NoWrap
            font.pixelSize: Math.max(hopper.leastText, Math.min(32, hopper.size * 0.3))
            font.weight: Font.Bold
            color: hopper.leads && hopper.there ? Theme.ink : Theme.text
        }
    }
}
