import QtQuick
import QtQuick.Templates as T

/*! Something to click, or to press with Enter when it has the focus. It ignores an Enter that is
still held down from before it got the focus. */
T.AbstractButton {
    id: pressable

    function enter(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            click();
    }

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.Button

    Keys.onReturnPressed: event => pressable.enter(event)
    Keys.onEnterPressed: event => pressable.enter(event)
}
