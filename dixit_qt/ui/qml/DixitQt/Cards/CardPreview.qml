import QtQuick
import DixitQt

/*! A card seen close while the pointer rests on it, beside it; it takes no clicks. */
Item {
    id: preview

    property Item card: null
    property string source: ""
    property string moment: ""
    property point corner
    property point calm: Qt.point(-1, -1)
    property real movedAt: 0
    readonly property bool open: face.opacity > 0

    function regard(item: Item, picture: string, on: bool): void {
        if (!on && item !== card)
            return;
        if (!on)
            calm = pointer.point.position;
        card = on ? item : null;
        face.shown = false;
        if (on && picture.length > 0) {
            source = picture;
            if (Date.now() - movedAt < Motion.dwell / 2)
                patience.restart();
        }
    }

    /*! Beside the card, on the side with more room, and whole. */
    function place(): void {
        const left = preview.mapFromItem(card, 0, 0).x;
        const right = preview.mapFromItem(card, card.width, 0).x;
        const middle = preview.mapFromItem(card, 0, card.height / 2).y;
        const beside = left > width - right ? left - face.width - 16 : right + 16;
        corner = Qt.point(Math.max(8, Math.min(width - face.width - 8, beside)), Math.max(8, Math.min(height - face.height - 8, middle - face.height / 2)));
    }

    function putAway(): void {
        calm = pointer.point.position;
        card = null;
    }

    function hasMoved(): bool {
        const at = pointer.point.position;
        return Math.abs(at.x - calm.x) + Math.abs(at.y - calm.y) > 4;
    }

    objectName: "cardPreview"
    onMomentChanged: putAway()
    onEnabledChanged: putAway()
    onCardChanged: if (card === null) {
        patience.stop();
        face.shown = false;
    }

    HoverHandler {
        id: pointer

        parent: preview.parent
        onPointChanged: {
            preview.movedAt = Date.now();
            if (preview.card !== null && !face.shown)
                patience.restart();
        }
    }

    Timer {
        id: patience

        interval: Motion.dwell
        onTriggered: {
            if (preview.card === null || !preview.hasMoved())
                return;
            preview.place();
            face.shown = true;
        }
    }

    CardFace {
        id: face

        property bool shown: false

        objectName: "cardPreviewFace"
        x: preview.corner.x
        y: preview.corner.y
        height: Math.min(preview.height - 16, Math.max(preview.height * 0.6, (preview.card?.height ?? 0) * 1.35))
        width: height / 1.5
        opacity: shown ? 1 : 0
        visible: opacity > 0
        source: visible ? preview.source : ""

        Accessible.ignored: true

        Behavior on opacity {
            NumberAnimation {
                duration: Motion.quick
            }
        }
    }
}
