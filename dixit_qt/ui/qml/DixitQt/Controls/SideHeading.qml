import QtQuick
import DixitQt

/*! A small heading inside a panel. */
Label {
    width: parent ? parent.width : implicitWidth
    topPadding: 8
    font.family: Theme.serif
    font.pixelSize: Theme.large
    font.weight: Font.DemiBold
    color: Theme.lamp

    Accessible.role: Accessible.Heading
    Accessible.name: text
}
