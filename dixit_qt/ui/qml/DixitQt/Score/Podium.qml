pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The first three places: the winner in the middle, hopping; equals share a step, which is as much
wider, so that no winner is smaller than the third. So many places as are `revealed` have come up, the
third first; what is taken back is gone at once. */
Item {
    id: podium

    required property var steps
    property int revealed: 3
    property real textSize: Theme.large - 2

    /*! How many single steps wide the first, second and third one are; 0 if nobody has that place. */
    property list<real> spans: [0, 0, 0]
    readonly property real single: width / Math.max(2.4, spans[0] + spans[1] + spans[2])
    readonly property real figure: Math.min(single * 1.1, height * 0.48)

    function share(): void {
        const wide = [0, 0, 0];
        for (let i = 0; i < places.count; ++i) {
            const place = places.itemAt(i) as PodiumPlace;
            if (place !== null)
                wide[place.rank - 1] = place.span;
        }
        spans = wide;
    }

    /*! From the left: the second, the first, the third, together in the middle. */
    function startOf(rank: int): real {
        const before = rank === 2 ? 0 : rank === 1 ? spans[1] : spans[1] + spans[0];
        return (width - single * (spans[0] + spans[1] + spans[2])) / 2 + single * before;
    }

    implicitWidth: 500
    implicitHeight: 430

    Repeater {
        id: places

        model: podium.steps
        onItemAdded: podium.share()
        onItemRemoved: Qt.callLater(podium.share)

        delegate: PodiumPlace {
            x: podium.startOf(rank)
            width: podium.single * span
            height: podium.height
            figure: podium.figure
            come: podium.revealed > 3 - rank
            textSize: podium.textSize
            onSpanChanged: podium.share()
            onRankChanged: podium.share()
        }
    }
}
