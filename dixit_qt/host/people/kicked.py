"""Who was sent away stays away until an administrator lets him in again.

He is known by his token, and without it by his address and his name: at one address there may be
somebody else, and somebody else may have his name. With another name he may come, in sight of all.
"""

import re
from dataclasses import dataclass

from msgspec.structs import replace

from dixit_qt.host.journal import KickedEntry
from dixit_qt.host.people.names import tidy
from dixit_qt.host.people.people import Person
from dixit_qt.wire.limits import MAX_KICKED
from dixit_qt.wire.room import KickedInfo
from dixit_qt.wire.seal import name_of
from dixit_qt.wire.text import looks


@dataclass(slots=True)
class Kicked:
    entries: tuple[KickedEntry, ...] = ()

    def add(self, person: Person) -> None:
        """Who has not come since the game was resumed has no address yet."""
        if person.token:
            entry = KickedEntry(person.id, person.name, person.token, person.address)
            self.entries = (*self.entries, entry)[-MAX_KICKED:]

    def let_in(self, person: int) -> bool:
        """False when he was not sent away."""
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
    """The table may have given him a number behind his name."""
    said = re.escape(looks(tidy(name)))
    return re.fullmatch(rf"{said}( [0-9]+)?", looks(kicked)) is not None
