"""The house rules that have been given a name, kept at home to be chosen again."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from dixit_qt.store.small_files import read_small, write_small
from dixit_qt.wire.limits import MAX_NAME, MAX_SWITCHES, Word
from dixit_qt.wire.room import SwitchValue

MOST = 50
_MOST_BYTES = 256 * 1024


class HouseSet(Struct, frozen=True):
    """An edition, and what is different from it."""

    name: Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
    edition: Word
    switches: Annotated[dict[Word, SwitchValue], Meta(max_length=MAX_SWITCHES)]


class HouseSets:
    """A small file, the set kept last first. Whatever is wrong with it, one just begins anew."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.sets = read_small(path, tuple[HouseSet, ...], _MOST_BYTES, ())[:MOST]

    def keep(self, kept: HouseSet) -> bool:
        """A set of the same name is replaced. False: it is not on disk."""
        return self._keep([kept, *(each for each in self.sets if each.name != kept.name)])

    def rename(self, name: str, to: str) -> bool:
        """In its place; another set that has the new name already goes."""
        left = (each for each in self.sets if each.name == name or each.name != to)
        return self._keep(
            msgspec.structs.replace(each, name=to) if each.name == name else each for each in left
        )

    def forget(self, name: str) -> bool:
        return self._keep(each for each in self.sets if each.name != name)

    def _keep(self, sets: Iterable[HouseSet]) -> bool:
        self.sets = tuple(sets)[:MOST]
        return write_small(self.path, self.sets)
