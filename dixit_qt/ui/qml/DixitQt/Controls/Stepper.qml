import QtQuick

/*! A value that the arrow keys change; screen readers say its name and the value. */
FocusScope {
    id: stepper

    property string name: ""
    property string value: ""
    property bool first: false
    property bool last: false
    property bool mayChange: false

    signal stepped(int by)

    activeFocusOnTab: mayChange

    Accessible.role: Accessible.SpinBox
    Accessible.name: name + ": " + value
    Accessible.focusable: mayChange
    Accessible.onIncreaseAction: stepped(1)
    Accessible.onDecreaseAction: stepped(-1)

    Keys.onPressed: event => {
        const steps = {
            [Qt.Key_Left]: -1,
            [Qt.Key_Down]: -1,
            [Qt.Key_Right]: 1,
            [Qt.Key_Up]: 1,
            [Qt.Key_Minus]: -1,
            [Qt.Key_Plus]: 1,
            [Qt.Key_PageDown]: -10,
            [Qt.Key_PageUp]: 10
        };
        event.accepted = stepper.mayChange && event.key in steps;
        if (event.accepted)
            stepper.stepped(steps[event.key]);
    }
}
