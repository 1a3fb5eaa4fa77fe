"""What the exchange does with misbehaving links, and with a game from elsewhere."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from dixit_qt.client.events import GameEnded, Revealed
from dixit_qt.decks.deck import CardInfo, Deck, hash_of
from dixit_qt.decks.manifest import MAX_CARDS
from dixit_qt.host.connections import Limits
from dixit_qt.host.plan import Library, Plan
from dixit_qt.net import exchange
from dixit_qt.net.links import LinkPair
from dixit_qt.net.sealed_or_plain import SealedOrPlain
from dixit_qt.rules.records import RoundRecord
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import encode, frame
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.seal_messages import MAGIC, SealOffer
from tests.net.room import BY_ID, RoomInMemory


@pytest.fixture
def room() -> RoomInMemory:
    return RoomInMemory()


def test_an_invalid_seal_offer_ends_the_connection(room: RoomInMemory):
    room.host.set_code("whale lamp", room.now)
    pair = LinkPair()
    room.exchange.attach(pair.host, "10.0.0.6")
    pair.client.send(MAGIC + frame(encode(SealOffer(b"\xff" * 32))))
    while pair.pump():
        pass
    assert room.exchange.links == 0


def test_a_chunk_that_was_never_sent_cannot_be_confirmed(room: RoomInMemory):
    anna = room.join()
    room.settle()
    assert anna.session.command(m.GotPicture(next(iter(BY_ID)), 0))
    room.settle()
    assert anna.state.farewell is Farewell.PROTOCOL_ERROR


def test_a_received_journal_is_saved_unchanged(room: RoomInMemory):
    assert room.exchange.take_over("game-1", b"journal")
    assert room.journal.data == b"journal"


def test_no_pictures_are_sent_to_a_link_with_a_long_queue(room: RoomInMemory, monkeypatch):
    monkeypatch.setattr(exchange, "QUEUED_BEFORE_PICTURES", -1)
    anna = room.join(pictures={})
    assert anna.session.command(m.WantPictures((next(iter(BY_ID)),)))
    room.settle()
    assert not anna.state.pictures


def test_a_picture_that_two_ask_for_arrives_at_both(room: RoomInMemory):
    card = next(iter(BY_ID))
    both = [room.join(name, pictures={}) for name in ("Anna", "Boris")]
    for guest in both:
        assert guest.session.command(m.WantPictures((card,)))
    room.settle()
    assert all(guest.session.store.pictures[card] == BY_ID[card] for guest in both)


def test_an_unsealed_connection_sends_no_seal_answer():
    pair = LinkPair()
    SealedOrPlain(pair.host).answer(b"secret")
    assert not pair.pump()


def test_a_client_that_disconnects_in_the_same_turn_is_not_closed_again(room: RoomInMemory):
    anna, boris, _ = room.join_all(3)
    room.exchange.at_the_end_of_the_turn = lambda: None
    room.do(anna, m.Start())
    room.do(anna, m.Kick(boris.state.person))
    boris.pair.client.close()
    room.settle()
    assert room.exchange.links == 2
    room.exchange.release()
    room.settle()
    assert room.exchange.links == 2


def test_every_round_is_sent_once_and_in_order():
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
