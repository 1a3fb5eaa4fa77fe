"""Whole games of every edition between a host and clients, over links that carry bytes."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from dixit_qt.client.events import GameEnded, Revealed
from dixit_qt.decks.deck import CardInfo, Deck, hash_of
from dixit_qt.decks.manifest import MAX_CARDS
from dixit_qt.host.connections import Limits
from dixit_qt.host.plan import Library, Plan
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.records import RoundRecord
from dixit_qt.rules.views import view_for
from dixit_qt.wire import messages as m
from tests.net.room import RoomInMemory

SIZES = [(edition.id, size) for edition in EDITIONS.values() for size in edition.sizes]


@pytest.mark.parametrize(("edition", "size"), SIZES)
def test_a_game_is_played_to_its_end(edition, size):
    room = RoomInMemory(edition)
    players = room.join_all(size)
    screen = room.watch()
    room.do(players[0], m.Start())
    room.play(players)
    for seat, guest in enumerate(players):
        assert guest.view == view_for(room.host.match.state, seat)
        assert guest.state.refused is None
    assert screen.view == view_for(room.host.match.state, None)
    assert screen.view.outcome is not None


def test_bots_play_a_whole_game_with_one_person():
    room = RoomInMemory("odyssey")
    anna = room.join(own=True)
    for _ in range(3):
        room.do(anna, m.AddBot())
    room.do(anna, m.Start())
    room.play([anna])
    assert anna.view.outcome is not None


def test_every_round_is_told_once_and_in_order():
    room = RoomInMemory("classic-30")
    players = room.join_all(4)
    room.do(players[0], m.Start())
    room.play(players)
    told = [event.record for event in players[2].events if isinstance(event, Revealed)]
    history = room.host.match.state.history
    assert told == [replace(record, hearts=()) for record in history]
    assert players[2].view.history == history
    assert all(isinstance(record, RoundRecord) for record in told)
    assert sum(isinstance(event, GameEnded) for event in players[2].events) == 1


def test_a_guest_who_lacks_the_largest_decks_is_not_taken_for_a_flood():
    decks = {}
    for number in range(3):
        cards = tuple(
            CardInfo(slug, slug, hash_of(slug.encode()), {"en": slug})
            for slug in (f"{number}-{place}" for place in range(MAX_CARDS))
        )
        deck = Deck(f"d{number}", {"en": "D"}, "us", "CC0", Path("/nowhere"), cards)
        decks[deck.id] = deck
    plan = Plan("odyssey", decks=tuple(decks))
    room = RoomInMemory(library=Library(decks), plan=plan, limits=Limits())
    guest = room.join(pictures={})
    room.pass_time(0.1)
    assert not guest.is_lost
    assert guest.state.farewell is None
    assert len(guest.state.texts) == 3 * MAX_CARDS
