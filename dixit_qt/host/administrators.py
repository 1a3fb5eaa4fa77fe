"""The administrator: the person at the host's own window, else one of the seated players.

While anybody has a seat, only a seated player can hold the role, so spectators can't get it by
arriving at the right moment. The holder keeps it while away; after `absence` seconds the first
connected player acts for them until they return.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from dixit_qt.host.journal import KickedEntry
from dixit_qt.host.people import People
from dixit_qt.host.person import Person, tidy
from dixit_qt.wire.limits import MAX_KICKED
from dixit_qt.wire.room import KickedInfo
from dixit_qt.wire.seal_messages import name_of
from dixit_qt.wire.text import look_alike


@dataclass(slots=True)
class Admin:
    absence: float
    holder: int | None = None

    def settle(self, people: People, own: Iterable[Person]) -> None:
        """The role passes on when its holder is gone for good, or is a spectator while others have
        seats."""
        at_the_host = next(iter(own), None)
        if at_the_host is not None:
            self.holder = at_the_host.id
            return
        candidates = _candidates(people)
        if candidates and all(person.id != self.holder for person in candidates):
            present = (person for person in candidates if person.is_present)
            self.holder = next(present, candidates[0]).id

    def acting(
        self, people: People, own: Iterable[Person], now: float, *, in_game: bool = False
    ) -> tuple[Person, ...]:
        """The people who may use the role now. When no seated player is connected, a spectator whom
        the players had let in may, so that the game can continue."""
        at_the_host = tuple(own)
        if at_the_host:
            return at_the_host
        holder = None if self.holder is None else people.by_id(self.holder)
        if holder is None or holder.is_present:
            return () if holder is None else (holder,)
        since = holder.absent_since
        if since is None or now - since < self.absence:
            return ()
        standing_in = [*_candidates(people), *(_witnesses(people) if in_game else ())]
        return tuple(person for person in standing_in if person.is_present)[:1]


def _witnesses(people: People) -> list[Person]:
    return [person for person in people.watchers if person.let_in and not person.is_table]


def _candidates(people: People) -> list[Person]:
    """The people who have seats. Before anybody has one, the spectators; big screens last."""
    watching = sorted(people.watchers, key=lambda person: person.is_table)
    return people.owners() or watching


# People who were kicked stay out until an administrator lets them in again.
#
# They are recognised by their token, or by their address and name together: another guest may use
# the same address, and another may have the same name. Under a different name they can rejoin, and
# everybody sees it


@dataclass(slots=True)
class Kicked:
    entries: tuple[KickedEntry, ...] = ()

    def add(self, person: Person) -> None:
        """A person who hasn't reconnected since the game was resumed has no address yet."""
        if person.token:
            entry = KickedEntry(person.id, person.name, person.token, person.address)
            self.entries = (*self.entries, entry)[-MAX_KICKED:]

    def let_in(self, person: int) -> bool:
        """False if this person wasn't kicked."""
        before = self.entries
        self.entries = tuple(entry for entry in before if entry.person != person)
        return self.entries != before

    def token_of(self, seat: str) -> str:
        return next((each.token for each in self.entries if name_of(each.token) == seat), "")

    def keeps_out(self, seat: str | None, name: str, address: str) -> bool:
        token = "" if seat is None else self.token_of(seat)
        if token:
            self._was_seen(token, address)
        return bool(token) or any(
            entry.address == address and _is_called(entry.name, name) for entry in self.entries
        )

    def infos(self) -> tuple[KickedInfo, ...]:
        return tuple(KickedInfo(entry.person, entry.name) for entry in self.entries)

    def _was_seen(self, token: str, address: str) -> None:
        self.entries = tuple(
            replace(entry, address=address) if entry.token == token else entry
            for entry in self.entries
        )


def _is_called(kicked: str, name: str) -> bool:
    """Whether this is the kicked name, with or without the number that the table may have added to
    it."""
    said = tidy(name)
    return look_alike(said, kicked) or look_alike(said, re.sub(" [0-9]+$", "", kicked))
