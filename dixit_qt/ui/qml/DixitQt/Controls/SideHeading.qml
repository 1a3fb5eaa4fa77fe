import QtQuick
import DixitQt

SerifLabel {
    width: parent ? parent.width : implicitWidth
    topPadding: 8
    font.pixelSize: Theme.large
    font.weight: Font.DemiBold
    color: Theme.lamp

    Accessible.role: Accessible.Heading
    Accessible.name: text
}
