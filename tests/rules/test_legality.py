"""Whether single actions are legal, according to a view."""

import pytest

from dixit_qt.rules.actions import (
    Action,
    AddLine,
    ChooseEnding,
    ClaimStory,
    Give,
    GiveClue,
    Guess,
    Hint,
    Judge,
    SwapLine,
    TakeBack,
    Vote,
)
from dixit_qt.rules.model import MAX_CLUE, ClueKind
from dixit_qt.rules.seatview import (
    NOTHING,
    ClueChoice,
    GiveChoice,
    HintChoice,
    Legal,
    VoteChoice,
)
from tests.rules.legality import allows

WRITTEN = (ClueKind.WRITTEN,)
CLUE = Legal(clue=ClueChoice(WRITTEN, ("a", "b")))
PARTY_CLUE = Legal(clue=ClueChoice((ClueKind.WRITTEN, ClueKind.SONG), ()))
TWO_GIFTS = Legal(give=GiveChoice(("a", "b", "c"), 2))
TWO_VOTES = Legal(vote=VoteChoice((1, 2, 4), most=2))
RED = Legal(vote=VoteChoice((1, 2), reds=(1, 2)))
POETRY = Legal(
    swap=(7,), hint=HintChoice((1, 2), (7, 8)), add_line=(7,), guess=(2,), judge=True, endings=(5,)
)

ANSWERS = [
    (Legal(claim=True), ClaimStory(), True),
    (Legal(take_back=True), TakeBack(), True),
    (CLUE, GiveClue("words", card="a"), True),
    (CLUE, GiveClue("words", card="c"), False),
    (CLUE, GiveClue("words"), False),
    (CLUE, GiveClue(" ", card="a"), False),
    (CLUE, GiveClue("x" * MAX_CLUE, card="a"), True),
    (CLUE, GiveClue("x" * (MAX_CLUE + 1), card="a"), False),
    (CLUE, GiveClue("la", ClueKind.SONG, "a"), False),
    (PARTY_CLUE, GiveClue("words"), True),
    (PARTY_CLUE, GiveClue("", ClueKind.SONG), True),
    (PARTY_CLUE, GiveClue("words", card="a"), False),
    (TWO_GIFTS, Give(("c", "a")), True),
    (TWO_GIFTS, Give(("a",)), False),
    (TWO_GIFTS, Give(("a", "a")), False),
    (TWO_GIFTS, Give(("a", "d")), False),
    (TWO_VOTES, Vote((4,)), True),
    (TWO_VOTES, Vote((4, 1)), True),
    (TWO_VOTES, Vote(()), False),
    (TWO_VOTES, Vote((1, 2, 4)), False),
    (TWO_VOTES, Vote((1, 1)), False),
    (TWO_VOTES, Vote((3,)), False),
    (TWO_VOTES, Vote((1,), red=1), False),
    (RED, Vote((1,), red=1), True),
    (RED, Vote((1,)), False),
    (RED, Vote((1,), red=3), False),
    (POETRY, SwapLine(7), True),
    (POETRY, SwapLine(8), False),
    (POETRY, Hint(1, 8), True),
    (POETRY, Hint(3, 8), False),
    (POETRY, Hint(1, 9), False),
    (POETRY, AddLine(7), True),
    (POETRY, AddLine(8), False),
    (POETRY, Guess(2), True),
    (POETRY, Guess(1), False),
    (POETRY, Judge(fits=False), True),
    (POETRY, ChooseEnding(5), True),
    (POETRY, ChooseEnding(6), False),
]


@pytest.mark.parametrize(("legal", "action", "answer"), ANSWERS)
def test_an_action_is_allowed_when_it_fits_what_is_legal(
    legal: Legal, action: Action, answer: bool
) -> None:
    assert allows(legal, action) is answer


@pytest.mark.parametrize("action", [action for _, action, _ in ANSWERS], ids=repr)
def test_without_legal_actions_nothing_is_allowed(action: Action) -> None:
    assert not allows(NOTHING, action)
