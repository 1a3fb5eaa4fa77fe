import QtQuick
import DixitQt

/*! A card seen close while the pointer rests on it, on the far side of the table; it takes no clicks. */
Item {
    id: preview

    property Item card: null
    property string source: ""
    property string moment: ""
    property bool atRight: true
    property point calm: Qt.point(-1, -1)
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
            patience.restart();
        }
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
    }

    Timer {
        id: patience

        interval: Motion.dwell
        onTriggered: {
            if (preview.card === null || !preview.hasMoved())
                return;
            preview.atRight = preview.mapFromItem(preview.card, preview.card.width / 2, 0).x < preview.width / 2;
            face.shown = true;
        }
    }

    CardFace {
        id: face

        property bool shown: false

        objectName: "cardPreviewFace"
        anchors.verticalCenter: parent.verticalCenter
        x: preview.atRight ? preview.width - width - 30 : 30
        height: Math.min(preview.height - 60, (preview.width / 2 - 60) * 1.5)
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
