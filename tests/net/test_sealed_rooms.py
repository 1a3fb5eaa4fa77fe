"""A table with a code: eavesdroppers and people who guess learn nothing."""

import pytest
from msgspec import msgpack

from dixit_qt.client.greeting import Profile
from dixit_qt.client.session import Session
from dixit_qt.net.links import LinkPair
from dixit_qt.net.sealed_or_plain import SealedOrPlain
from dixit_qt.wire import messages as m
from dixit_qt.wire import seal, seal_messages
from dixit_qt.wire.codec import encode, frame
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.seal_messages import SealOffer, name_of
from tests.net.room import BY_ID, MemoryStore, RoomInMemory

CODE = "кит лампа"


@pytest.fixture
def room() -> RoomInMemory:
    return RoomInMemory("odyssey", code=CODE)


class Listener:
    """Records everything that crossed the network."""

    def __init__(self) -> None:
        self.heard = b""

    def __call__(self, data: bytes) -> None:
        self.heard += data


def overhear(guest, listener: Listener) -> None:
    deliver = guest.pair.client.on_data
    guest.pair.client.on_data = lambda data: (listener(data), deliver(data))


def played(room: RoomInMemory, listener: Listener | None = None):
    guests = []
    for name in ("Анна Ивановна", "Boris", "Véra"):
        session = Session(Profile(name, code=CODE), MemoryStore(BY_ID))
        guests.append(room.enter(session, listen=listener))
        if listener is not None:
            overhear(guests[-1], listener)
    room.do(guests[0], m.Start())
    room.play(guests)
    return guests


def test_a_whole_game_is_played_in_a_sealed_room(room):
    guests = played(room)
    assert all(guest.view.outcome == room.host.match.state.outcome for guest in guests)


def test_an_eavesdropper_sees_no_name_clue_card_or_token(room):
    listener = Listener()
    guests = played(room, listener)
    tokens = [guest.state.token.encode() for guest in guests]
    cards = [card.encode() for card in room.host.match.state.history[0].table[0].card.split()]
    clues = [r.clue.text.encode() for r in room.host.match.state.history if r.clue and r.clue.text]
    names = [name.encode() for name in ("Анна", "Boris", "Véra", "Kitchen")]
    assert len(listener.heard) > 10_000
    for secret in (*tokens, *cards, *clues, *names, b"welcome", b"update"):
        assert secret not in listener.heard


def test_a_guest_with_the_code_joins_a_sealed_room(room):
    assert room.join("Anna", code="Кит-Лампа").state.farewell is None


def test_a_wrong_code_gets_only_its_refusal(room):
    anna = room.join("Anna", code="кот лампа")
    assert anna.state.farewell is Farewell.WRONG_CODE
    assert anna.state.room is None


def test_a_client_without_the_code_is_asked_for_it_before_anything_else(room):
    anna = room.join("Anna")
    assert anna.state.farewell is Farewell.CODE_NEEDED
    assert anna.state.room is None


def test_an_unencrypted_code_is_not_accepted(room):
    pair = LinkPair()
    heard = Listener()
    room.exchange.attach(pair.host, "10.0.0.5")
    pair.client.on_data = heard
    hello = {"t": "hello", "version": 2, "name": "Anna", "code": CODE}
    pair.client.send(frame(msgpack.encode(hello)))
    while pair.pump():
        pass
    assert b"code_needed" in heard.heard


def test_the_connection_of_a_seat_is_sealed_by_its_token(room):
    anna = room.join("Anna", code=CODE)
    room.host.set_code("другой код", room.now)
    again = room.join("Anna", token=anna.state.token)
    assert again.state.person == anna.state.person
    assert again.session.sealing.sealed(frame(b"x")) != frame(b"x")


def test_a_seal_offer_for_an_unknown_seat_is_refused(room):
    assert room.join("Anna", token="ab" * 16).state.farewell is Farewell.CODE_NEEDED


def test_a_room_without_a_code_is_joined_without_a_seal():
    room = RoomInMemory("odyssey")
    assert room.join("Anna").state.farewell is None


def test_a_correct_code_does_not_use_up_a_guess(room):
    for number in range(40):
        guest = room.join(f"Guest {number}", code=CODE, address="10.0.0.7")
        assert guest.state.farewell is None
        room.do(guest, m.Leave())


def test_no_name_is_sent_before_the_seal(room):
    listener = Listener()
    known = room.join("Xavier", code=CODE).state.token
    for profile in (
        Profile("Yolanda", discreet=True),
        Profile("Yolanda", token="ab" * 16, discreet=True),
        Profile("Yolanda", token=known, discreet=True),
    ):
        guest = room.enter(Session(profile, MemoryStore(BY_ID)), listen=listener)
        overhear(guest, listener)
    assert guest.state.farewell is None
    assert len(listener.heard) > 200
    assert b"Yolanda" not in listener.heard
    assert b"Xavier" not in listener.heard


@pytest.mark.parametrize("length", [1, 15, 16, 17])
def test_an_altered_frame_ends_only_its_connection(room, length):
    anna, boris = (room.join(name, code=CODE) for name in ("Anna", "Boris"))
    room.exchange.lines[1].link.on_data(length.to_bytes(4, "big") + bytes(length))
    room.settle()
    assert anna.state.farewell is Farewell.PROTOCOL_ERROR
    assert boris.state.farewell is None
    room.do(boris, m.SetName("Boris II"))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda one, other: one[:-1] + bytes([one[-1] ^ 1]) + other,
        lambda one, other: one + one + other,
        lambda _one, other: other,
        lambda one, other: other + one,
    ],
    ids=["altered", "repeated", "dropped", "swapped"],
)
def test_a_frame_that_was_tampered_with_on_its_way_ends_only_its_link(room, spoil):
    anna, boris = (room.join(name, code=CODE) for name in ("Anna", "Boris"))
    link, on_their_way = room.exchange.lines[1].link, []
    deliver, link.on_data = link.on_data, on_their_way.append
    assert anna.session.command(m.SetName("First"))
    assert anna.session.command(m.SetName("Second"))
    room.settle()
    deliver(spoil(*on_their_way))
    room.settle()
    assert anna.state.farewell is Farewell.PROTOCOL_ERROR
    assert "Second" not in [seat.name for seat in boris.state.room.seats]
    assert boris.state.farewell is None
    room.do(boris, m.SetName("Boris II"))
    assert boris.state.room.seats[1].name == "Boris II"


@pytest.mark.parametrize("length", [1, 2, 3])
def test_the_first_bytes_of_a_seal_can_arrive_one_by_one(room, length):
    pair = LinkPair()
    end = seal.ClientEnd(
        seal_messages.secret_of_code(CODE), None, lambda count: bytes(range(count))
    )
    room.exchange.attach(pair.host, "10.0.0.6")
    heard = Listener()
    pair.client.on_data = heard
    data = end.begin()
    for part in (data[:length], data[length:]):
        pair.client.send(part)
        pair.pump()
    assert b"seal_answer" in heard.heard


def test_an_aborted_handshake_leaves_no_state(room):
    pair = LinkPair()
    room.exchange.attach(pair.host, "10.0.0.6")
    offer = frame(encode(SealOffer(bytes(32), name_of("nobody"))))
    pair.client.send(seal_messages.MAGIC + offer)
    while pair.pump():
        pass
    assert room.exchange.links == 0


@pytest.mark.parametrize(
    "answer", [Farewell.OPEN_TABLE, Farewell.CODE_NEEDED, Farewell.WRONG_CODE, None]
)
def test_a_client_never_sends_the_code_to_an_impostor(answer):
    """The impostor stays silent, or sends the same goodbye each time. The player keeps trying."""
    said = Listener()
    for discreet in (True, False):
        session = Session(Profile("Anna", code=CODE, discreet=discreet), MemoryStore(BY_ID))
        for _ in range(6):
            session.open(said)
            if answer is not None:
                session.receive(frame(encode(m.Goodbye(answer))))
                assert session.has_another_way in {True, False}
    words = (CODE, "китлампа", "Anna")
    assert len(said.heard) > 200
    assert not any(word.encode() in said.heard for word in words)
    assert msgpack.encode("code") not in said.heard


def test_an_open_connection_passes_frames_on_unsealed():
    pair, heard = LinkPair(), Listener()
    pair.client.on_data = heard
    end = SealedOrPlain(pair.host)
    assert list(end.received(frame(b"\xc0"))) == [frame(b"\xc0")]
    end.answer(b"code:secret")
    pair.pump()
    assert not heard.heard


def test_setting_a_code_replaces_open_connections_by_encrypted_ones():
    room = RoomInMemory("odyssey")
    host, anna, boris = room.join("Host", own=True), room.join("Anna"), room.join("Boris")
    room.do(host, m.SetCode(CODE))
    assert boris.state.room.needs_code
    assert not any(guest.is_lost for guest in (anna, boris))
    room.pass_time(2.0)
    assert [guest.is_lost for guest in (host, anna, boris)] == [False, True, True]
    assert [seat.keeper for seat in host.state.room.seats] == ["person", "absent", "absent"]
    again = room.enter(boris.session)
    assert again.session.sealing.channel != "open"
    assert again.state.seat == 2
    room.pass_time(2.0)
    assert not again.is_lost


def test_an_admin_gets_the_code_only_over_a_sealed_connection():
    room = RoomInMemory("odyssey")
    anna = room.join("Anna")
    room.do(anna, m.SetCode(CODE))
    assert anna.state.room.needs_code
    assert CODE.encode() not in anna.heard
    room.pass_time(2.0)
    again = room.enter(anna.session)
    assert again.state.room.code == CODE
