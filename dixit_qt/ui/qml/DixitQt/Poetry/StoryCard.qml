pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import DixitQt

/*! A numbered story: face up it can be chosen or guessed, face down it is out. */
T.AbstractButton {
    id: story

    required property string key
    required property int number
    required property string source
    required property string title
    required property string description
    required property bool faceUp
    required property bool chosen
    required property bool picked
    required property bool pickable
    required property var guessers
    required property string guessed

    readonly property bool regarded: hovered && !down && faceUp
    property real turned: 1
    property real offX: 0
    property real offY: 0

    signal enlarged
    signal looked(bool on)

    function comeFrom(across: real, down: real, place: int, count: int): void {
        if (Motion.still)
            return;
        offX = across - x - width / 2;
        offY = down - y;
        turned = 0;
        coming.delay = Motion.stagger * place;
        coming.waiting = Motion.stagger * count;
        coming.restart();
    }

    function arriveNow(): void {
        if (coming.running)
            coming.complete();
    }

    objectName: "story-" + number
    implicitWidth: 150
    implicitHeight: width * 1.5
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    scale: hovered && pickable ? 1.04 : 1

    onRegardedChanged: looked(regarded)

    Accessible.role: Accessible.Button
    Accessible.name: faceUp ? (chosen ? qsTr("Story %1, the chosen one: %2") : picked ? qsTr("Story %1, chosen: %2") : qsTr("Story %1: %2")).arg(number).arg(title) : qsTr("Story %1 is out").arg(number)
    Accessible.description: [pickable ? qsTr("Key %1").arg(number) : "", guessed.length > 0 ? qsTr("guessed by %1").arg(guessed) : "", faceUp ? description : ""].filter(words => words.length > 0).join(". ")

    Keys.onSpacePressed: story.enlarged()
    Keys.onReturnPressed: story.click()
    Keys.onEnterPressed: story.click()

    Behavior on scale {
        NumberAnimation {
            duration: Motion.quick
        }
    }

    SequentialAnimation {
        id: coming

        property int delay: 0
        property int waiting: 0

        PauseAnimation {
            duration: coming.delay
        }
        NumberAnimation {
            target: story
            properties: "offX,offY"
            to: 0
            duration: Motion.slow
            easing.type: Motion.glide
        }
        PauseAnimation {
            duration: coming.waiting
        }
        NumberAnimation {
            target: story
            property: "turned"
            to: 1
            duration: Motion.normal
            easing.type: Motion.fade
        }
    }

    contentItem: CardFace {
        source: story.source
        soon: story.faceUp
        faceUp: story.faceUp && story.turned >= 0.5
        opacity: story.faceUp ? 1 : 0.5
        transform: [
            Scale {
                origin.x: story.width / 2
                xScale: Math.abs(1 - 2 * story.turned)
            },
            Translate {
                x: story.offX
                y: story.offY
            }
        ]
    }

    CardRing {
        z: 1
        colour: story.chosen ? Theme.green : Theme.lamp
        visible: story.chosen || story.picked || story.visualFocus
    }

    NumberPlate {
        x: -width * 0.16
        y: -width * 0.16
        z: 1
        width: Math.max(36, story.width * 0.22)
        visible: story.turned >= 0.5
        number: story.number
    }

    Rectangle {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 10
        anchors.horizontalCenter: parent.horizontalCenter
        z: 1
        width: mark.implicitWidth + 20
        height: mark.implicitHeight + 8
        radius: height / 2
        color: Qt.alpha(Theme.night, 0.87)
        visible: story.chosen

        Label {
            id: mark

            anchors.centerIn: parent
            text: qsTr("the story")
            font.pixelSize: Theme.small
            color: Theme.lamp
        }
    }

    Row {
        anchors.centerIn: parent
        z: 1
        spacing: 4

        Repeater {
            model: story.guessers

            delegate: GuessChip {
                width: story.width * 0.4
                height: width
            }
        }
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: if (story.faceUp)
            story.enlarged()
    }
}
