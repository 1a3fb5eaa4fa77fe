import QtQuick

/*! Arranges cards in a grid in which they are as large as possible. */
QtObject {
    property real width: 0
    property real height: 0
    property int count: 0
    property real gap: 10
    property real largest: 420
    readonly property int columns: bestColumns()
    readonly property real cardWidth: widthWith(columns, width)

    /*! The space left free at the two sides together; it doesn't change the number of rows. */
    property real aside: 0
    readonly property real taken: rowsWith(columns) * (cardWidth * 1.5 + gap) - gap

    function rowsWith(columns: int): int {
        return Math.ceil(count / columns);
    }

    function widthWith(columns: int, across: real): real {
        const rows = rowsWith(columns);
        const fits = Math.min((across - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows / 1.5);
        return Math.max(50, Math.min(largest, Math.floor(fits)));
    }

    function bestColumns(): int {
        let best = 1;
        for (let columns = 1; columns <= Math.max(1, count); ++columns) {
            if (widthWith(columns, width + aside) > widthWith(best, width + aside))
                best = columns;
        }
        return best;
    }

    function across(index: int): real {
        const row = Math.floor(index / columns);
        const inRow = Math.min(columns, count - row * columns);
        return width / 2 + (index % columns - inRow / 2) * (cardWidth + gap) + gap / 2;
    }

    function down(index: int): real {
        const rows = rowsWith(columns);
        return height / 2 + (Math.floor(index / columns) - rows / 2) * (cardWidth * 1.5 + gap) + gap / 2;
    }
}
