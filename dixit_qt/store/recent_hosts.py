"""The hosts one has played with: to be asked directly, and offered when joining by address."""

import ipaddress
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from PySide6.QtCore import QStandardPaths

from dixit_qt.store.small_files import read_small, write_small

MOST = 8
_MOST_BYTES = 64 * 1024


class RecentHost(Struct, frozen=True):
    """`name` is what the table was called."""

    address: Annotated[str, Meta(min_length=1, max_length=64)]
    port: Annotated[int, Meta(ge=1, le=65535)]
    name: Annotated[str, Meta(max_length=200)] = ""


class RecentHosts:
    """A small file, newest host first. Whatever is wrong with it, one just begins anew."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.hosts = read_small(path, tuple[RecentHost, ...], _MOST_BYTES, ())[:MOST]

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
        self.hosts = tuple(hosts)[:MOST]
        write_small(self._path, self.hosts)


def default_path() -> Path:
    location = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "dixit-qt" / "hosts.json"


def _is_lasting(text: str) -> bool:
    """An address that belongs to one adapter on one day is no good tomorrow."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    if address.version == 6 and address.is_link_local:
        return False
    return "%" not in text and not address.is_unspecified and not address.is_multicast


def _key(host: RecentHost) -> tuple[str, int]:
    return host.address, host.port
