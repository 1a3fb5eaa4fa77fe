pragma ComponentBehavior: Bound

import QtQuick
import DixitQt

/*! A finished poem as one page with its picture. */
Item {
    id: sheet

    property string heading: ""
    property string picture: ""
    property list<string> rows
    property string signature: ""
    property string reasons: ""
    property real textSize: Theme.large
    property int told: rows.length
    property list<string> readable

    signal readOtherwise(int row)

    implicitWidth: 760
    implicitHeight: Math.max(360, words.implicitHeight + 80)

    Accessible.role: Accessible.StaticText
    Accessible.name: [heading, ...rows, reasons, signature].join("\n")

    Parchment {
        anchors.fill: parent
    }

    CardFace {
        id: face

        anchors.left: parent.left
        anchors.leftMargin: Math.max(32, sheet.width * 0.075)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(240, (sheet.height - 56) / 1.5, sheet.width * 0.34)
        source: sheet.picture
    }

    Column {
        id: words

        anchors.left: face.right
        anchors.leftMargin: 36
        anchors.right: parent.right
        anchors.rightMargin: Math.max(32, sheet.width * 0.075)
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8

        SerifLabel {
            width: parent.width
            visible: text.length > 0
            text: sheet.heading
            font.pixelSize: sheet.textSize * 1.15
            font.weight: Font.DemiBold
            color: Theme.inkDim
        }

        Repeater {
            model: sheet.rows

            PoemRow {
                required property string modelData
                required property int index

                width: words.width
                text: modelData
                textSize: sheet.textSize
                enabled: sheet.readable.includes(String(index))
                objectName: "poemRow-" + index
                opacity: index < sheet.told ? 1 : 0
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
            text: qsTr("A row that begins with «Я» may be read with «И»: click it.")
            font.pixelSize: Theme.small
            color: Theme.inkDim
        }

        Label {
            objectName: "poemReasons"
            width: parent.width
            visible: text.length > 0
            opacity: sheet.told >= sheet.rows.length ? 1 : 0
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
