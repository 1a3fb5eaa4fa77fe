import QtQuick

/*! Lays its content out on a canvas of about 1366x768, and scales that to the window. */
Item {
    id: stage

    default property alias content: canvas.data
    readonly property real unit: Math.max(0.75, Math.min(width / 1366, height / 768))
    readonly property alias canvas: canvas

    Item {
        id: canvas

        width: stage.width / stage.unit
        height: stage.height / stage.unit
        scale: stage.unit
        transformOrigin: Item.TopLeft
    }
}
