"""The people in the room: people and bots in their seats, clockwise, and spectators.

Only `People` changes a person: joining, leaving and changing seats are methods of it. The states of
a person, and the steps between them, are in `person`.

Some things wait until the round is over: then a seat that `goes` is removed, and a spectator who
`waits_for` a seat or `wants_a_chair` gets it. A person who returns keeps their seat. A bot in a
seat is a `Person` too, and always AWAY. It may play `instead_of` a spectator who may return to the
seat.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from dixit_qt.host.handed_table import Wish
from dixit_qt.host.journal import PersonEntry
from dixit_qt.host.outputs import LinkId
from dixit_qt.host.person import (
    COME,
    LEAVE,
    LOSE,
    NOBODY,
    NOBODY_IS_PAIRED,
    STAND_IN,
    TAKE_CHAIR,
    Life,
    Pairs,
    Person,
    captain,
    tidy,
    unique,
)
from dixit_qt.rules.model import MAX_SEATS
from dixit_qt.wire.codes import Keeper
from dixit_qt.wire.limits import MAX_WATCHERS, RABBITS
from dixit_qt.wire.room import SeatInfo, WatcherInfo
from dixit_qt.wire.seal_messages import name_of


@dataclass(slots=True)
class People:
    seats: list[Person] = field(default_factory=list)
    watchers: list[Person] = field(default_factory=list)
    last_id: int = 0
    choices: int = 0

    def __iter__(self) -> Iterator[Person]:
        yield from self.seats
        yield from self.watchers

    @property
    def is_full(self) -> bool:
        return len(self.sitting) >= MAX_SEATS

    @property
    def somebody_plays(self) -> bool:
        return any(person.keeper is Keeper.PERSON for person in self.seats)

    @property
    def sitting(self) -> list[Person]:
        return [person for person in self.seats if not person.is_gone]

    # Finding people

    def by_id(self, person_id: int | None) -> Person | None:
        return next((person for person in self if person.id == person_id), None)

    def by_name_of_seat(self, name: str) -> Person | None:
        """The owner of the token with this hash. The client still has to prove that it knows the
        token."""
        return next((each for each in self if each.token and name_of(each.token) == name), None)

    def seat_of(self, person: Person | None) -> int | None:
        """Compared by identity, because two people may be equal in every field."""
        places = (seat for seat, other in enumerate(self.seats) if other is person)
        return next(places, None)

    def seats_by_id(self) -> dict[int, int]:
        """Faster than `seat_of` when many are needed."""
        return {person.id: seat for seat, person in enumerate(self.seats)}

    def owners(self) -> list[Person]:
        """The people who hold a seat, present or not."""
        return [p for p in self.seats if p.token and not (p.is_bot or p.has_left)]

    def free_rabbit(self) -> int:
        taken = {person.rabbit for person in self.sitting}
        return next(rabbit for rabbit in range(RABBITS) if rabbit not in taken)

    # Joining and leaving

    def newcomer(self, name: str, token: str = "", *, is_bot: bool = False) -> Person:
        self.last_id += 1
        let_in = any(other.is_present for other in self.owners())
        person = Person(self.last_id, "", token=token, is_bot=is_bot, let_in=let_in)
        self.rename(person, tidy(name) or NOBODY)
        return person

    def attach(self, person: Person, link: LinkId, address: str, now: float) -> None:
        """If their chair was about to be removed, it's kept."""
        person.step(COME)
        person.link, person.absent_since, person.goes = link, None, False
        person.address = address
        person.came = now if person.came is None else person.came

    def lose(self, person: Person, now: float) -> bool:
        """A person without a seat is removed. True if they had none."""
        person.step(LOSE)
        person.link, person.absent_since = None, now
        if self._sit_where_they_sat(person):
            person.step(STAND_IN)
        if self.seat_of(person) is None:
            self._remove(person)
            return True
        return False

    def leave_for_now(self, person: Person, now: float) -> bool:
        """A bot plays for them, and the seat stays theirs until the game ends. False if they have
        none."""
        self._sit_where_they_sat(person)
        if self.seat_of(person) is None:
            return False
        person.step(LEAVE)
        person.link, person.absent_since = None, now
        return True

    def _sit_where_they_sat(self, person: Person) -> bool:
        """Spectators who disconnect are put back in the seat that they stood up from, so that it's
        kept for them."""
        bot = self.own_seat(person)
        if bot is None:
            return False
        self.replace(bot, person)
        person.goes = bot.goes
        return True

    def retire(self, person: Person, bot: str | None) -> None:
        """The person is gone for good, and so is their token; in a game a bot called `bot` gets the
        seat."""
        person.token, person.link = "", None
        if bot is not None and self.seat_of(person) is not None:
            self.leave_to_bot(person, bot)
        else:
            self._remove(person)

    def leave_to_bot(self, person: Person, name: str) -> None:
        """A spectator who was promised this seat still gets it."""
        bot = self.newcomer(name, is_bot=True)
        bot.plays_for, bot.instead_of = person.id, person.name
        self.replace(person, bot)
        for watcher in self.watchers:
            if watcher.waits_for == person.id:
                watcher.waits_for = bot.id

    def give_to_bot(self, person: Person) -> None:
        """A bot plays until they return."""
        person.step(STAND_IN)

    # Names, rabbits and seats

    def rename(self, person: Person, name: str) -> None:
        person.name = unique(name, [other.name for other in self if other is not person])

    def take_rabbit(self, person: Person, wish: int, pairs: Pairs = NOBODY_IS_PAIRED) -> bool:
        """A bot that has this rabbit gives it up and takes the person's old one. So do the person's
        partner, and a holder whose team uses the other partner's rabbit. Anybody else keeps it.
        Then this returns False. Spectators choose the rabbit that they would have at the table."""
        seated = self.seat_of(person) is not None
        holder = next((p for p in self.sitting if p.rabbit == wish and p is not person), None)
        if seated and holder is not None:
            is_mine = pairs.get(person.id) is holder
            if not (holder.is_bot or is_mine) and captain(holder, pairs) is holder:
                return False
            holder.rabbit = person.rabbit
        self.choices += 1
        person.rabbit, person.chose = wish, self.choices
        return True

    def sit(self, person: Person) -> None:
        """Give the person a new seat at the end of the circle."""
        self._stop_watching(person)
        person.is_table = False
        holder = next((p for p in self.sitting if p.rabbit == person.rabbit), None)
        if holder is not None and holder.is_bot and not person.is_bot:
            holder.rabbit = self.free_rabbit()
        elif holder is not None:
            person.rabbit = self.free_rabbit()
        self.seats.append(person)

    def replace(self, owner: Person, person: Person) -> None:
        """Another person takes over the seat, with its rabbit."""
        self._stop_watching(person)
        person.is_table = False
        person.rabbit = owner.rabbit
        self.seats = [person if other is owner else other for other in self.seats]
        for watcher in self.watchers:
            if watcher.sits_after == owner.id:
                watcher.sits_after = person.id

    def watch(self, person: Person, *, as_table: bool = False) -> None:
        person.is_table = as_table
        self.watchers.append(person)

    def stand_up(self, person: Person, bot: str | None) -> None:
        if bot is not None:
            self.leave_to_bot(person, bot)
        else:
            self.seats = [other for other in self.seats if other is not person]
        self.watchers.append(person)

    def own_seat(self, person: Person) -> Person | None:
        """The bot in the seat that a spectator stood up from."""
        return next((bot for bot in self.sitting if bot.plays_for == person.id), None)

    def free_bot(self) -> Person | None:
        """A bot that didn't take over somebody's seat, and that no spectator is waiting for."""
        awaited = {watcher.waits_for for watcher in self.watchers}
        bots = (each for each in self.sitting if each.is_bot and each.plays_for is None)
        return next((bot for bot in bots if bot.id not in awaited), None)

    def wait_for(self, person: Person, owner: Person, *, agreed: bool) -> None:
        person.is_table = False
        person.waits_for, person.agreed = owner.id, agreed

    def agree(self, person: Person, *, yes: bool) -> None:
        person.agreed = yes
        person.waits_for = person.waits_for if yes else None

    def asks(self, person: Person) -> bool:
        """The seat belongs to somebody who may return, so an administrator must agree."""
        owner = None if person.waits_for is None else self.by_id(person.waits_for)
        if owner is None or owner.is_present or owner.has_left:
            return False
        return bool(owner.token) and not person.agreed

    def seat_those_who_wait(self) -> list[Person]:
        """Return the people who got a seat."""
        seated = []
        for person in [each for each in self.watchers if not self.asks(each)]:
            wanted = None if person.waits_for is None else self.by_id(person.waits_for)
            person.waits_for = None
            if wanted is None or self.seat_of(wanted) is None or wanted.keeper is Keeper.PERSON:
                continue
            self.replace(wanted, person)
            seated.append(person)
        return seated

    # Chairs added and removed between two rounds

    def want_a_chair(self, person: Person) -> None:
        person.is_table = False
        person.wants_a_chair = True

    def who_want_chairs(self) -> list[Person]:
        return [person for person in self.watchers if person.wants_a_chair]

    def place(self, person: Person, after: Person | None) -> None:
        """Where a newcomer will sit. None puts them last in the order of storytellers."""
        person.sits_after = None if after is None else after.id

    def want_no_chair(self, person: Person) -> None:
        person.wants_a_chair = False

    def let_go(self, person: Person) -> None:
        person.goes = True

    def keep_for_a_bot(self, person: Person) -> None:
        """Keep the chair, and let a bot play there."""
        person.goes = False
        if not person.is_bot:
            person.step(STAND_IN)

    def who_go(self) -> list[int]:
        """The seats whose chairs will be removed after the round."""
        return [seat for seat, person in enumerate(self.seats) if person.goes]

    @property
    def somebody_waits_for_the_end(self) -> bool:
        """Whether the end of the round will change who has a seat."""
        waiting = (p.wants_a_chair or p.waits_for is not None for p in self.watchers)
        return any(waiting) or bool(self.who_go())

    def is_waited_for(self, person: Person) -> bool:
        waiting = (each for each in self.watchers if each.waits_for == person.id)
        return any(not self.asks(each) for each in waiting)

    def take_chair(self, person: Person) -> None:
        """The seat no longer plays. Its name is still needed for finished rounds."""
        person.step(TAKE_CHAIR)
        person.token, person.link, person.goes = "", None, False

    def clear_chairs(self) -> None:
        """After the game: removes the players who have left, and the bots that took over seats."""
        stay = (person for person in self.sitting if not person.has_left)
        self.seats = [person for person in stay if person.plays_for is None]
        for person in self:
            person.goes = False

    def seat_newcomers(self) -> list[Person]:
        """After the game: seats the spectators who wanted a chair, as many as the table has room
        for."""
        newcomers = self.who_want_chairs()
        free = MAX_SEATS - len(self.sitting)
        for person in newcomers[:free]:
            self.sit(person)
        for person in newcomers[free:]:
            self.want_no_chair(person)
        return newcomers[:free]

    def move(self, person: Person, to: int) -> None:
        self.seats = [other for other in self.seats if other is not person]
        self.seats.insert(to, person)

    def _remove(self, person: Person) -> None:
        self.seats = [other for other in self.seats if other is not person]
        self.watchers = [other for other in self.watchers if other is not person]

    def _stop_watching(self, person: Person) -> None:
        person.waits_for = person.sits_after = None
        person.wants_a_chair = person.agreed = False
        self.watchers = [other for other in self.watchers if other is not person]

    # People as they are saved

    def entries(self) -> tuple[PersonEntry, ...]:
        return _entries(self.seats)

    def watcher_entries(self) -> tuple[PersonEntry, ...]:
        return _entries(self.watchers)

    @classmethod
    def from_entries(
        cls, seats: Iterable[PersonEntry], now: float, watchers: Iterable[PersonEntry] = ()
    ) -> "People":
        """Everybody is absent until they reconnect."""
        people = cls(
            [_person_of(entry, now) for entry in seats],
            [_person_of(entry, now) for entry in watchers],
        )
        people.last_id = max((person.id for person in people), default=0)
        people.choices = max((person.chose for person in people), default=0)
        return people

    def wish_again(self, wish: Wish) -> None:
        """Restore a wish from the previous host."""
        person = self.by_id(wish.person)
        if person is not None:
            person.waits_for, person.agreed, person.goes = wish.waits_for, wish.agreed, wish.goes
            person.wants_a_chair, person.sits_after = wish.wants_a_chair, wish.sits_after

    def forget_absent_watchers(self, before: float) -> list[Person]:
        """Remove spectators of the previous host's table who haven't followed it here."""
        gone = [p for p in self.watchers if p.link is None and (p.absent_since or 0.0) <= before]
        for person in gone:
            self._remove(person)
        return gone


def _person_of(entry: PersonEntry, now: float) -> Person:
    return Person(
        id=entry.id,
        name=entry.name,
        rabbit=entry.rabbit,
        token=entry.token,
        is_bot=entry.is_bot,
        life=_life_of(entry),
        chose=entry.chose,
        is_table=entry.is_table,
        goes=entry.goes,
        plays_for=entry.plays_for,
        instead_of=entry.instead_of,
        absent_since=None if entry.is_bot or entry.is_gone else now,
    )


def _life_of(entry: PersonEntry) -> Life:
    if entry.is_gone:
        return Life.GONE
    if entry.has_left:
        return Life.LEFT
    return Life.STOOD_IN if entry.stand_in else Life.AWAY


def _entries(people: Iterable[Person]) -> tuple[PersonEntry, ...]:
    return tuple(
        PersonEntry(
            p.id,
            p.name,
            p.rabbit,
            p.token,
            p.is_bot,
            p.stand_in,
            p.is_gone,
            p.chose,
            p.is_table,
            p.goes,
            p.has_left,
            p.plays_for,
            p.instead_of,
        )
        for p in people
    )


# What everybody sees about the people in the room


def seat_infos(people: People, pairs: Pairs) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            person.id,
            person.name,
            captain(person, pairs).rabbit,
            person.keeper,
            person.is_bot,
            person.goes,
            person.instead_of,
        )
        for person in people.seats
    )


def watcher_infos(people: People) -> tuple[WatcherInfo, ...]:
    return tuple(
        WatcherInfo(
            person.id,
            person.name,
            person.is_table,
            person.waits_for,
            person.wants_a_chair,
            person.sits_after,
            None if (bot := people.own_seat(person)) is None else bot.id,
            people.asks(person),
        )
        for person in people.watchers[:MAX_WATCHERS]
    )
