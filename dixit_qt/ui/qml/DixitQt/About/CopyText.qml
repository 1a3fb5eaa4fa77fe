import QtQuick
import DixitQt

/*! Words that can be marked and copied, but not changed. */
TextEdit {
    readOnly: true
    selectByMouse: true
    activeFocusOnTab: true
    textFormat: TextEdit.PlainText
    wrapMode: TextEdit.Wrap
    font.family: Theme.sans
    font.pixelSize: Theme.small
    color: Theme.text
    selectionColor: Theme.gold
    selectedTextColor: Theme.deep

    Accessible.role: Accessible.StaticText
}
