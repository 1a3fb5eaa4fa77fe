"""A view whose parts do not fit together is refused before a screen can trip over it."""

from dataclasses import fields, replace

import pytest

from dixit_qt.rules.model import Clue, ClueKind
from dixit_qt.rules.records import (
    Award,
    Ballot,
    EndReason,
    Outcome,
    PoemLine,
    PoemRecord,
    Reason,
    StoryGuess,
    TableCard,
)
from dixit_qt.rules.seatview import Legal, PoetryView, StoryView, VoteChoice
from dixit_qt.wire import codec
from dixit_qt.wire import messages as m
from dixit_qt.wire.checks import bounds as all_bounds
from dixit_qt.wire.checks.bounds import BOUNDS
from dixit_qt.wire.checks.view_checks import implausible, implausible_round, is_of_game
from dixit_qt.wire.errors import RemoteProtocolError
from tests.wire.samples import CARD, RECORD, VIEW

POEM = PoetryView(
    hand_sizes=(5, 5, 5),
    stories=(StoryView(CARD, face_up=True),),
    lines=(PoemLine(7, 2),),
    guesses=(StoryGuess(1, 1, right=False),),
    chips=(1, 1, 1),
    ending_by=2,
)


OUTCOME = Outcome(EndReason.SCORE_REACHED, (2,), (3, 0, 5))
TELLING = PoemRecord((CARD, CARD), 1, 7, (PoemLine(8, 1, fits=True),), (), 0, 9, 2)
ROUND = replace(RECORD, clue=None, table=(), ballots=(), poem=TELLING)


def of(**cards) -> object:
    return replace(VIEW, cards=replace(VIEW.cards, **cards))


def poem(**changes) -> object:
    return replace(VIEW, cards=None, poetry=replace(POEM, **changes))


@pytest.mark.parametrize("view", [VIEW, poem(), poem(chosen=1), replace(VIEW, outcome=OUTCOME)])
def test_a_view_that_fits_together_passes(view):
    assert implausible(view) == ""
    assert codec.decode_from_host(codec.encode(m.Update(1, 1, view))).view == view


@pytest.mark.parametrize(
    "view",
    [
        replace(VIEW, seats=0),
        replace(VIEW, seats=25, sides=(0,) * 25),
        replace(VIEW, ring=()),
        replace(VIEW, ring=(0, 1, 1)),
        replace(VIEW, ring=(0, 1, 3)),
        replace(VIEW, ring=(1, 2), storyteller=0),
        replace(VIEW, partner=3),
        replace(VIEW, seat=3),
        replace(VIEW, storyteller=-1),
        replace(VIEW, waiting_for=(9,)),
        replace(VIEW, sides=(0, 1)),
        replace(VIEW, sides=(0, 1, 3)),
        replace(VIEW, scores=()),
        of(hand_sizes=(1,)),
        of(voted=(3,)),
        poem(told=(1,)),
        poem(chips=(1,)),
        poem(ending_by=3),
        poem(chosen=2),
        poem(turn=3),
        poem(rival=3),
        replace(VIEW, outcome=replace(OUTCOME, winners=(3,))),
        replace(VIEW, outcome=replace(OUTCOME, scores=(1,))),
    ],
)
def test_a_view_that_contradicts_itself_is_refused(view):
    assert implausible(view)
    with pytest.raises(RemoteProtocolError, match="makes no sense"):
        codec.decode_from_host(codec.encode(m.Update(1, 1, view)))


@pytest.mark.parametrize(
    ("view", "place"),
    [
        (of(given=(10**6,) * 3), "CardsView.given"),
        (of(hand=(CARD,) * 10_000), "CardsView.hand"),
        (of(hand=("../passwd",)), "CardsView.hand"),
        (of(pile=2**40), "CardsView.pile"),
        (of(clue=Clue(ClueKind.WRITTEN, "x" * 60_000)), "Clue.text"),
        (poem(chips=(10**9,) * 3), "PoetryView.chips"),
        (poem(kept=((CARD,) * 1000, (), ())), "PoetryView.kept"),
        (poem(hint=-1), "PoetryView.hint"),
        (replace(VIEW, scores=(2**60, 0, 0)), "SeatView.scores"),
        (replace(VIEW, history=(RECORD,)), "SeatView.history"),
        (replace(VIEW, rounds_in_all=10**9), "SeatView.rounds_in_all"),
        (replace(VIEW, legal=Legal(vote=VoteChoice(tuple(range(1, 999))))), "VoteChoice.numbers"),
    ],
)
def test_a_view_without_measure_is_refused_by_name(view, place):
    assert implausible(view) == place
    with pytest.raises(RemoteProtocolError, match=place):
        codec.decode_from_host(codec.encode(m.Update(1, 1, view)))


@pytest.mark.parametrize("record", [RECORD, ROUND])
def test_a_round_that_fits_together_passes(record):
    assert implausible_round(record) == ""
    assert is_of_game(record, VIEW)


@pytest.mark.parametrize(
    "record",
    [
        replace(RECORD, awards=(Award(3, 1, Reason.ENDING),)),
        replace(RECORD, awards=(Award(0, 10**9, Reason.ENDING),)),
        replace(RECORD, table=(TableCard(CARD, 0),) * 1000),
        replace(ROUND, poem=replace(TELLING, chosen=3)),
        replace(ROUND, poem=replace(TELLING, winner=3)),
    ],
)
def test_a_round_that_contradicts_itself_is_refused(record):
    with pytest.raises(RemoteProtocolError, match="makes no sense"):
        codec.decode_from_host(codec.encode(m.FinishedRound(1, 1, record)))


@pytest.mark.parametrize(
    "record",
    [
        replace(RECORD, scores=(1, 2, 3, 4)),
        replace(RECORD, storyteller=3),
        replace(RECORD, table=(TableCard(CARD, 3),)),
        replace(RECORD, ballots=(Ballot(3, ()),)),
    ],
)
def test_a_round_that_is_not_of_this_game_is_refused(record):
    assert not is_of_game(record, VIEW)


def test_every_field_of_what_is_shown_has_a_bound():
    for kind, bounds in BOUNDS.items():
        assert list(bounds) == [field.name for field in fields(kind)]


NAMED = {
    "CARD": (0, 0, 0, 20),
    "SEAT": (0, 0, 23, 0),
    "SIDE": (0, 0, 47, 0),
    "STORY": (0, 1, 14, 0),
    "NUMBER": (0, 0, 9999, 0),
    "COUNT": (0, 0, 64, 0),
    "PILE": (0, 0, 100000, 0),
    "ROUND": (0, 0, 10000, 0),
    "HELD": (64, 0, 0, 20),
    "LINES": (64, 0, 9999, 0),
    "STORIES": (14, 1, 14, 0),
    "SEATS": (24, 0, 23, 0),
    "PLACES": (24, 1, 24, 0),
    "SCORES": (48, -10000, 10000, 0),
    "DRAWS": (96, 0, 0, 0),
    "READINGS": (38, 0, 38, 0),
}
"""How many, the least and the most number, and how long a text."""


def test_the_bounds_of_what_a_view_shows():
    known = {name: getattr(all_bounds, name) for name in NAMED}
    assert {n: (b.items, b.least, b.most, b.longest) for n, b in known.items()} == NAMED
