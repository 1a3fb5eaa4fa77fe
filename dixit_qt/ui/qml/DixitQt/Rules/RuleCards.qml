pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! Cards in an example: numbers, votes, owners if they are known, and who gets how many points. */
Item {
    id: drawing

    required property var cards
    required property var sides
    property bool hiddenOwners: false
    property bool stories: false
    readonly property real cardsHeight: height - (gains.visible ? gains.height + 18 : 0)
    readonly property int columns: bestColumns()
    readonly property int rows: Math.ceil(repeater.count / columns)
    readonly property real cardWidth: widthWith(columns)

    function widthWith(columns: int): real {
        const rows = Math.ceil(repeater.count / columns);
        return Math.min(190, width / columns - 30, (cardsHeight / rows - 34) / 1.5);
    }

    function bestColumns(): int {
        let best = 1;
        for (let columns = 1; columns <= Math.max(1, repeater.count); ++columns) {
            if (widthWith(columns) > widthWith(best))
                best = columns;
        }
        return best;
    }

    Repeater {
        id: repeater

        model: drawing.cards

        RuleCard {
            required property int index
            readonly property int row: Math.floor(index / drawing.columns)
            readonly property int inRow: Math.min(drawing.columns, repeater.count - row * drawing.columns)

            width: drawing.cardWidth
            x: drawing.width / 2 + (index % drawing.columns - inRow / 2) * (width + 30) + 15
            y: (drawing.cardsHeight - drawing.rows * (height + 34)) / 2 + row * (height + 34) + 17
            ownerShown: !drawing.stories && !drawing.hiddenOwners
            faceUp: !drawing.stories || !red
        }
    }

    RuleGains {
        id: gains

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        visible: count > 0
        maxWidth: drawing.width
        sides: drawing.sides
    }
}
