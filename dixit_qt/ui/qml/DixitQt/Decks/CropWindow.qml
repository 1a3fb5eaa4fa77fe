import QtQuick
import DixitQt

/*! The crop window over a picture, moved with the mouse or the keys. */
FocusScope {
    id: frame

    required property Item whole
    readonly property real step: 0.02

    signal moved(real right, real down)
    signal zoomed(real factor)
    signal centred
    signal leafed(int by)

    objectName: "cropWindow"
    activeFocusOnTab: true

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The part of the picture that becomes the card")
    Accessible.description: qsTr("The arrow keys move the frame, + and − change its size, C centres it.")

    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_Left:
            frame.moved(-step, 0);
            break;
        case Qt.Key_Right:
            frame.moved(step, 0);
            break;
        case Qt.Key_Up:
            frame.moved(0, -step);
            break;
        case Qt.Key_Down:
            frame.moved(0, step);
            break;
        case Qt.Key_Plus:
        case Qt.Key_Equal:
            frame.zoomed(1.1);
            break;
        case Qt.Key_Minus:
            frame.zoomed(1 / 1.1);
            break;
        case Qt.Key_C:
            frame.centred();
            break;
        case Qt.Key_PageUp:
            frame.leafed(-1);
            break;
        case Qt.Key_PageDown:
            frame.leafed(1);
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -border.width
        color: "transparent"
        border.width: 3000
        border.color: Qt.alpha(Theme.night, 0.69)
    }

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.width: frame.activeFocus ? 4 : 2
        border.color: Theme.lamp
    }

    MouseArea {
        property point held

        anchors.fill: parent
        cursorShape: Qt.SizeAllCursor
        onPressed: mouse => {
            held = mapToItem(frame.whole, mouse.x, mouse.y);
            frame.forceActiveFocus(Qt.MouseFocusReason);
        }
        onPositionChanged: mouse => {
            const here = mapToItem(frame.whole, mouse.x, mouse.y);
            frame.moved((here.x - held.x) / frame.whole.width, (here.y - held.y) / frame.whole.height);
            held = here;
        }
        onWheel: wheel => frame.zoomed(wheel.angleDelta.y > 0 ? 1.06 : 1 / 1.06)
    }
}
