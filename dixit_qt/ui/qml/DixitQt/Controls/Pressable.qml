import QtQuick
import QtQuick.Templates as T

/*! Something to click, or to press with Enter when it has the focus. */
T.AbstractButton {
    id: pressable

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.Button

    Keys.onReturnPressed: pressable.click()
    Keys.onEnterPressed: pressable.click()
}
