import DixitQt

ListEntry {
    required property string day
    required property string table

    objectName: "evening-" + key
    title: day
    note: table
}
