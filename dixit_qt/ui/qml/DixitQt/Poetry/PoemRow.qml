import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! A row of a finished poem; if it begins with «Я», a click reads it with «И», and back again. */
T.AbstractButton {
    id: row

    property real textSize: Theme.large

    implicitHeight: words.implicitHeight
    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: true

    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    Accessible.name: text
    Accessible.description: enabled ? qsTr("Begin this line with «И» (“and”) or «Я» (“I”)") : ""

    Keys.onReturnPressed: row.click()
    Keys.onEnterPressed: row.click()

    contentItem: SerifLabel {
        id: words

        text: row.text
        font.pixelSize: row.textSize
        color: row.enabled && (row.hovered || row.visualFocus) ? Theme.sepia : Theme.ink

        Rectangle {
            y: first.height - 2
            width: first.advanceWidth
            height: 2
            visible: row.enabled
            color: Theme.gold
        }

        TextMetrics {
            id: first

            font: words.font
            text: row.text.slice(0, 1)
        }
    }

    background: Item {
        FocusRing {
            control: row
            shown: row.visualFocus
            border.color: Theme.gold
        }
    }
}
