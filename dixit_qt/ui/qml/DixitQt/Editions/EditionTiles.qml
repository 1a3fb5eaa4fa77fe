pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import DixitQt

/*! Every edition as a tile; the arrow keys move between them. */
GridLayout {
    id: tiles

    required property var editions
    property string prefix: "edition-"
    readonly property real least: 236 * Theme.textScale

    signal picked(string key)

    function step(from: int, by: int): void {
        repeater.itemAt(Math.max(0, Math.min(repeater.count - 1, from + by)))?.forceActiveFocus(Qt.TabFocusReason);
    }

    columns: Math.max(1, Math.floor((width + columnSpacing) / (least + columnSpacing)))
    columnSpacing: 14
    rowSpacing: 14
    uniformCellWidths: true

    Repeater {
        id: repeater

        model: tiles.editions

        EditionTile {
            required property string key
            required property int index
            required chosen

            objectName: tiles.prefix + key
            Layout.fillWidth: true
            Layout.fillHeight: true
            onClicked: tiles.picked(edition)
            onVaried: key => tiles.picked(key)

            Keys.onLeftPressed: tiles.step(index, -1)
            Keys.onRightPressed: tiles.step(index, 1)
            Keys.onUpPressed: tiles.step(index, -tiles.columns)
            Keys.onDownPressed: tiles.step(index, tiles.columns)
        }
    }
}
