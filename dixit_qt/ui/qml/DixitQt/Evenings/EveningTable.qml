pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! The games of an evening added up, with a line for each person. */
ScrollList {
    id: table

    property bool onPaper: false
    property real textSize: Theme.body

    objectName: "eveningTable"
    spacing: 5

    delegate: EveningLine {
        width: table.width - 12
        onPaper: table.onPaper
        textSize: table.textSize
    }
}
