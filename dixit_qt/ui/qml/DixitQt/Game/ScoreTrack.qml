pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The painted path of 31 stones, with every side's rabbit on the stone of its score. */
Item {
    id: trail

    required property ScoreTrackModel track
    property bool arrived: true
    property real leastText: 10

    /*! The size of the text of a rabbit that reacts. */
    property real spokenSize: Math.max(leastText, rabbitSize * 0.3)
    property real longest: 10
    property int beat: 0
    property real rabbitSize: Math.max(26, Math.min(height * 0.4, ground.width / 26))
    readonly property real stone: Math.min(ground.width / 38, height * 0.24)

    /*! The rabbits hop in step, so each beat makes only one sound. */
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

        readonly property real cut: Math.round(width * trail.track.cut)

        objectName: "trackGround"
        x: (trail.width - width * trail.track.length) / 2
        width: Math.min(trail.width / trail.track.length, trail.height * trail.longest)
        height: trail.height

        Piece {
            width: ground.cut
        }

        Piece {
            objectName: "trackBehindTheGoal"
            x: ground.cut
            width: ground.width * trail.track.length - ground.cut
            from: ground.width - width
            visible: trail.track.cut < 1
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
            visible: trail.track.laidGate
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
                spokenSize: trail.spokenSize
                onLanded: step => trail.land(step)
            }
        }
    }

    /*! A part of the painted strip, which begins at `from`. */
    component Piece: Item {
        id: piece

        property real from: 0

        height: ground.height
        clip: true

        Image {
            x: -piece.from
            width: ground.width
            height: parent.height
            source: Theme.picture("track-strip.webp")
            sourceSize.width: 2400
            asynchronous: true
            mipmap: true
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
