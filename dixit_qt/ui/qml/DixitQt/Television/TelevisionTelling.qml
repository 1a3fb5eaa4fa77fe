import QtQuick
import DixitQt

/*! A round told on the big screen: card by card, then the points, then the track. */
SequentialAnimation {
    id: telling

    required property TelevisionGame game
    readonly property int cards: game.telling ? game.cards : 0

    PauseAnimation {
        duration: Motion.slow * 2
    }
    NumberAnimation {
        target: telling.game
        property: "told"
        from: 0
        to: telling.game.cards
        duration: Motion.slow * 2.4 * Math.min(8, telling.cards)
    }
    PauseAnimation {
        duration: telling.cards > 0 ? Motion.slow * 6 : 0
    }
    ScriptAction {
        script: telling.game.makeRoom()
    }
    PauseAnimation {
        duration: telling.cards > 0 ? Motion.slow : 0
    }
    NumberAnimation {
        target: telling.game
        property: "pointsShown"
        to: 1
        duration: Motion.slow
    }
    PauseAnimation {
        duration: Motion.slow * 8
    }
    PropertyAction {
        target: telling.game
        property: "step"
        value: RoundSheet.Step.Track
    }
}
