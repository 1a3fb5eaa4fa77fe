"""Reactions (a rabbit laughs, waves or gasps) are seen by everybody and rate-limited."""

import pytest

from dixit_qt.client.events import SomebodyReacted
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Reaction, Want
from tests.host.builders import a_round, refusal, resume
from tests.net.room import Guest, RoomInMemory


def seen_by(guest: Guest) -> list[SomebodyReacted]:
    return [event for event in guest.events if isinstance(event, SomebodyReacted)]


def test_reactions_are_sent_to_everybody_and_the_big_screen():
    room, (anna, boris, *_) = a_round(4)
    screen = room.join("Television", want=Want.TABLE)
    room.do(anna, m.React(Reaction.LAUGH))
    laughing = SomebodyReacted(anna.state.person, Reaction.LAUGH)
    for guest in (anna, boris, screen):
        assert seen_by(guest) == [laughing]


def test_reactions_are_rate_limited_after_a_burst():
    room, (anna, boris, *_) = a_round(4)
    for _ in range(40):
        room.do(anna, m.React(Reaction.WAVE))
        room.now += 0.1
    assert refusal(anna) == Denial.TOO_MANY_REACTIONS
    assert 3 <= len(seen_by(boris)) <= 5
    room.do(boris, m.React(Reaction.GASP))
    assert refusal(boris) is None
    room.now += 3.1
    before = len(seen_by(boris))
    room.do(anna, m.React(Reaction.WAVE))
    assert len(seen_by(boris)) == before + 1


def test_a_second_connection_does_not_allow_more_reactions():
    room, (anna, boris, *_) = a_round(4)
    for _ in range(3):
        room.do(anna, m.React(Reaction.WAVE))
    again = room.join("Anna", token=anna.state.token)
    room.do(again, m.React(Reaction.WAVE))
    assert refusal(again) == Denial.TOO_MANY_REACTIONS
    assert len(seen_by(boris)) == 3


@pytest.mark.parametrize("want", [Want.SPECTATOR, Want.TABLE])
def test_spectators_cannot_send_reactions(want):
    room, _ = a_round(4)
    watcher = room.join("Zoe", want=want)
    room.do(watcher, m.React(Reaction.WAVE))
    assert refusal(watcher) == Denial.NOT_SEATED


def test_the_host_switches_reactions_off_and_on():
    room, (anna, boris, *_) = a_round(4)
    room.do(boris, m.SetReactions(on=False))
    assert refusal(boris) == Denial.NOT_THE_ADMIN
    room.do(anna, m.SetReactions(on=False))
    assert not boris.state.room.reactions
    room.do(boris, m.React(Reaction.LAUGH))
    assert refusal(boris) == Denial.REACTIONS_ARE_OFF
    assert not seen_by(anna)
    room.do(anna, m.SetReactions(on=True))
    room.do(boris, m.React(Reaction.LAUGH))
    assert seen_by(anna)


def test_a_resumed_table_keeps_reactions_switched_off():
    room, (anna, *_) = a_round(4)
    room.do(anna, m.SetReactions(on=False))
    assert not resume(room.journal.data).host.reactions


def test_reactions_are_not_sent_to_clients_that_do_not_know_them():
    room = RoomInMemory()
    anna, boris = room.join("Anna"), room.join("Boris")
    connection = next(c for c in room.host.connections.guests() if c.person.name == "Boris")
    room.host.connections.agree(connection, ())
    room.do(anna, m.React(Reaction.LAUGH))
    assert seen_by(anna)
    assert not seen_by(boris)
