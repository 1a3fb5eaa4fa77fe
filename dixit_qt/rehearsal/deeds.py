"""What a seat does, as the second half of a sentence."""

from dixit_qt.rehearsal.telling import Telling
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
)
from dixit_qt.rules.seatview import SeatView


def deed(telling: Telling, view: SeatView, action: Action) -> str:
    match action:
        case ClaimStory() | TakeBack():
            return telling.say("claim_story" if isinstance(action, ClaimStory) else "take_back")
        case GiveClue():
            return _clue(telling, action)
        case Give(cards):
            return telling.say("give", cards=telling.cards(cards))
        case Vote():
            return _vote(telling, view, action)
        case AmendClue() | GiveHeart() | ReadWithAnd():
            return _deed_beside(telling, action)
        case _:
            return _deed_in_poetry(telling, view, action)


def _deed_beside(telling: Telling, action: AmendClue | GiveHeart | ReadWithAnd) -> str:
    """What nobody waits for."""
    match action:
        case AmendClue(text):
            return telling.say("amend_clue", text=text)
        case GiveHeart(number):
            return telling.say("give_heart", number=number)
        case _:
            return telling.say("read_with_and", place=action.place)


def _deed_in_poetry(
    telling: Telling,
    view: SeatView,
    action: SwapLine | Hint | AddLine | Guess | Judge | ChooseEnding,
) -> str:
    match action:
        case SwapLine(line):
            return telling.say("swap_line", line=telling.names.line(line))
        case Hint(story, line):
            shown = _story(telling, view, story)
            return telling.say("hint", story=shown, line=telling.names.line(line))
        case AddLine(line):
            return telling.say("add_line", line=telling.names.line(line))
        case Guess(story):
            return telling.say("guess", story=_story(telling, view, story))
        case Judge(fits):
            return telling.say("judge.yes" if fits else "judge.no")
        case _:
            return telling.say("choose_ending", ending=telling.names.ending(action.ending))


def _clue(telling: Telling, clue: GiveClue) -> str:
    kind = telling.say(f"kind.{clue.kind}")
    if clue.card is None:
        return telling.say("give_clue.party", text=clue.text, kind=kind)
    card = telling.names.card(clue.card)
    return telling.say("give_clue", text=clue.text, kind=kind, card=card)


def _vote(telling: Telling, view: SeatView, vote: Vote) -> str:
    table = () if view.cards is None else view.cards.table
    numbers = telling.numbered(table, vote.numbers)
    if vote.red is None:
        return telling.say("vote", numbers=numbers)
    return telling.say("vote.red", numbers=numbers, red=telling.numbered(table, (vote.red,)))


def _story(telling: Telling, view: SeatView, story: int) -> str:
    stories = () if view.poetry is None else view.poetry.stories
    return telling.numbered((shown.card for shown in stories), (story,))
