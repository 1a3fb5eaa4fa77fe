"""Who is in the room: people and bots in their seats, clockwise, and those who look on."""

import hmac
from collections.abc import Iterator
from dataclasses import dataclass, field

from dixit_qt.host.names import NOBODY, tidy, unique
from dixit_qt.host.outputs import LinkId
from dixit_qt.wire.codes import Keeper
from dixit_qt.wire.limits import MAX_SEATS, MAX_WATCHERS, RABBITS
from dixit_qt.wire.room import SeatInfo, WatcherInfo


@dataclass(slots=True)
class Person:
    """`stand_in` says that a bot plays the seat until its person returns."""

    id: int
    name: str
    rabbit: int = 0
    token: str = ""
    is_bot: bool = False
    is_table: bool = False
    link: LinkId | None = None
    absent_since: float | None = None
    stand_in: bool = False
    waits_for: int | None = None

    @property
    def keeper(self) -> Keeper:
        if self.is_bot or self.stand_in:
            return Keeper.BOT
        return Keeper.ABSENT if self.link is None else Keeper.PERSON

    @property
    def is_present(self) -> bool:
        return self.link is not None


@dataclass(slots=True)
class Company:
    seats: list[Person] = field(default_factory=list)
    watchers: list[Person] = field(default_factory=list)
    last_id: int = 0

    def __iter__(self) -> Iterator[Person]:
        yield from self.seats
        yield from self.watchers

    @property
    def is_full(self) -> bool:
        return len(self.seats) >= MAX_SEATS

    def newcomer(self, name: str, token: str = "", *, is_bot: bool = False) -> Person:
        self.last_id += 1
        person = Person(self.last_id, "", token=token, is_bot=is_bot)
        self.rename(person, tidy(name) or NOBODY)
        return person

    def rename(self, person: Person, name: str) -> None:
        person.name = unique(name, [other.name for other in self if other is not person])

    def by_id(self, person_id: int) -> Person | None:
        return next((person for person in self if person.id == person_id), None)

    def by_token(self, token: str) -> Person | None:
        """Looks at every token for the same time, whichever fits."""
        given = token.encode()
        found = None
        for person in self:
            if person.token and hmac.compare_digest(person.token.encode(), given):
                found = person
        return found

    def seat_of(self, person: Person) -> int | None:
        """By identity: two people are never the same, whatever they are called."""
        places = (seat for seat, other in enumerate(self.seats) if other is person)
        return next(places, None)

    def free_rabbit(self) -> int:
        taken = {person.rabbit for person in self.seats}
        return next(rabbit for rabbit in range(RABBITS) if rabbit not in taken)

    def take_rabbit(self, person: Person, wish: int) -> bool:
        """A bot gives way and takes another rabbit; a person does not."""
        holder = next((p for p in self.seats if p.rabbit == wish and p is not person), None)
        if holder is not None and not holder.is_bot:
            return False
        if holder is not None:
            seated = self.seat_of(person) is not None
            holder.rabbit = person.rabbit if seated else self.free_rabbit()
        person.rabbit = wish
        return True

    def sit(self, person: Person) -> None:
        """A new seat at the end of the circle."""
        self._stop_watching(person)
        if person.is_bot or not self.take_rabbit(person, person.rabbit):
            person.rabbit = self.free_rabbit()
        self.seats.append(person)

    def replace(self, seat: int, person: Person) -> Person:
        """Somebody else takes over the seat and keeps its rabbit."""
        self._stop_watching(person)
        gone = self.seats[seat]
        person.rabbit = gone.rabbit
        self.seats[seat] = person
        return gone

    def watch(self, person: Person) -> None:
        self.watchers.append(person)

    def stand_up(self, person: Person) -> None:
        self.seats = [other for other in self.seats if other is not person]
        self.watchers.append(person)

    def remove(self, person: Person) -> None:
        self.seats = [other for other in self.seats if other is not person]
        self.watchers = [other for other in self.watchers if other is not person]

    def move(self, person: Person, to: int) -> None:
        self.seats = [other for other in self.seats if other is not person]
        self.seats.insert(to, person)

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        return tuple(
            SeatInfo(person.id, person.name, person.rabbit, person.keeper, person.is_bot)
            for person in self.seats
        )

    def watcher_infos(self) -> tuple[WatcherInfo, ...]:
        return tuple(
            WatcherInfo(person.id, person.name, person.is_table, person.waits_for)
            for person in self.watchers[:MAX_WATCHERS]
        )

    def _stop_watching(self, person: Person) -> None:
        person.waits_for = None
        self.watchers = [other for other in self.watchers if other is not person]
