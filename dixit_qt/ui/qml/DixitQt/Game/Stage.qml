import QtQuick

/*! Lays its content out on a canvas of about 1366x768, and scales that to the window. The canvas
steps back from what is above it by `spared` pixels: everything becomes a little smaller, and
nothing is laid out anew. */
Item {
    id: stage

    default property alias content: canvas.data
    readonly property real unit: Math.max(0.75, Math.min(width / 1366, height / 768))
    readonly property alias canvas: canvas
    property real spared: 0
    readonly property real back: height > 0 ? Math.max(0.5, (height - spared) / height) : 1

    /*! How far the edges of the window are outside the canvas, in its own units. */
    readonly property real above: spared / (unit * back)
    readonly property real beside: canvas.x / (unit * back)

    Item {
        id: canvas

        x: stage.width * (1 - stage.back) / 2
        y: stage.height * (1 - stage.back)
        width: stage.width / stage.unit
        height: stage.height / stage.unit
        scale: stage.unit * stage.back
        transformOrigin: Item.TopLeft
    }
}
