"""Small files that are kept for the player: named house rules, and hosts played with.

The settings are read before the window opens. These files are read only after it, because importing
the code that checks them takes time.
"""

import ipaddress
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from PySide6.QtCore import QStandardPaths

from dixit_qt.store.files import read_small, write_small
from dixit_qt.wire.limits import MAX_NAME, MAX_SWITCHES, Word
from dixit_qt.wire.room import SwitchValue

# House rules that the player has named, to choose again

MOST_SETS = 50
_MOST_BYTES_OF_SETS = 256 * 1024


class HouseSet(Struct, frozen=True):
    """An edition, and the switches that differ from its defaults."""

    name: Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
    edition: Word
    switches: Annotated[dict[Word, SwitchValue], Meta(max_length=MAX_SWITCHES)]


class HouseSets:
    """A small file, the set saved last first. An unreadable file counts as empty."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.sets = read_small(path, tuple[HouseSet, ...], _MOST_BYTES_OF_SETS, ())[:MOST_SETS]

    def keep(self, kept: HouseSet) -> bool:
        """Replace a set with the same name. False if it couldn't be written."""
        return self._keep([kept, *(each for each in self.sets if each.name != kept.name)])

    def rename(self, name: str, to: str) -> bool:
        """The set keeps its position. Another set that already has the new name is removed."""
        left = (each for each in self.sets if each.name == name or each.name != to)
        return self._keep(
            msgspec.structs.replace(each, name=to) if each.name == name else each for each in left
        )

    def forget(self, name: str) -> bool:
        return self._keep(each for each in self.sets if each.name != name)

    def _keep(self, sets: Iterable[HouseSet]) -> bool:
        self.sets = tuple(sets)[:MOST_SETS]
        return write_small(self.path, self.sets)


# Hosts that the player has joined: they are asked directly, and offered when joining by address

MOST_HOSTS = 8
_MOST_BYTES_OF_HOSTS = 64 * 1024


class RecentHost(Struct, frozen=True):
    """`name` is the table's name."""

    address: Annotated[str, Meta(min_length=1, max_length=64)]
    port: Annotated[int, Meta(ge=1, le=65535)]
    name: Annotated[str, Meta(max_length=200)] = ""


class RecentHosts:
    """A small file, newest host first. An unreadable file counts as empty."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.hosts = read_small(path, tuple[RecentHost, ...], _MOST_BYTES_OF_HOSTS, ())[:MOST_HOSTS]

    @property
    def addresses(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(host.address for host in self.hosts))

    def remember(self, host: RecentHost) -> None:
        if not _is_lasting(host.address):
            return
        others = (each for each in self.hosts if _key(each) != _key(host))
        self._keep([host, *others])

    def forget(self, host: RecentHost) -> None:
        self._keep(each for each in self.hosts if _key(each) != _key(host))

    def _keep(self, hosts: Iterable[RecentHost]) -> None:
        self.hosts = tuple(hosts)[:MOST_HOSTS]
        write_small(self._path, self.hosts)


def default_path() -> Path:
    location = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "dixit-qt" / "hosts.json"


def _is_lasting(text: str) -> bool:
    """Addresses that won't work tomorrow aren't remembered, such as link-local ones."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    if address.version == 6 and address.is_link_local:
        return False
    return "%" not in text and not address.is_unspecified and not address.is_multicast


def _key(host: RecentHost) -> tuple[str, int]:
    return host.address, host.port
