"""The tables on the network: sightings from all channels, grouped into one entry for each game."""

import ipaddress
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from dixit_qt.net.discovery.advert import Advert
from dixit_qt.net.places import Place

MOST_SIGHTINGS = 256


class Obstacle(StrEnum):
    """Why a guest can't join. A full table isn't an obstacle: they can watch."""

    HOST_IS_OLDER = "host_is_older"
    HOST_IS_NEWER = "host_is_newer"
    NO_ADDRESS = "no_address"


@dataclass(frozen=True, slots=True)
class FoundTable:
    """One game, with all addresses at which its host may be reached."""

    game: str
    name: str
    edition: str
    seats_free: int
    code_needed: bool
    version: int
    port: int
    addresses: tuple[str, ...]
    obstacle: Obstacle | None = None
    own: bool = False
    program: str = ""
    browsers: bool = False
    house: str = ""

    @property
    def places(self) -> tuple[Place, ...]:
        """All of them are tried. The first that answers is used."""
        return tuple(Place(address, self.port) for address in self.addresses)


@dataclass(frozen=True, slots=True)
class Source:
    """Where a sighting came from: a channel, and the sender's name there."""

    channel: str
    sender: str


@dataclass(frozen=True, slots=True)
class Sighting:
    advert: Advert
    addresses: tuple[str, ...]
    seen: float
    until: float


def reachable(addresses: Iterable[str]) -> tuple[str, ...]:
    """The usable addresses without duplicates, IPv4 first. An fe80 address without a scope can't be
    reached, so it's left out."""
    parsed: dict[ipaddress.IPv4Address | ipaddress.IPv6Address, str] = {}
    for text in addresses:
        address = _parse(text)
        if address is not None:
            parsed.setdefault(address, text)
    return tuple(parsed[each] for each in sorted(parsed, key=lambda each: each.version))


def _parse(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    if address.is_unspecified or address.is_multicast:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        return None if address.is_link_local and address.scope_id is None else address
    return address


def obstacle(version: int, own_version: int, addresses: tuple[str, ...]) -> Obstacle | None:
    if version < own_version:
        return Obstacle.HOST_IS_OLDER
    if version > own_version:
        return Obstacle.HOST_IS_NEWER
    return None if addresses else Obstacle.NO_ADDRESS


class Sightings:
    """What was seen, and until when it counts. Times are passed in."""

    def __init__(self, version: int) -> None:
        self._version = version
        self._seen: dict[Source, Sighting] = {}

    def saw(
        self, source: Source, advert: Advert, addresses: Iterable[str], now: float, lasts: float
    ) -> None:
        if source not in self._seen and len(self._seen) >= MOST_SIGHTINGS:
            del self._seen[min(self._seen, key=lambda each: self._seen[each].seen)]
        self._seen[source] = Sighting(advert, reachable(addresses), now, now + lasts)

    def lost(self, source: Source, now: float, doubt: float) -> None:
        """No longer seen by this source. The others have to confirm the game within `doubt`
        seconds."""
        gone = self._seen.pop(source, None)
        for key, each in self._seen.items():
            if gone is not None and each.advert.game == gone.advert.game:
                self._seen[key] = replace(each, until=min(each.until, now + doubt))

    def forget(self) -> None:
        self._seen.clear()

    def tables(self, now: float, own_game: str | None = None) -> tuple[FoundTable, ...]:
        """Sorted by name, so that the list doesn't jump under the pointer."""
        self._seen = {key: each for key, each in self._seen.items() if each.until > now}
        found = (self._table(group, own_game) for group in _by_game(self._seen).values())
        return tuple(sorted(found, key=lambda table: (table.name.casefold(), table.game)))

    def _table(self, group: list[Sighting], own_game: str | None) -> FoundTable:
        advert = group[0].advert
        # A host that returned on another port left outdated records behind
        current = [each for each in group if each.advert.port == advert.port]
        addresses = reachable(address for each in current for address in each.addresses)
        return FoundTable(
            game=advert.game,
            name=advert.name,
            edition=advert.edition,
            seats_free=advert.seats_free,
            code_needed=advert.code_needed,
            version=advert.version,
            port=advert.port,
            addresses=addresses,
            obstacle=obstacle(advert.version, self._version, addresses),
            own=advert.game == own_game,
            program=advert.program,
            browsers=advert.browsers,
            house=advert.house,
        )


def _by_game(seen: Mapping[Source, Sighting]) -> dict[str, list[Sighting]]:
    """The newest sighting first in each group."""
    groups: dict[str, list[Sighting]] = {}
    for sighting in sorted(seen.values(), key=lambda each: each.seen, reverse=True):
        groups.setdefault(sighting.advert.game, []).append(sighting)
    return groups
