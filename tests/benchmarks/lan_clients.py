"""The clients of `bench_lan`: real sessions over plain sockets, all in one loop."""

import selectors
import socket
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.greeting import Profile
from dixit_qt.client.session import Session
from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Phase
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Stage, Want

Place = tuple[str, int]
READ = 256 * 1024
AT_ONCE = 20
QUIET = 0.03
PATIENCE = 30.0
BOT = RandomBot(second_thoughts=0.0)


class Store:
    """Keeps pictures in memory; a full one has every picture from the start."""

    def __init__(self, *, full: bool) -> None:
        self._full = full
        self.pictures: dict[str, bytes] = {}

    def has(self, card: str) -> bool:
        return self._full or card in self.pictures

    def save(self, card: str, picture: bytes) -> bool:
        self.pictures[card] = picture
        return True


class Client:
    def __init__(
        self, place: Place, name: str, want: Want, *, full: bool, code: str | None = None
    ) -> None:
        self.store = Store(full=full)
        self.session = Session(Profile(name, want=want, code=code), self.store)
        self.socket = socket.create_connection(place, PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = 0
        self._answers: list[bytes] | None = None
        self.begin()

    def begin(self) -> None:
        self.session.open(self.say)

    def say(self, data: bytes) -> None:
        """Replies to messages that were read together are sent together, as Qt does."""
        if self._answers is None:
            self.socket.sendall(data)
        else:
            self._answers.append(data)

    @property
    def state(self) -> ClientState:
        return self.session.state

    @property
    def is_awaited(self) -> bool:
        view = self.state.view
        return view is not None and view.seat in view.waiting_for

    @property
    def has_its_hand(self) -> bool:
        cards = None if self.state.view is None else self.state.view.cards
        return cards is not None and bool(cards.hand) and all(map(self.store.has, cards.hand))

    def read(self) -> None:
        data = self.socket.recv(READ)
        if not data:
            raise ConnectionError(f"the host closed: {self.state.farewell}")
        self.received += len(data)
        self.take(data)

    def take(self, data: bytes) -> None:
        self._answers = answers = []
        self.session.receive(data)
        self._answers = None
        self.socket.sendall(b"".join(answers))

    def move(self, rng: Random) -> None:
        view = self.state.view
        action = None if view is None else BOT.choose(view, rng)
        if action is not None:
            self.session.intend(action)


class Guests:
    """Clients of one host, read whenever data arrives for them."""

    def __init__(self, place: Place, code: str | None = None, quiet: float = QUIET) -> None:
        """After `quiet` seconds without data, everything has arrived."""
        self.place, self._code, self._quiet = place, code, quiet
        self._selector = selectors.DefaultSelector()
        self.all: list[Client] = []

    def join(
        self,
        count: int,
        want: Want = Want.SEAT,
        *,
        full: bool = True,
        kind: type[Client] = Client,
    ) -> list[Client]:
        """The first guest joins alone, and so becomes the administrator."""
        new: list[Client] = []
        for number in range(count):
            new.append(self._join(kind, f"{want} {number}", want, full=full))
            if len(new) % AT_ONCE == 0 or len(new) in {1, count}:
                self.until(lambda: all(client.state.room is not None for client in new))
        return new

    def _join(self, kind: type[Client], name: str, want: Want, *, full: bool) -> Client:
        client = kind(self.place, name, want, full=full, code=self._code)
        self._selector.register(client.socket, selectors.EVENT_READ, client)
        self.all.append(client)
        return client

    def until(self, condition: Callable[[], bool]) -> None:
        """Pings always come, so the whole time is limited."""
        deadline = perf_counter() + PATIENCE
        while not condition():
            ready = self._selector.select(max(0.0, deadline - perf_counter()))
            if not ready:
                raise TimeoutError("what was awaited from the host did not come")
            for key, _events in ready:
                key.data.read()

    def until_after(self, revision: int) -> None:
        self.until(lambda: all(client.state.revision > revision for client in self.all))

    def arrivals(self, start: float, patience: float = PATIENCE) -> list[float]:
        """Seconds from `start` until the last byte has reached each recipient; the data is
        decoded afterwards."""
        came: list[tuple[Client, bytes]] = []
        last: dict[Client, float] = {}
        while ready := self._selector.select(self._quiet if came else patience):
            came += [(key.data, key.data.socket.recv(READ)) for key, _events in ready]
            last.update(dict.fromkeys((key.data for key, _events in ready), perf_counter() - start))
        for client, data in came:
            client.received += len(data)
            client.take(data)
        return sorted(last.values())

    def drain(self) -> None:
        self.arrivals(0.0, self._quiet)

    def close(self) -> None:
        for client in self.all:
            client.socket.close()

    def begin(self, admin: Client) -> None:
        match = admin.state.match
        admin.session.command(m.Start())
        self.until(lambda: all(client.state.match > match for client in self.all))
        self.until(lambda: all(client.state.view is not None for client in self.all))

    def awaited(self, players: Sequence[Client]) -> list[Client]:
        """The players whose move is due; a finished game is followed by another."""
        room = players[0].state.room
        if room is not None and room.stage is Stage.OVER:
            players[0].session.command(m.PlayAgain())
            self.begin(players[0])
        self.until(lambda: any(client.is_awaited for client in players))
        return [client for client in players if client.is_awaited]

    def play_until_last_vote(self, players: Sequence[Client], rng: Random) -> Client:
        """Play until a single vote is missing; returns the player who owes it."""
        while True:
            awaited = self.awaited(players)
            view = players[0].state.view
            if view is not None and view.phase is Phase.VOTE and len(awaited) == 1:
                return awaited[0]
            revision = players[0].state.revision
            awaited[0].move(rng)
            self.until_after(revision)
