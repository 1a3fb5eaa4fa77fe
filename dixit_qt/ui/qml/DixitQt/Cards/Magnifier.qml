import QtQuick
import DixitQt

/*! A card enlarged to fill the window. With `row`, the repeater of the cards that lie beside it, the
arrow keys and the two arrows lead to its neighbours; any other key or click closes it. */
FocusScope {
    id: magnifier

    property string source: ""
    property string description: ""
    property Item returnTo: null
    property Item before: null
    property var row: null
    property int place: -1

    function open(picture: string, text: string, beside: Repeater): void {
        source = picture;
        description = text;
        row = beside;
        place = placeOf(picture);
        before = Window.activeFocusItem;
        visible = true;
        forceActiveFocus();
    }

    function placeOf(picture: string): int {
        for (let i = 0; i < (row?.count ?? 0); ++i) {
            if (row.itemAt(i)?.source === picture)
                return i;
        }
        return -1;
    }

    /*! The place of the next card that way whose picture may be seen, or -1. */
    function beyond(by: int): int {
        for (let i = place + by; place >= 0 && i >= 0 && i < (row?.count ?? 0); i += by) {
            if ((row.itemAt(i)?.source ?? "").length > 0)
                return i;
        }
        return -1;
    }

    function step(by: int): void {
        const next = beyond(by);
        if (next < 0)
            return;
        if (before === row.itemAt(place))
            before = row.itemAt(next);
        place = next;
        source = row.itemAt(next).source;
        description = row.itemAt(next).description;
    }

    function close(): void {
        visible = false;
        focus = false;
        row = null;
        if (before !== null && before.visible && before !== magnifier)
            before.forceActiveFocus(Qt.TabFocusReason);
        else if (returnTo !== null)
            returnTo.forceActiveFocus();
    }

    objectName: "magnifier"
    anchors.fill: parent
    visible: false

    Accessible.role: Accessible.Graphic
    Accessible.name: description

    Keys.onPressed: event => {
        event.accepted = true;
        if (place >= 0 && (event.key === Qt.Key_Left || event.key === Qt.Key_Right))
            magnifier.step(event.key === Qt.Key_Left ? -1 : 1);
        else
            magnifier.close();
    }

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.deep, 0.85)
    }

    MouseArea {
        anchors.fill: parent
        onClicked: magnifier.close()
    }

    CardFace {
        id: face

        anchors.centerIn: parent
        height: parent.height - 48
        width: height / 1.5
        source: magnifier.visible ? magnifier.source : ""
        sharpness: 3
    }

    MagnifierButton {
        objectName: "magnifierClose"
        anchors.left: face.right
        anchors.leftMargin: 16
        anchors.top: face.top
        text: "×"
        Accessible.name: qsTr("Close")
        onClicked: magnifier.close()
    }

    MagnifierButton {
        objectName: "magnifierBefore"
        anchors.right: face.left
        anchors.rightMargin: 16
        anchors.verticalCenter: face.verticalCenter
        visible: magnifier.visible && magnifier.beyond(-1) >= 0
        text: "‹"
        Accessible.name: qsTr("Previous card")
        onClicked: magnifier.step(-1)
    }

    MagnifierButton {
        objectName: "magnifierAfter"
        anchors.left: face.right
        anchors.leftMargin: 16
        anchors.verticalCenter: face.verticalCenter
        visible: magnifier.visible && magnifier.beyond(1) >= 0
        text: "›"
        Accessible.name: qsTr("Next card")
        onClicked: magnifier.step(1)
    }

    /*! The keys remain with the magnifier. */
    component MagnifierButton: Pressable {
        id: way

        width: 48
        height: 48
        focusPolicy: Qt.NoFocus

        background: Rectangle {
            radius: width / 2
            color: way.hovered ? Theme.raised : Qt.alpha(Theme.slate, 0.9)
            border.width: 2
            border.color: Theme.gold
        }

        contentItem: SerifLabel {
            text: way.text
            color: Theme.lamp
            font.pixelSize: Theme.title
            fontSizeMode: Text.Fit
            minimumPixelSize: 16
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }
}
