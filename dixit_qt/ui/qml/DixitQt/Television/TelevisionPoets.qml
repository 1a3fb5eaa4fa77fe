pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! The poets, what has to be known at this moment, and the piles. */
Item {
    id: side

    required property PoetryTable table
    required property string teller
    required property real least
    property real hush: 1
    readonly property string note: {
        if (table.phase === "judge")
            return qsTr("A line fits if it describes the picture or a part of it, literally or figuratively. Only %1 decides.").arg(teller);
        if (table.phase !== "ending")
            return table.swapped;
        return table.lotsDrawn ? qsTr("A tie for the fewest points: the highest number drawn chooses the ending.") : table.lots;
    }

    /*! Where the points of the person in this row are. */
    function placeOf(row: int, sky: Item): point {
        const poet = repeater.itemAt(row);
        return poet === null ? Qt.point(0, 0) : sky.mapFromItem(poet, poet.width - side.least * 1.4, poet.height / 2);
    }

    Column {
        id: poets

        readonly property real row: Math.min(side.least * 2.5, (height - (repeater.count - 1) * spacing) / Math.max(1, repeater.count))

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: side.least * 0.6
        anchors.bottom: notes.top
        anchors.bottomMargin: side.least * 0.5
        spacing: 4

        Repeater {
            id: repeater

            model: side.table.people

            delegate: TelevisionPoet {
                width: poets.width
                height: poets.row
                least: side.least
            }
        }
    }

    Label {
        id: notes

        objectName: "poetryNotes"
        opacity: side.hush
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: side.least * 0.5
        anchors.rightMargin: side.least * 0.5
        anchors.bottom: piles.top
        anchors.bottomMargin: side.least * 0.9
        height: Math.min(implicitHeight, side.height * 0.36)
        text: side.note
        color: Theme.paper
        font.pixelSize: side.least
        lineHeight: 0.95
        fontSizeMode: Text.VerticalFit
        minimumPixelSize: side.least * 0.65
    }

    Row {
        id: piles

        opacity: side.hush
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: side.least * 0.2

        TelevisionPile {
            objectName: "storiesPile"
            width: parent.width / 4
            least: side.least
            count: side.table.storiesLeft
            name: qsTr("stories")
        }

        TelevisionPile {
            objectName: "linesPile"
            width: parent.width / 4
            least: side.least
            count: side.table.linesLeft
            paper: true
            name: qsTr("lines")
        }

        TelevisionPile {
            objectName: "discardPile"
            width: parent.width / 4
            least: side.least
            count: side.table.discard
            paper: true
            used: true
            name: qsTr("discards")
        }

        TelevisionPile {
            objectName: "endingsPile"
            width: parent.width / 4
            least: side.least
            count: side.table.endingsLeft
            paper: true
            name: qsTr("endings")
        }
    }
}
