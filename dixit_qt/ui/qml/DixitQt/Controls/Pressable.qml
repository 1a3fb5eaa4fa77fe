import QtQuick
import QtQuick.Templates as T

/*! Something to click, or to press with Enter when it has the focus. It ignores an Enter that is
still held down from before it got the focus. */
T.AbstractButton {
    id: pressable

    /*! This click is an Enter. */
    property bool byEnter: false

    function enter(event: KeyEvent): void {
        if (event.isAutoRepeat)
            return;
        byEnter = true;
        click();
        byEnter = false;
    }

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.Button

    Keys.onReturnPressed: event => pressable.enter(event)
    Keys.onEnterPressed: event => pressable.enter(event)
}
