"""Which sounds play depends on two states of the table; which computer plays them, on the room."""

from dataclasses import replace

import pytest
from msgspec import structs

from dixit_qt.client.state import NOBODY, ClientState, Status
from dixit_qt.rules.model import Family, Phase
from dixit_qt.rules.records import EndReason, Outcome
from dixit_qt.rules.seatview import CardsView, PoetryView, SeatView
from dixit_qt.ui.sound.sound import Heard, heard, sounds_here
from dixit_qt.wire.codes import Stage
from dixit_qt.wire.room import Room, WatcherInfo
from tests.rules.tables import a_round

VIEW = SeatView(
    edition="odyssey",
    family=Family.DIXIT,
    seats=3,
    ring=(0, 1, 2),
    seat=0,
    round=1,
    phase=Phase.GIVE,
    storyteller=1,
    sides=(0, 1, 2),
    scores=(0, 0, 0),
    waiting_for=(2,),
    cards=CardsView(given=(0, 1, 0)),
)
ROOM = Room(game="1234", name="Table", stage=Stage.PLAYING, edition="odyssey", switches={})


def at(view: SeatView | None) -> ClientState:
    return ClientState(status=Status.JOINED, game="1234", match=1, room=ROOM, view=view)


def cards(**changes: object) -> SeatView:
    return structs.replace(VIEW, cards=structs.replace(VIEW.cards, **changes))


def verses(**changes: object) -> SeatView:
    return structs.replace(VIEW, family=Family.POETRY, cards=None, poetry=PoetryView(**changes))


def test_starting_a_game_plays_the_dealing_sound():
    assert heard(at(None), at(VIEW)) == (Heard.DEAL,)


def test_the_next_game_plays_the_dealing_sound_again():
    over = replace(at(VIEW), match=0)
    assert heard(over, at(VIEW)) == (Heard.DEAL,)


def test_reconnecting_plays_no_sounds_of_past_events():
    later = structs.replace(VIEW, round=4, history=(object(),))
    assert heard(NOBODY, at(later)) == ()
    assert heard(at(None), at(later)) == ()


def test_no_sound_is_played_without_a_game():
    assert heard(at(VIEW), at(None)) == ()


@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        (VIEW, cards(given=(1, 1, 0)), Heard.GIVE),
        (VIEW, cards(given=(0, 0, 0), table=("a", "b", "c")), Heard.DEAL),
        (VIEW, cards(voted=(2,)), Heard.TOKEN),
        (verses(), verses(lines=(object(),)), Heard.PAGE),
        (verses(), verses(guesses=(object(),)), Heard.TOKEN),
        (VIEW, structs.replace(VIEW, waiting_for=(0, 2)), Heard.CHIME),
    ],
)
def test_each_event_of_the_game_has_its_sound(before: SeatView, after: SeatView, what: Heard):
    assert heard(at(before), at(after)) == (what,)


def test_the_sound_of_a_result_is_played_by_the_reveal():
    over = structs.replace(
        cards(voted=(0, 2)),
        history=(a_round("odyssey", 3, {1: (0,), 2: (0,)}),),
        outcome=Outcome(EndReason.SCORE_REACHED, winners=(0,), scores=(30, 20, 10)),
        waiting_for=(),
    )
    assert heard(at(VIEW), at(over)) == ()


def test_the_turn_sound_plays_once():
    awaited = structs.replace(VIEW, waiting_for=(0, 2))
    assert heard(at(awaited), at(structs.replace(awaited, waiting_for=(0,)))) == ()


def test_a_spectator_never_hears_the_turn_sound():
    watching = structs.replace(VIEW, seat=None)
    assert heard(at(watching), at(structs.replace(watching, waiting_for=(0, 1, 2)))) == ()


WITH_TABLE = Room(
    game="1234",
    name="Table",
    stage=Stage.PLAYING,
    edition="odyssey",
    switches={},
    watchers=(WatcherInfo(person=9, name="Television", is_table=True),),
)


@pytest.mark.parametrize(
    ("room", "always", "hosts", "shows_table", "sounds"),
    [
        (ROOM, False, True, False, True),
        (ROOM, False, False, False, False),
        (WITH_TABLE, False, True, False, False),
        (WITH_TABLE, False, False, True, True),
        (None, False, False, False, False),
        (WITH_TABLE, True, False, False, True),
    ],
)
def test_only_one_computer_plays_sounds_unless_others_ask_to(
    room: Room | None, always: bool, hosts: bool, shows_table: bool, sounds: bool
):
    here = sounds_here(room, always=always, hosts=hosts, shows_table=shows_table)
    assert here is sounds
