pragma ComponentBehavior: Bound

import QtQuick
import DixitQt.Models

/*! A winding path of 31 stones; every side's rabbit stands on the stone of its score. */
Item {
    id: path

    required property ScoreTrackModel track
    property bool arrived: true
    property real leastText: 10
    property real rabbitSize: Math.max(26, Math.min(height * 0.4, width / 26))
    readonly property real stone: Math.min(width / 38, height * 0.24)

    implicitWidth: 1200
    implicitHeight: 120

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The score track")

    Image {
        anchors.fill: parent
        visible: path.track.picture.length > 0
        source: Theme.picture(path.track.picture)
        sourceSize.width: 2048
        asynchronous: true
        mipmap: true
    }

    Repeater {
        model: path.track.picture.length > 0 ? 0 : path.track.lastPlace + 1

        delegate: TrackStone {
            required property int index

            place: index
            leastText: path.leastText
            width: path.stone * (milestone ? 1.25 : 1)
            x: path.track.across(index) * path.width - width / 2
            y: path.track.down(index) * path.height - height / 2
        }
    }

    Repeater {
        model: path.track.rabbits

        delegate: TrackRabbit {
            track: path.track
            board: path
            arrived: path.arrived
            size: path.rabbitSize
            leastText: path.leastText
        }
    }
}
