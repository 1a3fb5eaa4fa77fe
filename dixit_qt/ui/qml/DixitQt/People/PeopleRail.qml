pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Everybody at the table, in clockwise order; partners share a tag. */
Column {
    id: rail

    required property var people
    required property var teams
    signal asked(int seat)

    readonly property bool inTeams: couples.count > 0

    function heightFor(count: int, most: real): real {
        return Math.min(most, (height - (count - 1) * spacing) / Math.max(1, count));
    }

    spacing: 6

    Repeater {
        id: couples

        model: rail.teams

        delegate: TeamTag {
            width: rail.width
            height: rail.heightFor(couples.count, 52 + 2.6 * Theme.tiny)
            onAskedFor: seat => rail.asked(seat)
        }
    }

    Repeater {
        id: singles

        model: rail.inTeams ? null : rail.people

        delegate: PersonTag {
            width: rail.width
            height: rail.heightFor(singles.count, 52)
            onAsked: rail.asked(seat)
        }
    }
}
