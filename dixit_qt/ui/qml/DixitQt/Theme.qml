pragma Singleton

import QtQuick

/*! The look of the program: one place for every colour, font and measure. */
QtObject {
    property url house
    property real textScale: 1
    property bool patterns: false
    property string laidFor: "dixit"

    /*! How far the window reaches beyond its pages, above and at each side, while there are
    messages. */
    property real outAbove: 0
    property real outBeside: 0

    readonly property color night: "#0b1424"
    readonly property color table: "#13223b"
    readonly property color panel: "#e61a2a46"
    readonly property color raised: "#24385a"
    readonly property color line: "#3a5078"
    readonly property color text: "#f4ead6"
    readonly property color dim: "#aebad0"
    readonly property color lamp: "#f6cf86"
    readonly property color gold: "#d8a648"
    readonly property color paper: "#f5ead2"
    readonly property color paperShade: "#dcc79e"
    readonly property color ink: "#2b2118"
    readonly property color inkDim: "#75644c"
    readonly property color red: "#c9483c"
    readonly property color green: "#5f9d69"

    readonly property color black: "#000000"
    readonly property color deep: "#060b16"
    readonly property color sheet: "#14233c"
    readonly property color slate: "#1d2d4d"
    readonly property color seat: "#0d1930"
    readonly property color mine: "#2b4470"
    readonly property color teller: "#5c4620"
    readonly property color edge: "#4f6f9f"
    readonly property color cloth: cloths[laidFor].middle
    readonly property color clothEdge: cloths[laidFor].edge
    readonly property color wood: "#4a3521"
    readonly property color woodDark: "#33240f"
    readonly property color brass: "#8a6a3c"
    readonly property color glow: "#fff4d8"
    readonly property color chalk: "#fffaf0"
    readonly property color cardEdge: "#c9b68e"
    readonly property color paperEdge: "#a98f5f"
    readonly property color fold: "#806030"
    readonly property color sepia: "#7a3b22"
    readonly property color warning: "#f0c29a"
    readonly property color alarm: "#5a2a22"
    readonly property color alarmEdge: "#e08a6a"
    readonly property color hurry: "#a8352b"
    readonly property color buttonTop: "#f2cc82"
    readonly property color buttonTopLit: "#fbdc9c"
    readonly property color buttonTopDown: "#c8933a"
    readonly property color buttonFoot: "#cd9a43"
    readonly property color buttonFootLit: "#dcab55"
    readonly property color buttonFootDown: "#b07c2c"
    readonly property color buttonEdge: "#fbe3ae"

    readonly property string serif: "Source Serif Pro"
    readonly property string sans: "Manrope"

    readonly property int tiny: Math.round(12 * textScale)
    readonly property int small: Math.round(14 * textScale)
    readonly property int body: Math.round(16 * textScale)
    readonly property int large: Math.round(20 * textScale)
    readonly property int title: Math.round(28 * textScale)
    readonly property int display: Math.round(44 * textScale)

    readonly property int gap: 12
    readonly property int margin: 24
    readonly property int radius: 10

    readonly property var rabbitColours: ["#d9534a", "#e8963e", "#ecc94b", "#8fb84a", "#4c9f70", "#3fa7a3", "#4b8fd0", "#5a66c8", "#8c5ac0", "#c45fa5", "#8a6a4f", "#d8d3c8"]

    /*! The same colours as in the pictures of the tables. */
    readonly property var cloths: ({
            "dixit": {
                "middle": "#243b69",
                "edge": "#16264a"
            },
            "party": {
                "middle": "#4d2f58",
                "edge": "#301b38"
            },
            "team": {
                "middle": "#24493d",
                "edge": "#152d26"
            },
            "poetry": {
                "middle": "#573826",
                "edge": "#382216"
            }
        })

    function picture(name: string): url {
        return house + "/" + name;
    }

    function colourOf(rabbit: int): color {
        return rabbitColours[Math.max(0, rabbit) % rabbitColours.length];
    }
}
