"""An answer arrives after the updates of everything that it answers, even if several
players act at once."""

import os
from functools import partial

import pytest
from msgspec import msgpack

from dixit_qt.net.links import LinkPair
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import frame
from dixit_qt.wire.peer import Peer, Role
from dixit_qt.wire.seal import ClientEnd
from dixit_qt.wire.seal_messages import Heard, Say, secret_of_code
from tests.net.browser.test_browser_seat import BrowserInMemory
from tests.net.room import RoomInMemory

CODE = "whale lamp"


class Open:
    """A client that records what it receives, as dictionaries."""

    def __init__(self, room: RoomInMemory, name: str) -> None:
        self._room = room
        self._pair = LinkPair()
        self._peer = Peer(Role.CLIENT)
        self._peer.send(m.Hello(2, name))
        self.heard: list[dict] = []
        self._pair.client.on_data = self._on_data
        room.exchange.attach(self._pair.host, "10.0.0.1")
        self._begin()
        self.settle()
        self.say(t="hello", version=2, name=name, capabilities=["done"])
        self.settle()

    def _begin(self) -> None:
        pass

    def _on_data(self, data: bytes) -> None:
        for message in self._peer.receive(data):
            self.heard.append(msgpack.decode(msgpack.encode(message)))

    def say(self, **message: object) -> None:
        self._pair.client.send(frame(msgpack.encode(message)))

    def settle(self) -> None:
        while self._pair.pump():
            pass


class Sealed(Open):
    def _begin(self) -> None:
        self._end = ClientEnd(secret_of_code(CODE), None, os.urandom)
        self._pair.client.send(self._end.begin())

    def _on_data(self, data: bytes) -> None:
        for event in self._end.receive(data):
            if isinstance(event, Say):
                self._pair.client.send(event.data)
            elif isinstance(event, Heard):
                super()._on_data(event.frame)

    def say(self, **message: object) -> None:
        self._pair.client.send(self._end.seal(frame(msgpack.encode(message))))


class Browser:
    def __init__(self, room: RoomInMemory, name: str) -> None:
        browser = BrowserInMemory(room, name, capabilities=["done"])
        self.heard, self.say, self.settle = browser.line.heard, browser.line.say, browser.settle


def a_table(way: str) -> tuple[RoomInMemory, list]:
    """A game in which the first player has given the clue."""
    room = RoomInMemory("odyssey", code=CODE if way == "sealed" else None)
    come = {"open": Open, "sealed": Sealed, "browser": Browser}[way]
    guests = [come(room, name) for name in ("Anna", "Boris", "Clara", "Dora")]
    guests[0].say(t="start", id=1)
    settle(guests)
    intend(guests[0], 2, a="claim_story")
    settle(guests)
    card = shown(guests[0])["view"]["cards"]["hand"][0]
    intend(guests[0], 3, a="give_clue", text="far away", card=card)
    settle(guests)
    return room, guests


def settle(guests: list) -> None:
    for guest in guests:
        guest.settle()
    for guest in guests:
        guest.settle()


def shown(guest, before: int | None = None) -> dict:
    """The last update that was received, or the last before a position."""
    return [each for each in guest.heard[:before] if each["t"] == "update"][-1]


def intend(guest, number: int, **action: object) -> None:
    last = shown(guest)
    decided = {"match": last["match"], "decision": last.get("decision", 0)}
    guest.say(t="intent", id=number, **decided, action=action)


@pytest.mark.parametrize("way", ["open", "sealed", "browser"])
@pytest.mark.parametrize("answer", ["done", "pong", "refused"])
def test_an_answer_is_sent_after_the_update_for_earlier_requests(way, answer):
    room, guests = a_table(way)
    room.exchange.at_the_end_of_the_turn = lambda: None
    givers = guests[1:3]
    seats = {guest: shown(guest)["view"]["seat"] for guest in givers}
    for guest in givers:
        give = shown(guest)["view"]["legal"]["give"]["cards"][:1]
        intend(guest, 7, a="give", cards=give)
        ask = {
            "done": lambda: None,
            "pong": partial(guest.say, t="ping", id=7),
            "refused": partial(guest.say, t="start", id=7),
        }[answer]
        ask()
    settle(guests)
    room.exchange.release()
    settle(guests)
    for guest in givers:
        answers = [n for n, each in enumerate(guest.heard) if each["t"] == answer]
        (place,) = (n for n in answers if guest.heard[n]["id"] == 7)
        assert shown(guest, place)["view"]["cards"]["given"][seats[guest]] == 1
