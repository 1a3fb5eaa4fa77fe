pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The painted path of 31 stones; every side's rabbit stands on the stone of its score. */
Item {
    id: trail

    required property ScoreTrackModel track
    property bool arrived: true
    property real leastText: 10
    property real longest: 10
    property int beat: 0
    property real rabbitSize: Math.max(26, Math.min(height * 0.4, ground.width / 26))
    readonly property real stone: Math.min(ground.width / 38, height * 0.24)

    /*! The rabbits hop in step: each beat is heard once. */
    function land(step: int): void {
        if (step <= beat)
            return;
        beat = step;
        track.hopped();
    }

    onArrivedChanged: beat = 0

    implicitWidth: 1200
    implicitHeight: 150

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The score track")

    Item {
        id: ground

        anchors.centerIn: parent
        width: Math.min(trail.width, trail.height * trail.longest)
        height: trail.height

        Image {
            anchors.fill: parent
            source: Theme.picture("track-strip.webp")
            sourceSize.width: 2400
            asynchronous: true
            mipmap: true
        }

        Image {
            objectName: "trackGoesOn"
            x: trail.track.lap.x * ground.width
            y: trail.track.lap.y * ground.height
            width: trail.track.lap.width * ground.width
            height: trail.track.lap.height * ground.height
            visible: trail.track.goesOn
            source: Theme.picture("track-lap.webp")
            asynchronous: true
            mipmap: true
        }

        Repeater {
            model: trail.track.stones

            delegate: TrackStone {
                leastText: trail.leastText
                width: trail.stone * 1.25
                x: trail.track.across(place) * ground.width - width / 2
                y: trail.track.down(place) * ground.height - height / 2
            }
        }

        Repeater {
            model: trail.track.rabbits

            delegate: TrackRabbit {
                track: trail.track
                board: ground
                arrived: trail.arrived
                size: trail.rabbitSize
                leastText: trail.leastText
                onLanded: step => trail.land(step)
            }
        }
    }
}
