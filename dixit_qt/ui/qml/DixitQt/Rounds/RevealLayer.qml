pragma ComponentBehavior: Bound

import QtQuick
import DixitQt
import DixitQt.Models

/*! What happened in the round, told step by step over the game, which goes on beneath. */
FocusScope {
    id: layer

    required property Reveal reveal
    property Item before: null
    property int step: RoundSheet.Step.Cards
    readonly property bool told: step >= RoundSheet.Step.Track

    function begin(): void {
        if (!layer.activeFocus)
            before = Window.activeFocusItem;
        layer.forceActiveFocus();
        if (Motion.still) {
            step = RoundSheet.Step.Track;
            return;
        }
        step = RoundSheet.Step.Cards;
        telling.restart();
    }

    function advance(): void {
        if (told) {
            layer.close();
            return;
        }
        telling.stop();
        step = RoundSheet.Step.Track;
    }

    function close(): void {
        telling.stop();
        reveal.dismiss();
        step = RoundSheet.Step.Cards;
        layer.giveFocusBack();
    }

    function giveFocusBack(): void {
        layer.focus = false;
        let item = before;
        while (item !== null && !item.visible)
            item = item.parent;
        if (item !== null)
            item.forceActiveFocus();
        before = null;
    }

    objectName: "reveal"
    visible: reveal.open

    Accessible.role: Accessible.AlertMessage
    Accessible.name: reveal.round.summary

    Component.onCompleted: {
        if (reveal.open)
            step = RoundSheet.Step.Track;
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            return;
        event.accepted = true;
        if ([Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Escape].includes(event.key))
            layer.advance();
    }

    Connections {
        target: layer.reveal

        function onRevealed(): void {
            layer.begin();
        }
    }

    SequentialAnimation {
        id: telling

        PauseAnimation {
            duration: Motion.slow
        }
        NumberAnimation {
            target: layer
            property: "step"
            from: RoundSheet.Step.Votes
            to: RoundSheet.Step.Track
            duration: Motion.slow * 8
        }
    }

    Backdrop {
        anchors.fill: parent
    }

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.deep, 0.53)
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onClicked: layer.advance()
        onWheel: wheel => wheel.accepted = true
    }

    Loader {
        property bool made: false

        anchors.fill: parent
        active: layer.reveal.open || made
        asynchronous: true
        onLoaded: made = true

        sourceComponent: Item {
            RoundSheet {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.bottom: track.top
                anchors.margins: 20
                anchors.bottomMargin: 12
                round: layer.reveal.round
                step: layer.step

                Label {
                    objectName: "revealNews"
                    width: parent.width
                    visible: text.length > 0
                    text: layer.reveal.news
                    color: Theme.lamp
                    font.family: Theme.serif
                    font.pixelSize: Theme.body
                    horizontalAlignment: Text.AlignHCenter
                }

                AppButton {
                    objectName: "revealOn"
                    width: parent.width
                    kind: AppButton.Kind.Primary
                    text: !layer.told ? qsTr("Show it all") : layer.reveal.last ? qsTr("To the end of the story") : qsTr("On with the game")
                    hint: qsTr("Space, Enter or Esc")
                    onClicked: layer.advance()
                }
            }

            ScoreTrack {
                id: track

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: 16
                height: Math.min(170, parent.height * 0.2)
                track: layer.reveal.track
                arrived: layer.told
            }
        }
    }
}
