pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The first three places, with the winner in the middle, hopping. Players with the same place
share a step, which is wider by as much, so that no winner is smaller than the third. `revealed`
places are shown, the third first; when the number falls, they disappear at once. */
Item {
    id: podium

    required property var steps
    property int revealed: 3
    property real textSize: Theme.large - 2

    /*! The widths of the first, second and third step, in single steps; 0 if it is empty. */
    property list<real> spans: [0, 0, 0]

    /*! Without a second or third place, as much room is left on its side, so that the winner is in
    the middle. */
    readonly property real leftSpan: spans[1] || spans[2]
    readonly property real rightSpan: spans[2] || spans[1]
    readonly property real spanInAll: leftSpan + spans[0] + rightSpan
    readonly property real single: width / Math.max(2.4, spanInAll)
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

    /*! Where a step begins. From the left: second, first, third. */
    function startOf(rank: int): real {
        const before = rank === 2 ? 0 : rank === 1 ? leftSpan : leftSpan + spans[0];
        return (width - single * spanInAll) / 2 + single * before;
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
