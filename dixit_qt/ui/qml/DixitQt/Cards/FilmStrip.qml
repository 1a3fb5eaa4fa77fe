pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! All cards of a deck in a row; arrows, Home, End, a click or the wheel move through them. */
ListView {
    id: strip

    signal picked(int place)
    signal leafed(int by)
    signal enlarged

    function showCurrent(): void {
        positionViewAtIndex(currentIndex, ListView.Center);
    }

    objectName: "filmstrip"
    height: 118
    orientation: ListView.Horizontal
    spacing: 10
    leftMargin: 6
    rightMargin: 6
    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: false
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: Motion.normal
    highlightRangeMode: ListView.ApplyRange
    preferredHighlightBegin: width / 2 - 36
    preferredHighlightEnd: width / 2 + 36

    onCountChanged: Qt.callLater(strip.showCurrent)
    onWidthChanged: Qt.callLater(strip.showCurrent)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("All cards of the deck")

    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_Left:
            strip.leafed(-1);
            break;
        case Qt.Key_Right:
            strip.leafed(1);
            break;
        case Qt.Key_PageUp:
            strip.leafed(-10);
            break;
        case Qt.Key_PageDown:
            strip.leafed(10);
            break;
        case Qt.Key_Home:
            strip.picked(0);
            break;
        case Qt.Key_End:
            strip.picked(strip.count - 1);
            break;
        case Qt.Key_Space:
        case Qt.Key_Return:
        case Qt.Key_Enter:
            strip.enlarged();
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    WheelHandler {
        onWheel: event => strip.leafed(event.angleDelta.y > 0 ? -1 : 1)
    }

    FocusRing {
        parent: strip
        anchors.margins: 0
        control: strip
        radius: 8
    }

    delegate: Item {
        id: frame

        required property string title
        required property string source
        required property int index
        readonly property bool current: ListView.isCurrentItem

        width: 68
        height: strip.height

        Accessible.role: Accessible.ListItem
        Accessible.name: title
        Accessible.selected: current

        CardFace {
            anchors.centerIn: parent
            width: 66
            height: 99
            source: frame.source
            loadingText: false
            opacity: frame.current ? 1 : 0.62

            Rectangle {
                anchors.fill: parent
                anchors.margins: -3
                radius: 6
                color: "transparent"
                border.width: 3
                border.color: Theme.lamp
                visible: frame.current
            }
        }

        TapHandler {
            onTapped: strip.picked(frame.index)
        }
    }
}
