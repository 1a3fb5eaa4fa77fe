pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! Where the storyteller chooses the card, writes the clue, and chooses how to give it. */
FocusScope {
    id: composer

    required property CardTable table
    property alias dropPlace: slot
    property string kind: "written"
    readonly property bool needsCard: table.clueNeedsCard
    readonly property bool hasCard: table.chosenCards > 0
    readonly property int round: table.round
    readonly property bool complete: (!needsCard || hasCard) && (kind !== "written" || words.text.trim().length > 0)

    function takeWords(): void {
        words.forceActiveFocus();
    }

    function send(): void {
        table.tell(words.text, kind);
    }

    onRoundChanged: {
        words.text = "";
        kind = "written";
    }

    implicitWidth: 820
    implicitHeight: 344

    Shadow {}

    Image {
        anchors.fill: parent
        source: Theme.picture("paper-plain.webp")
        asynchronous: true
        mipmap: true
    }

    Item {
        anchors.fill: parent
        anchors.margins: Theme.margin + 8

        Rectangle {
            id: slot

            objectName: "clueSlot"
            width: visible ? height / 1.5 : 0
            height: parent.height
            visible: composer.needsCard
            radius: 12
            color: Qt.alpha(Theme.gold, 0.18)
            border.width: 2
            border.color: Theme.gold

            Label {
                anchors.centerIn: parent
                width: parent.width - 24
                visible: !composer.hasCard
                text: qsTr("Drag your card here, or click it")
                horizontalAlignment: Text.AlignHCenter
                color: Theme.inkDim
                font.weight: Font.DemiBold
            }
        }

        Column {
            anchors.left: slot.right
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.leftMargin: slot.visible ? Theme.margin : Theme.gap
            spacing: Theme.gap

            Heading {
                width: parent.width
                color: Theme.ink
                text: qsTr("Your clue")
            }

            Field {
                id: words

                objectName: "clueField"
                width: parent.width
                height: Math.max(56, implicitHeight)
                font.family: Theme.serif
                font.pixelSize: Theme.large + 2
                focus: true
                maximumLength: composer.table.longestClue
                placeholderText: composer.kind === "written" ? qsTr("A word, a line, a sound…") : qsTr("A few words for the album, if you like")
                label: qsTr("The words of your clue")
                onAccepted: composer.send()
            }

            Flow {
                width: parent.width
                spacing: 8
                visible: kinds.count > 1

                Repeater {
                    id: kinds

                    model: composer.table.kinds

                    ChoiceChip {
                        required property string key
                        required text

                        objectName: "kind-" + key
                        onPaper: true
                        checked: composer.kind === key
                        onClicked: composer.kind = key
                    }
                }
            }

            AppButton {
                objectName: "tell"
                onPaper: true
                anchors.right: parent.right
                kind: AppButton.Kind.Primary
                enabled: composer.complete
                text: qsTr("Give the clue")
                hint: composer.needsCard && !composer.hasCard ? qsTr("Choose a card first") : ""
                onClicked: composer.send()
            }
        }
    }
}
