import QtQuick
import DixitQt
import DixitQt.Models

/*! A round revealed on the big screen: card by card, then the points, then the track. */
SequentialAnimation {
    id: telling

    required property TelevisionGame game
    readonly property Pace pace: game.table.pace
    readonly property int roomMade: game.telling ? Motion.slow : 0

    PauseAnimation {
        duration: telling.pace.lead * Motion.pace
    }
    NumberAnimation {
        target: telling.game
        property: "cardsRevealed"
        from: 0
        to: telling.game.cards
        duration: telling.pace.cards * Motion.pace
    }
    PauseAnimation {
        duration: telling.pace.look * Motion.pace
    }
    ScriptAction {
        script: telling.game.makeRoom()
    }
    PauseAnimation {
        duration: telling.roomMade
    }
    NumberAnimation {
        target: telling.game
        property: "pointsShown"
        to: 1
        duration: Motion.slow
    }
    PauseAnimation {
        duration: Math.max(0, telling.pace.count * Motion.pace - telling.roomMade - Motion.slow)
    }
    PropertyAction {
        target: telling.game
        property: "step"
        value: RoundSheet.Step.Track
    }
}
