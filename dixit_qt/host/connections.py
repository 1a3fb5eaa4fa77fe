"""The connections: how long they may last without a seat, and how much each may send.

A connection belongs to a stranger until its hello is accepted. The number of strangers is limited.
If there are too many, the oldest of the address with the most is closed, so a client that speaks at
once always gets in. Seated players are never turned away for lack of room: only strangers and
spectators are counted.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from dixit_qt.host.outputs import LinkId
from dixit_qt.host.person import Person
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Capability, Farewell
from dixit_qt.wire.room import Room
from dixit_qt.wire.seal_messages import BROWSER, OPEN

# A token bucket: `at_once` is its size, `per_second` how fast it fills again


@dataclass(slots=True)
class Budget:
    at_once: float
    per_second: float
    since: float
    left: float = -1.0

    def __post_init__(self) -> None:
        self.left = self.at_once

    def has(self, cost: float, now: float) -> bool:
        self._earn(now)
        return self.left >= cost

    def spend(self, cost: float, now: float) -> bool:
        """Return False if the budget doesn't cover the cost. What's left of it is spent anyway."""
        self._earn(now)
        enough = self.left >= cost
        self.left = max(0.0, self.left - cost)
        return enough

    def give_back(self, cost: float) -> None:
        self.left = min(self.at_once, self.left + cost)

    def is_whole(self, now: float) -> bool:
        return self.has(self.at_once, now)

    def _earn(self, now: float) -> None:
        self.left = min(self.at_once, self.left + (now - self.since) * self.per_second)
        self.since = now


class Budgets:
    """A budget for each address. Full budgets are dropped: a new one would be equal."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self._at_once = at_once
        self._per_second = per_second
        self._budgets: dict[str, Budget] = {}

    def __len__(self) -> int:
        return len(self._budgets)

    def of(self, address: str, now: float) -> Budget:
        if address not in self._budgets:
            self._forget_the_whole(now)
            self._budgets[address] = Budget(self._at_once, self._per_second, now)
        return self._budgets[address]

    def _forget_the_whole(self, now: float) -> None:
        self._budgets = {
            address: budget for address, budget in self._budgets.items() if not budget.is_whole(now)
        }


# Connections

MOST_FRIENDS = 256
"""How many addresses that knew the code are remembered."""

AT_THE_HOST = frozenset({"", "own", "127.0.0.1", "::1"})


@dataclass(frozen=True, slots=True)
class Limits:
    """Times are in seconds. The limits for one address allow for several bots and screens on one
    computer."""

    watchers: int = 200
    watchers_per_address: int = 40
    strangers: int = 96
    strangers_per_address: int = 48
    handshake: float = 5.0
    ping_every: float = 4.0
    silence: float = 15.0
    messages_per_second: float = 20.0
    messages_at_once: float = 80.0
    address_per_second: float = 60.0
    address_at_once: float = 240.0
    code_tries: float = 8.0
    code_tries_per_second: float = 1 / 30
    code_tries_in_all: float = 30.0
    code_tries_in_all_per_second: float = 1 / 5
    seat_offers: float = 6.0
    seat_offers_per_second: float = 1 / 2
    reactions: float = 3.0
    reactions_per_second: float = 1 / 3
    seats_per_address: int = 4
    shortest_absence: float = 30.0
    lobby_absence: float = 120.0
    admin_absence: float = 20.0
    watcher_absence: float = 20.0
    handing_over: float = 10.0


COSTS: dict[type[m.Message], float] = {
    m.SetName: 4,
    m.SetRabbit: 4,
    m.TakeSeat: 4,
    m.LeaveSeat: 4,
    m.Pause: 4,
    m.PlayOn: 4,
    m.React: 4,
    m.WantPictures: 4,
}
"""Messages that cost more than 1, because the host does work or sends something to everybody."""


@dataclass(frozen=True, slots=True)
class Greeting:
    """A hello that names a seat, until its client has proved that the seat is theirs."""

    hello: m.Hello
    person: Person
    nonce: str


@dataclass(slots=True)
class Connection:
    """A link and what the host knows about it; `rounds_sent` counts rounds of the game
    `match_sent`."""

    link: LinkId
    address: str
    own: bool
    since: float
    heard: float
    budget: Budget
    pinged: float = 0.0
    person: Person | None = None
    greeting: Greeting | None = None
    is_browser: bool = False
    mark_of_seal: str = ""
    tries: int = 0
    seat_offered: str = ""
    capabilities: frozenset[str] = frozenset()
    match_sent: int = 0
    rounds_sent: int = 0
    room_sent: Room | None = None
    decks_sent: set[str] = field(default_factory=set)
    verses_sent: str | None = None

    @property
    def may_be_open(self) -> bool:
        """Whether the connection may be used at a table with a code: it's encrypted, or inside this
        program."""
        return self.own or bool(self.mark_of_seal)

    @property
    def channel(self) -> str:
        return self.mark_of_seal or (BROWSER if self.is_browser else OPEN)

    @property
    def can_host(self) -> bool:
        return Capability.HOST in self.capabilities and not self.own


class Connections:
    def __init__(self, limits: Limits, now: float = 0.0) -> None:
        self.limits = limits
        self._links: dict[LinkId, Connection] = {}
        self._addresses = Budgets(limits.address_at_once, limits.address_per_second)
        self._seats = Budgets(limits.messages_at_once, limits.messages_per_second)
        self._offers = Budgets(limits.seat_offers, limits.seat_offers_per_second)
        self._reactions = Budgets(limits.reactions, limits.reactions_per_second)
        self.friends: dict[str, None] = {}
        self.forget_tries(now)

    def __iter__(self) -> Iterator[Connection]:
        yield from list(self._links.values())

    def get(self, link: LinkId | None) -> Connection | None:
        return None if link is None else self._links.get(link)

    def arrive(self, link: LinkId, address: str, now: float, *, own: bool) -> Connection:
        budget = Budget(self.limits.messages_at_once, self.limits.messages_per_second, now)
        connection = Connection(link, address, own, now, now, budget, now)
        self._links[link] = connection
        return connection

    def leave(self, link: LinkId) -> Connection | None:
        return self._links.pop(link, None)

    def challenge(self, connection: Connection, greeting: Greeting | None) -> None:
        connection.greeting = greeting

    def agree(self, connection: Connection, capabilities: Iterable[str]) -> None:
        connection.capabilities = frozenset(capabilities)

    def belongs_to(self, connection: Connection, person: Person) -> None:
        connection.person = person

    def rounds_sent(self, connection: Connection, match: int) -> int:
        """How many finished rounds of this game were sent over this connection."""
        if connection.match_sent != match:
            connection.match_sent, connection.rounds_sent = match, 0
        return connection.rounds_sent

    def sent_rounds(self, connection: Connection, rounds: int) -> None:
        connection.rounds_sent = rounds

    def needs_room(self, connection: Connection, room: Room) -> bool:
        known = connection.room_sent == room
        connection.room_sent = room
        return not known

    def needs_deck(self, connection: Connection, deck: str) -> bool:
        """True only once for each deck and connection."""
        known = deck in connection.decks_sent
        connection.decks_sent.add(deck)
        return not known

    def needs_verses(self, connection: Connection, verses: str) -> bool:
        known = connection.verses_sent == verses
        connection.verses_sent = verses
        return not known

    # Strangers and spectators

    def stranger_too_many(self, newest: Connection) -> Connection | None:
        """The stranger to close in favour of the newest: the oldest one at the address with the
        most strangers."""
        strangers = [each for each in self.strangers() if each is not newest]
        same = [each for each in strangers if each.address == newest.address]
        if len(same) >= self.limits.strangers_per_address:
            return same[0]
        if len(strangers) < self.limits.strangers:
            return None
        addresses = [each.address for each in strangers]
        return max(strangers, key=lambda each: addresses.count(each.address))

    def overfull(self, connection: Connection, watching: set[int]) -> Farewell | None:
        """Why this connection can't become a spectator. None if there is room."""
        guests = [each for each in self.guests() if each.person and each.person.id in watching]
        if connection.own:
            return None
        if len(guests) >= self.limits.watchers:
            return Farewell.ROOM_IS_FULL
        same = sum(each.address == connection.address for each in guests)
        too_many = same >= self.limits.watchers_per_address
        return Farewell.TOO_MANY_CONNECTIONS if too_many else None

    def strangers(self) -> Iterator[Connection]:
        """Oldest first."""
        return (each for each in self if each.person is None and not each.own)

    def guests(self) -> Iterator[Connection]:
        return (each for each in self if each.person is not None)

    def has_browser_guest(self, address: str) -> bool:
        return any(each.is_browser and each.address == address for each in self.guests())

    # Messages and silence

    def hear(self, connection: Connection, message: m.Message, now: float, *, seated: bool) -> bool:
        """False if the sender is over the limit. A seated player has a limit of their own, which
        reconnecting doesn't reset. All others at an address share one."""
        connection.heard = now
        cost = COSTS.get(type(message), 1.0)
        if connection.own:
            return True
        if seated and connection.person is not None:
            return self._seats.of(str(connection.person.id), now).spend(cost, now)
        enough = connection.budget.spend(cost, now)
        return self._addresses.of(connection.address, now).spend(cost, now) and enough

    def may_react(self, person: Person, now: float) -> bool:
        """The limit counts all connections of a person together."""
        return self._reactions.of(str(person.id), now).spend(1, now)

    def late_strangers(self, now: float) -> list[Connection]:
        return [each for each in self.strangers() if now - each.since >= self.limits.handshake]

    def silent_guests(self, now: float) -> list[Connection]:
        silence = self.limits.silence
        return [each for each in self.guests() if not each.own and now - each.heard >= silence]

    def to_be_pinged(self, now: float) -> list[Connection]:
        """The host's own window isn't pinged: it has no network in between."""
        every = self.limits.ping_every
        due = [each for each in self.guests() if not each.own and now - each.pinged >= every]
        for connection in due:
            connection.pinged = now
        return due

    # Guesses of the code, and attempts to prove a seat

    def forget_tries(self, now: float) -> None:
        """A new code starts with the full number of tries."""
        limits = self.limits
        self.tries = Budgets(limits.code_tries, limits.code_tries_per_second)
        half = limits.code_tries_in_all / 2, limits.code_tries_in_all_per_second / 2
        self._tries_of_friends, self._tries_of_strangers = Budget(*half, now), Budget(*half, now)
        self._is_guessed = False

    def may_try_code(self, address: str, now: float) -> bool:
        """Each try counts for its address and for the whole room, so guessing from many addresses
        doesn't help. Half of the room's tries are reserved for addresses where the code was right
        before, so that strangers who guess can't lock friends out."""
        in_all = self._tries_in_all(address)
        has_any = in_all.has(1, now)
        self._is_guessed |= in_all is self._tries_of_strangers and not has_any
        return has_any and self.tries.of(address, now).has(1, now)

    def is_guessed(self, now: float) -> bool:
        """Whether strangers used up their share of tries recently. Friends don't get that far."""
        self._is_guessed &= not self._tries_of_strangers.is_whole(now)
        return self._is_guessed

    def count_try(self, connection: Connection, now: float) -> None:
        connection.tries += 1
        self.tries.of(connection.address, now).spend(1, now)
        self._tries_in_all(connection.address).spend(1, now)

    def code_was_right(self, connection: Connection, now: float) -> None:
        """The tries are given back, and the address counts as a friend's from now on."""
        self.tries.of(connection.address, now).give_back(connection.tries)
        self._tries_in_all(connection.address).give_back(connection.tries)
        connection.tries = 0
        self.friends[connection.address] = None
        while len(self.friends) > MOST_FRIENDS:
            del self.friends[next(iter(self.friends))]

    def may_offer_seat(
        self, connection: Connection, seat: str, now: float, *, from_home: bool
    ) -> bool:
        """Limit the attempts to prove a seat, because each one costs the host computing time. The
        name of a seat can be overheard, so attempts from elsewhere don't use up those from the
        address where its player was last."""
        key = f"{seat} {from_home}"
        connection.seat_offered = key
        return self._offers.of(key, now).spend(1, now)

    def seal(self, connection: Connection, mark: str, now: float) -> None:
        """The other end proved that it knows the secret."""
        connection.mark_of_seal = mark
        if connection.seat_offered:
            self._offers.of(connection.seat_offered, now).give_back(1)
        else:
            self.code_was_right(connection, now)

    def _tries_in_all(self, address: str) -> Budget:
        is_friend = address in self.friends
        return self._tries_of_friends if is_friend else self._tries_of_strangers
