import QtQuick

/*! Text for reading, in the clear sans. */
Text {
    font.family: Theme.sans
    font.pixelSize: Theme.body
    color: Theme.text
    wrapMode: Text.WordWrap
}
