"""A table in memory: a host, and clients connected by links that carry bytes."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.greeting import Profile
from dixit_qt.client.session import Session
from dixit_qt.decks.deck import CardInfo, Deck, hash_of
from dixit_qt.decks.verses import Ending, Line, VerseSet
from dixit_qt.host.connections import Limits
from dixit_qt.host.match import INSTANT
from dixit_qt.host.pictures import Pictures
from dixit_qt.host.plan import Library, Plan
from dixit_qt.host.state import Chance, HostState
from dixit_qt.host.table import Table
from dixit_qt.net.exchange import Exchange
from dixit_qt.net.links import LinkPair
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Stage, Want
from dixit_qt.wire.room import Room

GAME = "0123456789abcdef"
PICTURES = {f"card {number}": f"picture {number}".encode() * 9 for number in range(100)}


def card(slug: str) -> CardInfo:
    sha256 = hash_of(PICTURES[slug])
    tags, description = {"en": ("sea",), "ru": ("море",)}, {"en": "A card", "ru": "Карта"}
    return CardInfo(slug, slug, sha256, {"en": slug, "ru": slug}, tags, description)


NAME = {"en": "Test", "ru": "Проба"}
DECK = Deck("test", NAME, "us", "CC0", Path("/nowhere"), tuple(map(card, PICTURES)))
BY_ID = {info.id: PICTURES[info.slug] for info in DECK.cards}
VERSES = VerseSet(
    "en",
    "English",
    "iambic",
    "-ight",
    tuple(Line(number, "light", f"line {number}") for number in range(1, 151)),
    tuple(Ending(number, "calm", f"ending {number}") for number in range(1, 51)),
)
LIBRARY = Library({"test": DECK}, {"en": VERSES})


PATIENT = Limits(
    messages_per_second=1e6,
    messages_at_once=1e6,
    address_per_second=1e6,
    address_at_once=1e6,
    seats_per_address=12,
)
"""Limits for tests. They're high, because tests send faster than people."""


class Numbers:
    """Seeds and tokens that are the same in every run."""

    def __init__(self, seed: int = 1) -> None:
        self._rng = Random(seed)

    def token(self) -> str:
        return f"{self._rng.getrandbits(128):032x}"

    def seed(self) -> int:
        return self._rng.getrandbits(32)

    def chance(self) -> Chance:
        return Chance(self.token, self.seed)


class MemoryJournal:
    """What would be on disk. `fails` simulates a full disk."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.name = ""
        self.fails = False
        self._whole = b""

    def begin(self, name: str, data: bytes) -> None:
        self.name, self._whole = name, data
        self.save_all()

    def append(self, data: bytes) -> None:
        self._whole += data
        self.save_all()

    def save_all(self) -> None:
        if self.fails:
            raise OSError(28, "No space left on device")
        self.files[self.name] = self._whole

    @property
    def is_behind(self) -> bool:
        return self._whole != self.files.get(self.name, b"")

    @property
    def whole(self) -> bytes:
        return self._whole

    def hand_over(self, data: bytes) -> None:
        if self.fails:
            raise OSError(28, "No space left on device")
        if self.name:
            self.files[self.name] = self._whole + data

    @property
    def data(self) -> bytes:
        return self.files[self.name]


class MemoryStore:
    """The picture store on the client's computer."""

    def __init__(self, pictures: dict[str, bytes] | None = None) -> None:
        self.pictures = dict(pictures or {})

    def has(self, card: str) -> bool:
        return card in self.pictures

    def save(self, card: str, picture: bytes) -> bool:
        self.pictures[card] = picture
        return True


@dataclass
class Guest:
    """A client with its link, and every message that it has received."""

    session: Session
    pair: LinkPair
    events: list[object] = field(default_factory=list)
    heard: bytearray = field(default_factory=bytearray)
    is_lost: bool = False

    def connect(self) -> None:
        self.pair.client.on_data = self._on_data
        self.pair.client.on_closed = self._on_closed
        self.session.open(self.pair.client.send)

    def _on_data(self, data: bytes) -> None:
        self.heard += data
        self.events += self.session.receive(data)

    def _on_closed(self) -> None:
        self.is_lost = True
        self.session.lost()

    @property
    def state(self):
        return self.session.state

    @property
    def view(self):
        return self.session.state.view


def overheard(send: Callable[[bytes], None], listen: Callable[[bytes], None]):
    def both(data: bytes) -> None:
        listen(data)
        send(data)

    return both


def new_state(edition: str = "odyssey", **changes) -> HostState:
    usual = {
        "game": GAME,
        "name": "Kitchen table",
        "chance": Numbers().chance(),
        "library": LIBRARY,
        "plan": Plan(edition, decks=("test",), verses="en"),
        "limits": PATIENT,
        "pace": INSTANT,
    }
    return HostState(**{**usual, **changes})


class RoomInMemory:
    def __init__(self, edition: str = "odyssey", **changes) -> None:
        self.now = 100.0
        self.journal = MemoryJournal()
        self.guests: list[Guest] = []
        self.begin(Table(new_state(edition, **changes)))

    def begin(self, table: Table) -> None:
        self.table = table
        pictures = Pictures(BY_ID.get)
        self.exchange = Exchange(table, self.journal, pictures, lambda: self.now)

    @property
    def host(self) -> HostState:
        return self.table.state

    @property
    def public(self) -> Room:
        """The public state that everybody sees now."""
        return self.table.room(self.now)

    def join(
        self,
        name: str = "Anna",
        *,
        own: bool = False,
        pictures=BY_ID,
        address="10.0.0.1",
        listen: Callable[[bytes], None] | None = None,
        **profile,
    ) -> Guest:
        """`listen` records what the guest sends."""
        session = Session(Profile(name, **profile), MemoryStore(pictures))
        return self.enter(session, own=own, address=address, listen=listen)

    def enter(
        self,
        session: Session,
        *,
        own: bool = False,
        address: str = "10.0.0.1",
        listen: Callable[[bytes], None] | None = None,
    ) -> Guest:
        pair = LinkPair()
        if listen is not None:
            pair.client.send = overheard(pair.client.send, listen)
        self.exchange.attach(pair.host, address, own=own)
        guest = Guest(session, pair)
        self.guests.append(guest)
        guest.connect()
        self.settle()
        if session.has_another_way:
            return self.enter(session, own=own, address=address, listen=listen)
        return guest

    def join_all(self, count: int) -> list[Guest]:
        return [self.join(f"Player {place}", own=place == 0) for place in range(count)]

    def watch(self, name: str = "Screen", want: Want = Want.TABLE, **profile) -> Guest:
        return self.join(name, want=want, **profile)

    def settle(self) -> None:
        """Deliver messages until none is left."""
        while sum(guest.pair.pump() for guest in self.guests):
            pass

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        self.exchange.tick()
        self.settle()

    def do(self, guest: Guest, message: m.Message) -> None:
        assert guest.session.command(message)
        self.settle()

    def play(
        self, players: Iterable[Guest], rng: Random | None = None, moves: int = 100_000
    ) -> None:
        """Play random legal moves, each chosen from the player's own view."""
        rng = Random(5) if rng is None else rng
        bot = RandomBot(second_thoughts=0.0)
        players = list(players)
        for _ in range(moves):
            if self.host.stage is not Stage.PLAYING:
                return
            awaited = [guest for guest in players if guest.view.seat in guest.view.waiting_for]
            if not awaited:
                self.pass_time(0.1)
                continue
            guest = rng.choice(awaited)
            action = bot.choose(guest.view, rng)
            assert guest.session.intend(action)
            self.settle()
