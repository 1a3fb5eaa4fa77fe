import DixitQt

/*! An evening among those that were kept. */
ListEntry {
    required property string day
    required property string table

    objectName: "evening-" + key
    title: day
    note: table
}
