"""A relay passes on a guest's messages and tries to take the guest's seat."""

from contextlib import suppress
from dataclasses import replace

import pytest

from dixit_qt.client.greeting import Profile
from dixit_qt.client.session import Session
from dixit_qt.net.links import LinkPair
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import RemoteProtocolError
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.seal import ClientEnd, HostEnd
from dixit_qt.wire.seal_messages import MAGIC, Asked, Heard, Say, secret_of_code
from tests.host.builders import drop
from tests.net.room import BY_ID, GAME, MemoryStore, RoomInMemory

CODE = "кит лампа"


def entropy(count: int) -> bytes:
    return bytes(range(count))


class Relay:
    """The `victim` takes it for the table. It talks to the table over its own link."""

    def __init__(self, room: RoomInMemory, victim: Session, *, browser: bool) -> None:
        self.victim = victim
        self.inner, self.outer = LinkPair(), LinkPair()
        self.inner.host.on_data, self.inner.client.on_data = self.from_victim, self._tell_victim
        self.outer.client.on_data = self.from_table
        room.exchange.attach(self.outer.host, "10.0.0.66", browser=browser)

    def run(self) -> None:
        self.victim.open(self.inner.client.send)
        while self.inner.pump() + self.outer.pump():
            pass

    def from_victim(self, data: bytes) -> None:
        """Encrypted messages aren't text that a browser could send."""
        if not data.startswith(MAGIC):
            self.outer.client.send(data)

    def from_table(self, data: bytes) -> None:
        self.inner.host.send(data)

    def _tell_victim(self, data: bytes) -> None:
        with suppress(RemoteProtocolError):
            self.victim.receive(data)


class SealedRelay(Relay):
    """A relay that knows the code, and encrypts both sides with it."""

    def __init__(self, room: RoomInMemory, victim: Session) -> None:
        super().__init__(room, victim, browser=False)
        self.to_victim = HostEnd(entropy)
        self.to_table = ClientEnd(secret_of_code(CODE), None, entropy)
        self.waiting: list[bytes] = []
        self.outer.client.send(self.to_table.begin())

    def from_victim(self, data: bytes) -> None:
        for event in self.to_victim.receive(data.removeprefix(MAGIC)):
            match event:
                case Asked():
                    self.inner.host.send(self.to_victim.answer(secret_of_code(CODE)))
                case Say(said):
                    self.inner.host.send(said)
                case Heard(frame):
                    self.waiting.append(frame)
        self._pass_on()

    def from_table(self, data: bytes) -> None:
        for event in self.to_table.receive(data):
            match event:
                case Say(said):
                    self.outer.client.send(said)
                case Heard(frame):
                    self.inner.host.send(self.to_victim.seal(frame))
        self._pass_on()

    def _pass_on(self) -> None:
        while self.to_table.is_open and self.waiting:
            self.outer.client.send(self.to_table.seal(self.waiting.pop(0)))


def a_seat(code: str | None):
    """Anna had a seat at the table, and her program was closed."""
    room = RoomInMemory("odyssey", code=code)
    boris, anna = (room.join(name, code=code) for name in ("Boris", "Anna"))
    room.do(boris, m.AddBot())
    room.do(boris, m.Start())
    drop(room, anna)
    assert not room.host.people.seats[1].is_present
    return room, anna.state.token


def session(token: str, **profile) -> Session:
    return Session(Profile("Anna", game=GAME, token=token, **profile), MemoryStore(BY_ID))


@pytest.mark.parametrize("code", [CODE, None])
@pytest.mark.parametrize("discreet", [True, False])
def test_a_proof_that_is_passed_on_through_the_server_for_browsers_opens_no_seat(code, discreet):
    room, token = a_seat(code)
    victim = session(token, discreet=discreet)
    for answer in (Farewell.OPEN_TABLE, Farewell.CODE_NEEDED):
        Relay(room, victim, browser=True).run()
        victim.turn_away(answer)
        assert victim.has_another_way in {True, False}
        assert not room.host.people.seats[1].is_present


def test_a_relayed_proof_does_not_open_a_seat():
    room, token = a_seat(CODE)
    victim = session(token, code=CODE, discreet=True)
    victim.open(lambda _data: None)
    victim.turn_away(Farewell.CODE_NEEDED)
    assert victim.has_another_way
    relay = SealedRelay(room, victim)
    relay.run()
    assert relay.to_table.is_open
    assert relay.to_victim.is_open
    assert not room.host.people.seats[1].is_present


def test_the_seat_of_a_sealed_room_is_not_even_named_over_an_open_connection():
    said: list[bytes] = []
    victim = session("ab" * 16, is_sealed=True, openly=True, discreet=True)
    victim.open(said.append)
    victim.turn_away(Farewell.OPEN_TABLE)
    assert victim.has_another_way
    said.clear()
    victim.open(said.append)
    hello = b"".join(said)
    assert b"Anna" in hello
    assert b"nonce" not in hello
    assert b"seat" not in hello.replace(b"want", b"")


@pytest.mark.parametrize("code", [CODE, None])
def test_a_seat_is_proven_over_the_connection_of_the_guest(code):
    room, token = a_seat(code)
    guest = room.enter(session(token, discreet=True))
    assert guest.state.seat == 1
    assert guest.state.token == token


def test_the_seat_of_an_open_room_is_proven_openly():
    room, token = a_seat(None)
    guest = session(token)
    guest.profile = replace(guest.profile, is_sealed=False)
    assert room.enter(guest).state.seat == 1
