import QtQuick
import DixitQt

/*! A card enlarged to fill the window; any key or click closes it. */
FocusScope {
    id: magnifier

    objectName: "magnifier"

    property string source: ""
    property string description: ""
    property Item returnTo: null
    property Item before: null

    function open(picture: string, text: string): void {
        source = picture;
        description = text;
        before = Window.activeFocusItem;
        visible = true;
        forceActiveFocus();
    }

    function close(): void {
        visible = false;
        focus = false;
        if (before !== null && before.visible && before !== magnifier)
            before.forceActiveFocus(Qt.TabFocusReason);
        else if (returnTo !== null)
            returnTo.forceActiveFocus();
    }

    anchors.fill: parent
    visible: false

    Accessible.role: Accessible.Graphic
    Accessible.name: description

    Keys.onPressed: event => {
        event.accepted = true;
        magnifier.close();
    }

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.deep, 0.85)
    }

    CardFace {
        anchors.centerIn: parent
        height: parent.height - 48
        width: height / 1.5
        source: magnifier.visible ? magnifier.source : ""
        sharpness: 3
    }

    MouseArea {
        anchors.fill: parent
        onClicked: magnifier.close()
    }
}
