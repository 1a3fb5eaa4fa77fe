import QtQuick
import DixitQt

/*! Text that can be selected and copied, but not edited. */
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
