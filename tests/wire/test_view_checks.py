"""A view that contradicts itself is refused before a screen shows it."""

import re
from collections.abc import Iterator
from typing import Annotated

import pytest
from msgspec import Meta
from msgspec import inspect as info
from msgspec.structs import replace

from dixit_qt.rules import model, records
from dixit_qt.rules.actions import Action
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.house import switches
from dixit_qt.rules.model import Clue, ClueKind
from dixit_qt.rules.records import (
    Award,
    Ballot,
    EndReason,
    Outcome,
    PoemLine,
    PoemRecord,
    Reason,
    RoundRecord,
    StoryGuess,
    TableCard,
)
from dixit_qt.rules.seatview import ClueChoice, Legal, PoetryView, SeatView, StoryView, VoteChoice
from dixit_qt.wire import codec
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import RemoteProtocolError
from dixit_qt.wire.codes import Keeper, Stage
from dixit_qt.wire.room import (
    DeckInfo,
    KickedInfo,
    Room,
    SeatInfo,
    StandingInfo,
    VersesInfo,
    WatcherInfo,
)
from dixit_qt.wire.view_checks import implausible, implausible_round, is_of_game
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
def test_a_consistent_view_is_accepted(view):
    assert implausible(view) == ""
    assert codec.decode_from_host(codec.encode(m.Update(1, 1, view))).view == view


@pytest.mark.parametrize(
    "view",
    [
        replace(VIEW, ring=()),
        replace(VIEW, ring=(), waiting_for=(), storyteller=None, partner=None),
        replace(VIEW, ring=(0, 1, 1)),
        replace(VIEW, ring=(0, 1, 3)),
        replace(VIEW, ring=(1, 2), storyteller=0),
        replace(VIEW, partner=3),
        replace(VIEW, seat=3),
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
        poem(swapped_out=(7,), swapped_by=(3,)),
        poem(swapped_out=(7, 8), swapped_by=(0,)),
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
    "view",
    [
        of(hand=(CARD, CARD)),
        replace(VIEW, legal=Legal(clue=ClueChoice((ClueKind.SONG,) * 2, (CARD,)))),
        replace(VIEW, legal=Legal(endings=(3, 3))),
        poem(hand=(1, 2, 1)),
        poem(stories=(StoryView(CARD, face_up=True), StoryView(CARD, face_up=False))),
    ],
)
def test_a_view_with_the_same_choice_twice_is_refused(view):
    with pytest.raises(RemoteProtocolError, match="twice in a choice"):
        codec.decode_from_host(codec.encode(m.Update(1, 1, view)))


def lobby(edition: str = "odyssey", **more: object) -> bytes:
    usual: dict = {"switches": {}, **more}
    return codec.encode(m.Lobby(Room("0" * 8, "Kitchen", Stage.GATHERING, edition, **usual)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_value_of_every_switch_is_accepted(edition):
    family = EDITIONS[edition].family
    for name in switches.BOUNDS:
        for value in switches.values_of(family, name):
            codec.decode_from_host(lobby(edition, switches={name: value}))
    codec.decode_from_host(lobby(edition, switches={"clue_kinds": ("song",)}))


def test_an_unknown_switch_is_ignored():
    codec.decode_from_host(lobby("saga", switches={"of_a_later_version": "of it, too"}))
    codec.decode_from_host(lobby("saga", switches={"hand": 3}))


@pytest.mark.parametrize("edition", ["odyssey", "poetry", "saga"])
@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("end", "never"),
        ("newcomer_score", "of a later version"),
        ("target_score", "many"),
        ("hand", True),
        ("hand", 9),
        ("reshuffle", 1),
        ("clue_kinds", 5),
        ("clue_kinds", ("sung",)),
        ("clue_kinds", ()),
    ],
)
def test_an_unknown_value_of_a_switch_is_refused(edition, switch, value):
    with pytest.raises(RemoteProtocolError, match="a switch with a value"):
        codec.decode_from_host(lobby(edition, switches={switch: value}))


@pytest.mark.parametrize(
    "twice",
    [
        {"seats": (SeatInfo(1, "Anna", 1, Keeper.PERSON),) * 2},
        {"watchers": (WatcherInfo(1, "Anna"),) * 2},
        {"kicked": (KickedInfo(1, "Anna"),) * 2},
        {"decks": (DeckInfo("first", {}, "us", 84, "f" * 20),) * 2},
        {"verses": (VersesInfo("en", "en", "English"),) * 2},
        {"standings": (StandingInfo(1, "Anna", 1, 1, (1,), 1, 1, 1, 1, 1),) * 2},
        {"next_hosts": (3, 3)},
    ],
    ids=lambda twice: next(iter(twice)),
)
def test_a_lobby_with_duplicates_is_refused(twice):
    with pytest.raises(RemoteProtocolError, match="twice in a list"):
        codec.decode_from_host(lobby(**twice))


@pytest.mark.parametrize(
    ("view", "place"),
    [
        (of(given=(10**6,) * 3), "cards.given"),
        (of(hand=(CARD,) * 10_000), "cards.hand"),
        (of(hand=("../passwd",)), "cards.hand"),
        (of(pile=2**40), "cards.pile"),
        (of(clue=Clue(ClueKind.WRITTEN, "x" * 60_000)), "cards.clue.text"),
        (poem(chips=(10**9,) * 3), "poetry.chips"),
        (poem(kept=((CARD,) * 1000, (), ())), "poetry.kept"),
        (poem(hint=-1), "poetry.hint"),
        (replace(VIEW, scores=(2**60, 0, 0)), "scores"),
        (replace(VIEW, history=(RECORD,)), "history"),
        (replace(VIEW, rounds_in_all=10**9), "rounds_in_all"),
        (replace(VIEW, legal=Legal(vote=VoteChoice(tuple(range(1, 999))))), "legal.vote.numbers"),
        (replace(VIEW, seats=0), "seats"),
        (replace(VIEW, seats=25, sides=(0,) * 25), "seats"),
        (replace(VIEW, storyteller=-1), "storyteller"),
    ],
)
def test_a_view_with_too_many_entries_is_refused(view, place):
    with pytest.raises(RemoteProtocolError, match=re.escape(f"$.view.{place}")):
        codec.decode_from_host(codec.encode(m.Update(1, 1, view)))


@pytest.mark.parametrize("record", [RECORD, ROUND])
def test_a_consistent_round_is_accepted(record):
    assert implausible_round(record) == ""
    assert is_of_game(record, VIEW)


@pytest.mark.parametrize(
    "record",
    [
        replace(RECORD, awards=(Award(3, 1, Reason.ENDING),)),
        replace(ROUND, poem=replace(TELLING, chosen=3)),
        replace(ROUND, poem=replace(TELLING, winner=3)),
    ],
)
def test_a_round_that_contradicts_itself_is_refused(record):
    with pytest.raises(RemoteProtocolError, match="makes no sense"):
        codec.decode_from_host(codec.encode(m.FinishedRound(1, 1, record)))


@pytest.mark.parametrize(
    ("record", "place"),
    [
        (replace(RECORD, awards=(Award(0, 10**9, Reason.ENDING),)), "awards[0].points"),
        (replace(RECORD, table=(TableCard(CARD, 0),) * 1000), "table"),
    ],
)
def test_a_round_with_too_many_entries_is_refused(record, place):
    with pytest.raises(RemoteProtocolError, match=re.escape(f"$.record.{place}")):
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
def test_a_round_of_another_game_is_refused(record):
    assert not is_of_game(record, VIEW)


def types_in(kind: info.Type, known: set[type]) -> Iterator[info.Type]:
    """A type and all types inside it."""
    match kind:
        case info.StructType(cls=cls) if cls not in known:
            known.add(cls)
            for field in kind.fields:
                yield from types_in(field.type, known)
        case info.UnionType():
            for each in kind.types:
                yield from types_in(each, known)
        case info.VarTupleType():
            yield kind
            yield from types_in(kind.item_type, known)
        case _:
            yield kind


def is_bounded(kind: info.Type) -> bool:
    match kind:
        case info.IntType():
            return kind.ge is not None and (kind.le is not None or kind.lt is not None)
        case info.StrType() | info.VarTupleType():
            return kind.max_length is not None
        case info.StructType() | info.EnumType() | info.BoolType() | info.NoneType():
            return True
    return False


@pytest.mark.parametrize("kind", [SeatView, RoundRecord, Action])
def test_every_field_of_views_and_actions_is_bounded(kind):
    found = list(types_in(info.type_info(kind), set()))
    assert [each for each in found if not is_bounded(each)] == []


def test_unbounded_fields_are_reported():
    loose = info.type_info(tuple[tuple[int, ...], str, Annotated[int, Meta(ge=0)]])
    assert isinstance(loose, info.TupleType)
    assert not any(map(is_bounded, loose.item_types))


BOUNDS = {
    model.CardId: "20 to 20 of ^[0-9a-f]{20}$",
    model.ClueText: "up to 200",
    model.Seat: "0 to 23",
    model.Side: "0 to 47",
    model.PersonId: "1 to 2147483648",
    model.Number: "0 to 9999",
    model.Place: "1 to 24",
    model.Reading: "0 to 38",
    model.Story: "1 to 14",
    model.Count: "0 to 64",
    model.Pile: "0 to 100000",
    model.Round: "0 to 10000",
    model.Points: "-10000 to 10000",
    model.Hand: "up to 64",
    model.Lines: "up to 64",
    model.Places: "up to 24",
    model.Stories: "up to 14",
    model.Readings: "up to 38",
    model.Seats: "up to 24",
    model.Counts: "up to 24",
    model.CountsOfSides: "up to 48",
    model.Sides: "up to 48",
    model.Scores: "up to 48",
    records.Awards: "up to 96",
    records.PoemLines: "up to 36",
    records.StoryGuesses: "up to 36",
    records.EndingDraws: "up to 96",
    records.Hearts: "0 to 64",
}


def in_words(kind: object) -> str:
    bound = info.type_info(kind)
    match bound:
        case info.IntType():
            most = bound.le if bound.lt is None else bound.lt - 1
            return f"{bound.ge} to {most}"
        case info.StrType(pattern=str()):
            return f"{bound.min_length} to {bound.max_length} of {bound.pattern}"
        case info.StrType() | info.VarTupleType():
            return f"up to {bound.max_length}"
    raise AssertionError(kind)


def test_views_and_actions_have_the_listed_bounds():
    assert {kind: in_words(kind) for kind in BOUNDS} == BOUNDS
