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

        Patch {
            objectName: "trackGoesOn"
            place: trail.track.meadowPatch
            visible: trail.track.goesOn
            source: Theme.picture("track-meadow.webp")
        }

        Patch {
            objectName: "trackGoal"
            place: trail.track.gatePatch
            visible: trail.track.goesOn && trail.track.gate > 0
            source: Theme.picture("track-goal.webp")
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

    component Patch: Image {
        required property rect place

        x: place.x * ground.width
        y: place.y * ground.height
        width: place.width * ground.width
        height: place.height * ground.height
        asynchronous: true
        mipmap: true
    }
}
