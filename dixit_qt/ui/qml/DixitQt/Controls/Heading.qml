import QtQuick
import DixitQt

SerifLabel {
    font.pixelSize: Theme.title
    font.weight: Font.DemiBold
    color: Theme.lamp

    Accessible.role: Accessible.Heading
    Accessible.name: text
}
