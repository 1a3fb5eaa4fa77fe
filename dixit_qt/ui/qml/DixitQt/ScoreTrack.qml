pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import DixitQt.Models

/*! A winding path of 31 stones; every side's rabbit stands on the stone of its score. */
Item {
    id: trail

    required property ScoreTrackModel track
    property bool arrived: true
    property real leastText: 10
    property real rabbitSize: Math.max(26, Math.min(height * 0.52, width / 22))
    readonly property real stone: Math.min(width / 38, height * 0.24)

    function way(): list<point> {
        const points = [];
        for (let place = 0; place <= track.lastPlace; ++place)
            points.push(Qt.point(track.across(place) * width, track.down(place) * height));
        return points;
    }

    implicitWidth: 1200
    implicitHeight: 120

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The score track")

    Image {
        anchors.fill: parent
        visible: trail.track.picture.length > 0
        source: Theme.picture(trail.track.picture)
        sourceSize.width: 2048
        asynchronous: true
        mipmap: true
    }

    Shape {
        anchors.fill: parent
        visible: trail.track.picture.length === 0

        ShapePath {
            strokeColor: "#401d3157"
            strokeWidth: trail.stone * 2.1
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap

            PathPolyline {
                path: trail.way()
            }
        }

        ShapePath {
            strokeColor: "#55526b99"
            strokeWidth: 2
            strokeStyle: ShapePath.DashLine
            dashPattern: [2, 5]
            fillColor: "transparent"

            PathPolyline {
                path: trail.way()
            }
        }
    }

    Repeater {
        model: trail.track.picture.length > 0 ? 0 : trail.track.lastPlace + 1

        delegate: TrackStone {
            required property int index

            place: index
            leastText: trail.leastText
            width: trail.stone * (milestone ? 1.25 : 1)
            x: trail.track.across(index) * trail.width - width / 2
            y: trail.track.down(index) * trail.height - height / 2
        }
    }

    Repeater {
        model: trail.track.rabbits

        delegate: TrackRabbit {
            track: trail.track
            board: trail
            arrived: trail.arrived
            size: trail.rabbitSize
            leastText: trail.leastText
        }
    }
}
