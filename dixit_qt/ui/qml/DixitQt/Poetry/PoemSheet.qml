pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A finished poem on one page with its picture. */
Item {
    id: sheet

    property string heading: ""
    property string picture: ""
    property list<string> rows
    property string signature: ""
    property string reasons: ""
    property real textSize: Theme.large

    /*! A short poem has larger letters. */
    readonly property real most: rows.length < 5 ? 1.35 : rows.length < 7 ? 1.2 : 1

    /*! One size for all verses, so that the longest fits on its line. */
    readonly property real verseSize: {
        const longest = Math.max(1, ...rows.map(row => measure.advanceWidth(row)));
        return Math.max(textSize * 0.6, textSize * Math.min(most, 0.98 * words.width / longest));
    }
    readonly property real margin: Math.max(32, width * 0.1)
    property int revealed: rows.length
    property list<string> readable

    signal readOtherwise(int row)

    implicitWidth: 760
    implicitHeight: Math.max(360, words.implicitHeight + 80)

    Accessible.role: Accessible.StaticText
    Accessible.name: [heading, ...rows, reasons, signature].join("\n")

    FontMetrics {
        id: measure

        font.family: Theme.serif
        font.pixelSize: sheet.textSize
    }

    Parchment {
        anchors.fill: parent
    }

    CardFace {
        id: face

        anchors.left: parent.left
        anchors.leftMargin: sheet.margin
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(320, (sheet.height - 80) / 1.5, sheet.width * 0.28)
        source: sheet.picture
    }

    Column {
        id: words

        anchors.left: face.right
        anchors.leftMargin: 36
        anchors.right: parent.right
        anchors.rightMargin: sheet.margin
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8

        SerifLabel {
            width: parent.width
            visible: text.length > 0
            text: sheet.heading
            bottomPadding: 8
            font.pixelSize: sheet.textSize * 0.8
            font.italic: true
            color: Theme.sepia
        }

        Repeater {
            model: sheet.rows

            PoemRow {
                required property string modelData
                required property int index

                width: words.width
                text: modelData
                textSize: sheet.verseSize
                enabled: sheet.readable.includes(String(index))
                objectName: "poemRow-" + index
                opacity: index < sheet.revealed ? 1 : 0
                onClicked: sheet.readOtherwise(index)

                Behavior on opacity {
                    NumberAnimation {
                        duration: Motion.slow
                    }
                }
            }
        }

        Label {
            objectName: "readOtherwise"
            width: parent.width
            visible: sheet.readable.length > 0
            text: qsTr("A line that begins with «Я» (“I”) may also begin with «И» (“and”): click it.")
            font.pixelSize: Theme.small
            color: Theme.inkDim
        }

        Label {
            objectName: "poemReasons"
            width: parent.width
            visible: text.length > 0
            opacity: sheet.revealed >= sheet.rows.length ? 1 : 0
            topPadding: 8
            text: sheet.reasons
            font.pixelSize: Theme.small
            color: Theme.inkDim
        }

        Label {
            width: parent.width
            visible: text.length > 0
            topPadding: 8
            text: sheet.signature
            font.pixelSize: sheet.textSize * 0.75
            color: Theme.inkDim
        }
    }
}
