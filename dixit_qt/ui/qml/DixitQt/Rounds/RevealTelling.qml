import QtQuick
import DixitQt
import DixitQt.Models

/*! Times the reveal: card by card, then the points, then the track. */
SequentialAnimation {
    id: telling

    required property RevealLayer whole
    readonly property Pace pace: whole.reveal.pace

    PauseAnimation {
        duration: telling.pace.lead * Motion.pace
    }
    NumberAnimation {
        target: telling.whole
        property: "cardsRevealed"
        from: 0
        to: Math.max(1, telling.whole.cards)
        duration: telling.pace.cards * Motion.pace
    }
    PauseAnimation {
        duration: telling.pace.look * Motion.pace
    }
    PropertyAction {
        target: telling.whole
        property: "step"
        value: RoundSheet.Step.Count
    }
    PauseAnimation {
        duration: telling.pace.count * Motion.pace
    }
    PropertyAction {
        target: telling.whole
        property: "step"
        value: RoundSheet.Step.Track
    }
}
