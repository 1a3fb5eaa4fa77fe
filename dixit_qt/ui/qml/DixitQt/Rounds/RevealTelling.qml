import QtQuick
import DixitQt

/*! The order of a reveal in time: card by card, then the points, then the track. */
SequentialAnimation {
    id: telling

    required property RevealLayer whole

    PauseAnimation {
        duration: Motion.normal
    }
    NumberAnimation {
        target: telling.whole
        property: "cardsTold"
        from: 0
        to: Math.max(1, telling.whole.cards)
        duration: Math.min(Motion.slow, 6 * Motion.slow / Math.max(1, telling.whole.cards)) * Math.max(1, telling.whole.cards)
    }
    PauseAnimation {
        duration: Motion.slow
    }
    PropertyAction {
        target: telling.whole
        property: "step"
        value: RoundSheet.Step.Count
    }
    PauseAnimation {
        duration: Motion.slow * 3
    }
    PropertyAction {
        target: telling.whole
        property: "step"
        value: RoundSheet.Step.Track
    }
}
