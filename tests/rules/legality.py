"""Whether an action is legal, decided from a view alone; must agree with the engine."""

from collections.abc import Sequence

from dixit_qt.rules.actions import (
    Action,
    AddLine,
    AmendClue,
    ChooseEnding,
    ClaimStory,
    Give,
    GiveClue,
    GiveHeart,
    Guess,
    Hint,
    Judge,
    ReadWithAnd,
    SwapLine,
    TakeBack,
    Vote,
    clue_words,
)
from dixit_qt.rules.model import MAX_CLUE, ClueKind
from dixit_qt.rules.seatview import ClueChoice, GiveChoice, HintChoice, Legal, VoteChoice


def allows(legal: Legal, action: Action) -> bool:
    match action:
        case ClaimStory():
            return legal.claim
        case GiveClue():
            return legal.clue is not None and _clue(legal.clue, action)
        case Give(cards):
            return legal.give is not None and _give(legal.give, cards)
        case Vote():
            return legal.vote is not None and _vote(legal.vote, action)
        case TakeBack():
            return legal.take_back
        case AmendClue(text):
            return legal.amend and 0 < len(clue_words(text)) <= MAX_CLUE
        case GiveHeart(number):
            return bool(legal.hearts) and number in (None, *legal.hearts)
        case ReadWithAnd(place):
            return place in legal.readings
        case _:
            return _allows_in_poetry(legal, action)


def _allows_in_poetry(
    legal: Legal, action: SwapLine | Hint | AddLine | Guess | Judge | ChooseEnding
) -> bool:
    match action:
        case SwapLine(line):
            return line in legal.swap
        case Hint():
            return legal.hint is not None and _hint(legal.hint, action)
        case AddLine(line):
            return line in legal.add_line
        case Guess(story):
            return story in legal.guess
        case Judge():
            return legal.judge
        case _:
            return action.ending in legal.endings


def _clue(choice: ClueChoice, action: GiveClue) -> bool:
    words = clue_words(action.text)
    enough = bool(words) or action.kind is not ClueKind.WRITTEN
    card_fits = action.card in choice.cards if choice.cards else action.card is None
    return action.kind in choice.kinds and enough and len(words) <= MAX_CLUE and card_fits


def _give(choice: GiveChoice, cards: Sequence[str]) -> bool:
    return len(cards) == choice.count and _distinct_among(cards, choice.cards)


def _vote(choice: VoteChoice, action: Vote) -> bool:
    fits = 1 <= len(action.numbers) <= choice.most
    red_fits = action.red in choice.reds if choice.reds else action.red is None
    return fits and red_fits and _distinct_among(action.numbers, choice.numbers)


def _hint(choice: HintChoice, action: Hint) -> bool:
    return action.story in choice.stories and action.line in choice.lines


def _distinct_among(picked: Sequence[str] | Sequence[int], offered: Sequence[object]) -> bool:
    return len(set(picked)) == len(picked) and set(picked) <= set(offered)
