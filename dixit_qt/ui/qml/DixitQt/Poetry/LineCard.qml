pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! A line of verse on a slip of paper: a click selects it, and dragging it to the poem adds it. */
T.AbstractButton {
    id: slip

    required property int number
    required property string line
    required property bool playable
    required property bool swappable
    required property bool picked
    required property int index

    property Item dropPlace: null
    property real homeX
    property real homeY
    property bool hidden: false
    property real verseSize: Theme.large
    readonly property bool dragged: drag.active
    readonly property bool overDrop: dragged && dropPlace !== null && dropPlace.contains(dropPlace.mapFromItem(slip, width / 2, height / 2))

    signal dropped
    signal swapped

    objectName: "line-" + index
    implicitWidth: 196
    implicitHeight: 108
    x: homeX
    y: homeY - (picked ? 18 : hovered || activeFocus ? 8 : 0)
    z: dragged ? 100 : activeFocus || hovered ? 2 : 1
    rotation: dragged ? 0 : (index % 2 === 0 ? -0.7 : 0.8)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: hidden ? qsTr("A line of yours, face down") : (picked ? qsTr("Your line %1, chosen: %2") : qsTr("Your line %1: %2")).arg(index + 1).arg(line)

    Keys.onReturnPressed: slip.dropped()
    Keys.onEnterPressed: slip.dropped()
    Keys.onDeletePressed: if (slip.swappable)
        slip.swapped()

    Behavior on x {
        enabled: !slip.dragged

        NumberAnimation {
            duration: Motion.normal
            easing.type: Motion.glide
        }
    }
    Behavior on y {
        enabled: !slip.dragged

        NumberAnimation {
            duration: Motion.quick
        }
    }

    Shadow {
        reach: 12
        drop: 4
    }

    contentItem: Item {
        Rectangle {
            anchors.fill: parent
            radius: 6
            color: slip.hidden ? Theme.paperShade : Theme.paper
            border.width: 1
            border.color: Theme.paperEdge
        }

        CardRing {
            corner: 6
            thickness: 3
            colour: slip.overDrop ? Theme.green : Theme.lamp
            visible: slip.picked || slip.visualFocus || slip.overDrop
        }

        VerseText {
            anchors.fill: parent
            anchors.margins: 12
            visible: !slip.hidden
            text: slip.line
            font.pixelSize: slip.verseSize
        }
    }

    DragHandler {
        id: drag

        enabled: slip.playable
        onActiveChanged: {
            if (active)
                return;
            const hit = slip.dropPlace !== null && slip.dropPlace.contains(slip.dropPlace.mapFromItem(slip, slip.width / 2, slip.height / 2));
            slip.x = Qt.binding(() => slip.homeX);
            slip.y = Qt.binding(() => slip.homeY - (slip.picked ? 18 : slip.hovered || slip.activeFocus ? 8 : 0));
            if (hit)
                slip.dropped();
        }
    }
}
