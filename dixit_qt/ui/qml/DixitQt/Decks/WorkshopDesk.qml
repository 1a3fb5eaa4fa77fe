pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import DixitQt
import DixitQt.Models

/*! The workshop: the sources of the pictures on the left, then the pictures, and the chosen one. */
FocusScope {
    id: desk

    required property Workshop workshop

    signal closed

    Keys.onEscapePressed: {
        if (workshop.chosen.length === 0) {
            desk.closed();
            return;
        }
        workshop.choose("");
        order.forceActiveFocus();
    }

    WorkshopOrder {
        id: order

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: 330
        focus: true
        workshop: desk.workshop
        onClosed: desk.closed()
        onBrowsed: browsing.open()
    }

    GridView {
        id: grid

        readonly property int columns: Math.max(1, Math.floor(width / 138))

        function step(place: int): void {
            const to = Math.max(0, Math.min(count - 1, place));
            positionViewAtIndex(to, GridView.Contain);
            const tile = itemAtIndex(to);
            if (tile !== null)
                tile.forceActiveFocus(Qt.TabFocusReason);
        }

        anchors.left: order.right
        anchors.leftMargin: 24
        anchors.right: easel.left
        anchors.rightMargin: easel.width > 0 ? 20 : 0
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        clip: true
        cellWidth: Math.floor(width / columns)
        cellHeight: 226
        boundsBehavior: Flickable.StopAtBounds
        model: desk.workshop.pieces

        T.ScrollBar.vertical: SlimBar {}

        delegate: PieceTile {
            id: tile

            width: grid.cellWidth
            height: grid.cellHeight
            chosen: desk.workshop.chosen === key
            onClicked: desk.workshop.choose(key)
            onRemoved: desk.workshop.remove(key)
            Keys.onLeftPressed: grid.step(tile.index - 1)
            Keys.onRightPressed: grid.step(tile.index + 1)
            Keys.onUpPressed: grid.step(tile.index - grid.columns)
            Keys.onDownPressed: grid.step(tile.index + grid.columns)
        }
    }

    Column {
        anchors.centerIn: grid
        visible: desk.workshop.count === 0 && !desk.workshop.busy
        width: Math.min(460, grid.width - 40)
        spacing: 18

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: -34

            Repeater {
                model: 3

                CardFace {
                    required property int index

                    width: 96
                    faceUp: false
                    rotation: (index - 1) * 9
                    y: index === 1 ? 0 : 8
                }
            }
        }

        SerifLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.large
            text: qsTr("Drop pictures, folders or zip archives here, as many as you like at once.")
        }

        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Theme.dim
            text: qsTr("Holiday photos, children's drawings, old postcards: anything with a story in it. %1 pictures make a full deck; the files themselves aren't changed.").arg(desk.workshop.suggested)
        }
    }

    Item {
        id: easel

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: desk.workshop.chosen.length > 0 ? Math.min(430, desk.width * 0.36) : 0

        Repeater {
            model: desk.workshop.onTheEasel

            CropEditor {
                width: easel.width
                height: easel.height
                workshop: desk.workshop
            }
        }
    }

    BrowserSheet {
        id: browsing

        anchors.fill: parent
        browser: desk.workshop.browser
        onClosed: order.forceActiveFocus()
    }
}
