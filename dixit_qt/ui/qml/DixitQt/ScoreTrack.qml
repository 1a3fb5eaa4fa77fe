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
    property real rabbitSize: Math.max(26, Math.min(height * 0.46, ground.width / 22))
    readonly property bool painted: Theme.has(track.picture)
    readonly property real stone: Math.min(ground.width / 38, height * 0.24)

    function way(): list<point> {
        const points = [];
        for (let place = 0; place <= track.lastPlace; ++place)
            points.push(Qt.point(track.across(place) * ground.width, track.down(place) * ground.height));
        return points;
    }

    implicitWidth: 1200
    implicitHeight: 150

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The score track")

    Item {
        id: ground

        anchors.centerIn: parent
        width: trail.painted ? Math.min(trail.width, trail.height * 10) : trail.width
        height: trail.height

        Image {
            anchors.fill: parent
            source: Theme.picture(trail.track.picture)
            sourceSize.width: 2400
            asynchronous: true
            mipmap: true
        }

        Shape {
            anchors.fill: parent
            visible: !trail.painted

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
        }

        Repeater {
            model: trail.track.lastPlace + 1

            delegate: TrackStone {
                required property int index

                place: index
                painted: trail.painted
                leastText: trail.leastText
                width: trail.stone * (milestone ? 1.25 : 1)
                x: trail.track.across(index) * ground.width - width / 2
                y: trail.track.down(index) * ground.height - height / 2
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
            }
        }
    }
}
