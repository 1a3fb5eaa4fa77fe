import QtQuick
import DixitQt

/*! Shows a card enlarged beside it while the pointer rests on the card. It takes no clicks, and
doesn't cover anything that does.

Only a pointer that has moved onto a card asks for it. The first position of a pointer is no
movement: a page may have appeared under it. A card that has appeared under a resting pointer needs
a `push`. */
Item {
    id: preview

    property Item card: null
    property string source: ""
    property string moment: ""
    property rect place
    property point at: Qt.point(-1, -1)
    property point calm: Qt.point(-1, -1)
    property real movedAt: 0
    readonly property int push: 12
    readonly property bool open: face.opacity > 0
    readonly property bool coming: patience.running

    function regard(item: Item, picture: string, on: bool): void {
        if (!on && item !== card)
            return;
        const still = Date.now() - movedAt >= Motion.dwell / 2;
        if (!on || still)
            calm = at;
        card = on ? item : null;
        face.shown = false;
        if (on && picture.length > 0) {
            source = picture;
            if (!still)
                patience.restart();
        }
    }

    /*! The items below this one that can be pressed. */
    function pressables(item: Item): list<rect> {
        const all = [];
        for (const child of item.children) {
            if (!child.visible)
                continue;
            if (child instanceof AppButton || child instanceof LineCard)
                all.push(preview.mapFromItem(child, 0, 0, child.width, child.height));
            all.push(...pressables(child));
        }
        return all;
    }

    function isFree(spot: rect, taken: list<rect>): bool {
        return taken.every(each => each.right <= spot.left || each.left >= spot.right || each.bottom <= spot.top || each.top >= spot.bottom);
    }

    /*! Puts the preview beside the card, on the side with more room, uncut and as large as
    possible; false if there is no room. */
    function findPlace(): bool {
        const left = preview.mapFromItem(card, 0, 0).x;
        const right = preview.mapFromItem(card, card.width, 0).x;
        const middle = preview.mapFromItem(card, 0, card.height / 2).y;
        const taken = pressables(preview.parent);
        const largest = Math.min(preview.height - 16, Math.max(preview.height * 0.6, card.height * 1.35));
        for (const tall of [largest, largest * 0.85, largest * 0.7]) {
            const wide = tall / 1.5;
            const sides = [left - wide - 16, right + 16];
            if (left <= width - right)
                sides.reverse();
            for (const x of sides) {
                for (const y of [middle - tall / 2, height, 0]) {
                    const spot = Qt.rect(Math.max(8, Math.min(width - wide - 8, x)), Math.max(8, Math.min(height - tall - 8, y)), wide, tall);
                    if (isFree(spot, taken)) {
                        place = spot;
                        return true;
                    }
                }
            }
        }
        return false;
    }

    function putAway(): void {
        calm = at;
        card = null;
    }

    function lose(): void {
        putAway();
        at = Qt.point(-1, -1);
        movedAt = 0;
    }

    function hasMoved(): bool {
        return Math.abs(at.x - calm.x) + Math.abs(at.y - calm.y) > push;
    }

    objectName: "cardPreview"
    onMomentChanged: putAway()
    onEnabledChanged: lose()
    onVisibleChanged: lose()
    onCardChanged: if (card === null) {
        patience.stop();
        face.shown = false;
    }

    HoverHandler {
        parent: preview.parent
        onHoveredChanged: if (!hovered)
            preview.lose()
        onPointChanged: {
            const now = point.position;
            if (now.x === preview.at.x && now.y === preview.at.y)
                return;
            const first = preview.at.x < 0;
            preview.at = now;
            if (first) {
                preview.calm = now;
                return;
            }
            preview.movedAt = Date.now();
            if (preview.card !== null && !face.shown)
                patience.restart();
        }
    }

    Timer {
        id: patience

        interval: Motion.dwell
        onTriggered: {
            face.shown = preview.card !== null && preview.hasMoved() && preview.findPlace();
        }
    }

    CardFace {
        id: face

        property bool shown: false

        objectName: "cardPreviewFace"
        x: preview.place.x
        y: preview.place.y
        width: preview.place.width
        height: preview.place.height
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
