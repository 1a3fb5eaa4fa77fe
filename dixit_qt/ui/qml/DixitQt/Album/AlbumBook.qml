pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window as Windows
import DixitQt
import DixitQt.Models

/*! The album as a book: closed at its cover, otherwise open at a sheet. All leaves up to the open
sheet lie on the left; a turn moves one of them, and quick turns overlap. Only the leaves near the
open sheet exist. */
Item {
    id: book

    required property AlbumDesk album
    readonly property real leafHeight: Math.floor(Math.min(height, width / 2 * 1.414))
    readonly property real leafWidth: Math.round(leafHeight / 1.414)
    readonly property bool closed: album.index === 0
    readonly property real spine: Math.round(width / 2 - (closed ? leafWidth / 2 : 0))
    readonly property real above: Math.round((height - leafHeight) / 2)
    readonly property real thickness: 12

    function tellWidth(): void {
        const wide = mapToItem(null, Qt.rect(0, 0, leafWidth, 0)).width;
        album.setWidth(Math.round(wide * Windows.Screen.devicePixelRatio));
    }

    onLeafWidthChanged: Qt.callLater(book.tellWidth)

    Item {
        id: bound

        x: book.spine
        y: book.above
        width: book.leafWidth
        height: book.leafHeight

        Behavior on x {
            NumberAnimation {
                duration: Motion.slow * 1.5
                easing.type: Motion.fade
            }
        }

        AlbumBinding {
            x: -book.leafWidth * bound.open - book.thickness
            y: -book.thickness
            width: book.leafWidth * (1 + bound.open) + 2 * book.thickness
            height: book.leafHeight + 2 * book.thickness
            leftShare: bound.open * Math.min(1, book.album.index / Math.max(1, book.album.count - 1))
        }

        property real open: book.closed ? 0 : 1

        Behavior on open {
            NumberAnimation {
                duration: Motion.slow * 1.5
                easing.type: Motion.fade
            }
        }

        Repeater {
            model: book.album.leaves

            Loader {
                id: place

                required property int index
                required property string front
                required property string back
                readonly property bool near: Math.abs(index - book.album.index) < 3
                readonly property bool done: index < book.album.index
                property real over: 0

                active: near
                z: over > 0.5 ? index : book.album.count - index

                sourceComponent: AlbumLeaf {
                    width: book.leafWidth
                    height: book.leafHeight
                    front: place.front
                    back: place.back
                    turned: place.done ? 1 : 0
                    onTurnedChanged: place.over = turned
                    Component.onCompleted: place.over = turned
                }
            }
        }

        AlbumFold {
            x: -width / 2
            z: book.album.count + 1
            height: parent.height
            opacity: bound.open
        }
    }
}
