import QtQuick
import DixitQt

/*! A chapter of the rules; that of the table's game is first and says so. */
ListEntry {
    required property string name
    required property bool current
    required property bool at_table
    required property int index

    objectName: "chapter-" + key
    title: name
    note: at_table ? qsTr("selected at this table") : ""
    chosen: current
    onCurrentChanged: {
        if (current && ListView.view)
            ListView.view.positionViewAtIndex(index, ListView.Contain);
    }
}
