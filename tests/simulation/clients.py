"""A client's program: `client.coming_back` with simulated sockets, a seat and a player."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from dixit_qt.client import coming_back as cb
from dixit_qt.client.events import Event
from dixit_qt.client.session import Session
from dixit_qt.client.ways import Place
from dixit_qt.net.links import Link
from dixit_qt.wire import messages as m
from tests.simulation.network import Dial, Network, SimLink
from tests.simulation.telephones import TelephoneLink
from tests.simulation.world import Alarm, Computer


def place_there(here: Place | None, address: str, port: int) -> Place:
    return f"{address or str(here).partition(':')[0]}:{port}"


class Drawer:
    """The seat tokens on a computer. Saved ones survive a kill of the program."""

    def __init__(self, computer: Computer) -> None:
        self._computer = computer
        self._kept: dict[str, tuple[str, str]] = {}
        self._sealed: set[str] = set()

    def for_game(self, game: str) -> str | None:
        return next((token for token, (kept, _) in self._kept.items() if kept == game), None)

    def for_place(self, place: str) -> str | None:
        return next((token for token, (_, kept) in self._kept.items() if kept == place), None)

    def is_sealed(self, token: str) -> bool:
        return token in self._sealed

    def remember(self, game: str, token: str, place: str, *, is_sealed: bool) -> None:
        (self._sealed.add if is_sealed else self._sealed.discard)(token)
        if self._kept.get(token) != (game, place):
            self._computer.effect()
            self._kept = {token: (game, place), **self._kept}

    def leave(self, token: str) -> None:
        """The token is kept for the player's return."""

    def let_go(self, token: str) -> None:
        """Nothing to release: no other program uses this computer."""

    def forget(self, token: str) -> None:
        self._computer.effect()
        self._kept.pop(token, None)


class Told(Protocol):
    def __call__(self, events: tuple[Event, ...]) -> None: ...


class Joining:
    """Stands in for `net.joining`, without Qt."""

    def __init__(
        self,
        computer: Computer,
        network: Network,
        session: Session,
        tokens: Drawer,
        told: Told,
        *,
        telephone: bool,
    ) -> None:
        self.session = session
        self._is_telephone = telephone
        self._computer, self._network = computer, network
        self._coming = cb.ComingBack(session, tokens, place_there)
        self._told = told
        self._link: Link | None = None
        self._dial: Dial | None = None
        self._waiting: deque[cb.Command] = deque()
        self._is_performing = False
        self._alarm = Alarm(computer, self._on_alarm)

    @property
    def place(self) -> Place | None:
        return self._coming.place

    def join(self, places: Iterable[Place]) -> None:
        self._perform(self._coming.join(places, self._now()))

    def join_link(self, link: Link) -> None:
        self._perform(self._coming.put_down())
        self._watch(link)
        self._perform(self._coming.use(link.send, self._now()))

    def command(self, message: m.FromClient) -> None:
        self._perform(self._coming.command(message, self._now()))

    def leave(self) -> None:
        self._perform(self._coming.leave())

    def close(self) -> None:
        self._perform(self._coming.close())

    def also_at(self, places: Iterable[Place]) -> None:
        self._perform(self._coming.also_at(places, self._now()))

    def _now(self) -> float:
        return self._computer.clock()

    def _perform(self, commands: Iterable[cb.Command]) -> None:
        self._waiting.extend(commands)
        if self._is_performing:
            return
        self._is_performing = True
        while self._waiting:
            self._perform_one(self._waiting.popleft())
        self._is_performing = False
        self._set_alarm()

    def _perform_one(self, command: cb.Command) -> None:
        match command:
            case cb.Dial(places, within):
                self._dial = self._network.dial(
                    self._computer, places, within, self._on_connected, self._on_failed
                )
            case cb.StopDialing():
                if self._dial is not None:
                    self._dial.stop()
            case cb.HangUp(at_once):
                link, self._link = self._link, None
                if link is not None:
                    (link.abort if at_once else link.close)()
            case cb.Tell(events):
                self._told(events)

    def _set_alarm(self) -> None:
        due = self._coming.next_wakeup()
        self._alarm.set(None if due is None else due - self._now())

    def _on_alarm(self) -> None:
        self._perform(self._coming.tick(self._now()))

    def _watch(self, link: Link) -> None:
        self._link = link
        link.on_data = self._on_data
        link.on_closed = self._on_closed

    def _on_connected(self, ways_end: SimLink, place: Place) -> None:
        link = TelephoneLink(ways_end) if self._is_telephone else ways_end
        self._watch(link)
        self._perform(self._coming.connected(place, link.send, self._now()))

    def _on_failed(self, reason: str) -> None:
        self._perform(self._coming.failed(reason, self._now()))

    def _on_data(self, data: bytes) -> None:
        self._perform(self._coming.received(data, self._now()))

    def _on_closed(self) -> None:
        self._link = None
        self._perform(self._coming.closed(self._now()))


Send = Callable[[bytes], None]
