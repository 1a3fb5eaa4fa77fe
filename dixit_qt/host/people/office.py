"""Who administrates: whoever sits at the host's own window, else the one who holds the office.

The office belongs to a seat as long as anybody holds one, so that nobody takes it by coming at
the right moment. Its holder keeps it while he is away; after a while the first who is there
stands in for him, until he returns.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from dixit_qt.host.people.people import People, Person


@dataclass(slots=True)
class Office:
    absence: float
    holder: int | None = None

    def settle(self, people: People, own: Iterable[Person]) -> None:
        """When the holder is gone for good, or looks on while others sit, it passes on."""
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
        """When nobody is there who sits, a game is helped on by one who looks on, and who was let
        in by those who sat."""
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
    """The holders of seats; only where there are none those who look on, a big screen last:
    nobody sits before it."""
    watching = sorted(people.watchers, key=lambda person: person.is_table)
    return people.owners() or watching
