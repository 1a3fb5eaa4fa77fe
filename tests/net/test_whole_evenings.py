"""A whole game of each edition in which somebody comes late, somebody leaves for good, the clocks
are stopped, a clue is taken back and pictures are loved: everybody sees what the rules say."""

from random import Random

import pytest

from dixit_qt.host.match import INSTANT, Pace
from dixit_qt.rules.actions import GiveHeart, TakeBack
from dixit_qt.rules.model import Phase
from dixit_qt.rules.views import view_for
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Keeper, Stage, Want
from tests.net.room import Guest, RoomInMemory

GRACE = Pace((0.0, 0.0), 0.0, grace=0.1, reading=0.0, spread=0.0, seeing=0.0)
EVENINGS = [
    ("classic-30", 4, {"target_score": 12}),
    ("classic-last-card", 4, {}),
    ("odyssey", 6, {"target_score": 12}),
    ("party", 7, {"laps": 2}),
    ("party-pass-left", 7, {"laps": 2}),
    ("team", 6, {"laps": 2}),
    ("poetry", 2, {}),
    ("poetry", 4, {}),
]


def seated(guests: list[Guest]) -> list[Guest]:
    return [guest for guest in guests if guest.state.seat is not None]


def play_round(room: RoomInMemory, guests: list[Guest], rng: Random) -> None:
    rounds = len(room.host.match.state.history)
    while room.host.stage is Stage.PLAYING and len(room.host.match.state.history) == rounds:
        room.play(seated(guests), rng, moves=1)


def assert_that_all_see_the_game(room: RoomInMemory, guests: list[Guest]) -> None:
    state = room.host.match.state
    for guest in guests:
        assert guest.view == view_for(state, guest.state.seat)


@pytest.mark.parametrize("pace", [INSTANT, GRACE], ids=["at once", "with a time of grace"])
@pytest.mark.parametrize(("edition", "players", "options"), EVENINGS)
def test_an_evening_stays_whole(edition, players, options, pace):
    room, rng = RoomInMemory(edition, pace=pace), Random(3)
    guests = room.join_all(players)
    screen = room.watch()
    watcher = room.watch("Watcher", want=Want.SPECTATOR)
    for name, value in options.items():
        room.do(guests[0], m.SetSwitch(name, value))
    room.do(guests[0], m.SetFirstStoryteller(guests[1].state.person))
    room.do(guests[0], m.Start())
    take_the_clue_back(room, guests, rng)
    late = [room.join(f"Late {number}") for number in range(2 if edition == "team" else 1)]
    for guest in late:
        room.do(guest, m.TakeSeat())
    guests += late
    play_round(room, guests, rng)
    assert all(guest.state.seat is not None for guest in late)
    pause(room, guests)
    love(room, [*guests, watcher], rng)
    play_round(room, guests, rng)
    leave(room, guests)
    while room.host.stage is Stage.PLAYING:
        play_round(room, guests, rng)
    assert_that_all_see_the_game(room, [*guests, screen, watcher])
    assert sum(map(sum, (record.hearts for record in screen.view.history))) > 0
    assert {standing.games for standing in room.told.standings} == {1}


def take_the_clue_back(room: RoomInMemory, guests: list[Guest], rng: Random) -> None:
    """Where the hand has not been seen meanwhile; in Poetry it is a verdict."""
    if guests[0].view.family.has_told_card:
        room.play([guests[1]], rng, moves=1)
        assert guests[1].session.intend(TakeBack())
        room.settle()
        assert guests[2].view.phase is Phase.CLUE
    while guests[0].view.family.in_turns and not guests[1].view.legal.take_back:
        if room.host.match.state.history:
            return
        room.play(guests, rng, moves=1)
    if guests[1].view.legal.take_back and guests[0].view.family.in_turns:
        assert guests[1].session.intend(TakeBack())
        room.settle()
        assert guests[0].view.phase is Phase.JUDGE


def pause(room: RoomInMemory, guests: list[Guest]) -> None:
    room.do(guests[-1], m.Pause())
    assert room.told.paused_by == guests[-1].state.person
    room.do(guests[0], m.Pause(on=False))
    assert room.told.paused_by is None


def love(room: RoomInMemory, people: list[Guest], rng: Random) -> None:
    pictures = view_for(room.host.match.state, None).history[-1]
    for guest in people:
        numbers = guest.view.legal.hearts or range(1, len(pictures.table or pictures.poem.stories))
        assert guest.session.intend(GiveHeart(rng.choice(tuple(numbers))))
        room.settle()


def leave(room: RoomInMemory, guests: list[Guest]) -> None:
    """The last to come; in Team both of his team."""
    leaving = guests[-2:] if room.host.plan.family.in_teams else guests[-1:]
    for guest in leaving:
        room.do(guest, m.LeaveSeat(for_good=True))
        guests.remove(guest)
    gone = [seat for seat in room.told.seats if seat.keeper is Keeper.GONE]
    assert len(gone) == len(leaving) or room.host.stage is Stage.OVER
