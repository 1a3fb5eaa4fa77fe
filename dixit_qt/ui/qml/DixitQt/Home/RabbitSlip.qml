import QtQuick
import DixitQt

/*! The twelve rabbits on a slip that covers the whole page; at the table the name is above them.
Esc or a click beside the slip closes it. */
FocusScope {
    id: slip

    required property Item over
    required property Item returnTo
    property int rabbit: 0
    property real size: 54
    property string name: ""
    property point corner
    readonly property real slipWidth: rabbits.implicitWidth + 40
    readonly property real slipHeight: content.implicitHeight + 36

    signal chosen(int rabbit)
    signal renamed(string name)

    /*! `at` is the upper left corner, in the coordinates of `returnTo`. */
    function open(at: point): void {
        const wish = over.mapFromItem(returnTo, at);
        corner = Qt.point(Math.max(8, Math.min(over.width - slipWidth - 8, wish.x)), Math.max(8, Math.min(over.height - slipHeight - 8, wish.y)));
        field.text = name;
        visible = true;
        rabbits.takeFocus();
    }

    function close(): void {
        const written = field.text.trim();
        if (field.visible && written.length > 0 && written !== name)
            slip.renamed(written);
        visible = false;
        returnTo.forceActiveFocus();
    }

    parent: over
    anchors.fill: parent
    visible: false
    z: 30

    Keys.onEscapePressed: slip.close()

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onClicked: slip.close()
        onWheel: wheel => wheel.accepted = true
    }

    Panel {
        x: slip.corner.x
        y: slip.corner.y
        width: slip.slipWidth
        height: slip.slipHeight
        color: Qt.alpha(Theme.sheet, 0.98)
        border.color: Qt.alpha(Theme.gold, 0.53)

        Shadow {}

        Column {
            id: content

            anchors.centerIn: parent
            spacing: 12

            Field {
                id: field

                objectName: "slipName"
                width: rabbits.implicitWidth
                visible: slip.name.length > 0
                label: qsTr("Your name")
                maximumLength: 40
                onAccepted: slip.close()
            }

            RabbitChooser {
                id: rabbits

                size: slip.size
                rabbit: slip.rabbit
                onChosen: rabbit => {
                    slip.chosen(rabbit);
                    slip.close();
                }
            }
        }
    }
}
