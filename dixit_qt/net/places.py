"""Where a table can be reached, and how people type that."""

import ipaddress
import re
from dataclasses import dataclass

# Fixed ports, so that they can be allowed in a firewall: the same number for the game and the
# question

GAME_PORT = 42042
"""TCP. If another program uses it, the next free port is taken."""

QUESTION_PORT = 42042
"""UDP. Hosts listen here for "who hosts a table?"; mDNS has its own port, 5353."""


LOOPBACK = "127.0.0.1"
_HOST_NAME = re.compile(r"(?=.{1,253}\Z)[^\W_]([\w-]*[^\W_])?(\.[^\W_]([\w-]*[^\W_])?)*\Z")
_IPV6_AND_PORT = re.compile(r"\[(?P<host>[^\]]+)\](:(?P<port>[0-9]{1,5}))?\Z")
_SEAT_LINK = re.compile(
    r"(http://)?(?P<place>[^/#\s]+)/?#seat=(?P<game>[0-9a-f]{8,64})\.(?P<token>[\w-]{1,64})\Z"
)
_HOST_AND_PORT = re.compile(r"(?P<host>[^:]+)(:(?P<port>[0-9]{1,5}))?\Z")


@dataclass(frozen=True, slots=True)
class Place:
    address: str
    port: int = GAME_PORT

    @property
    def is_here(self) -> bool:
        """Any loopback address of this computer."""
        return _is_ip(self.address) and ipaddress.ip_address(self.address).is_loopback

    def __str__(self) -> str:
        host = f"[{self.address}]" if ":" in self.address else self.address
        return f"{host}:{self.port}"


@dataclass(frozen=True, slots=True)
class SeatLink:
    """Opens a seat on another device: a browser follows it as a link, the program accepts it as an
    address."""

    place: Place
    game: str
    token: str

    def __str__(self) -> str:
        return f"http://{self.place}/#seat={self.game}.{self.token}"


def place_there(here: object, address: str, port: int) -> Place:
    """Where a table has moved to from `here`. This program's own table has no place."""
    known = here.address if isinstance(here, Place) else LOOPBACK
    return Place(address or known, port)


def parse_place(text: str) -> Place | None:
    """Parse an address with or without a port: `192.168.1.20`, `laptop.local:42042`."""
    text = text.strip()
    if _is_ip(text):
        return Place(text)
    match = _IPV6_AND_PORT.match(text) or _HOST_AND_PORT.match(text)
    if match is None:
        return None
    host, port = match["host"], int(match["port"] or GAME_PORT)
    return Place(host, port) if _is_host(host) and 0 < port < 65536 else None


def parse_seat_link(text: str) -> SeatLink | None:
    match = _SEAT_LINK.match(text.strip())
    place = None if match is None else parse_place(match["place"])
    if match is None or place is None:
        return None
    return SeatLink(place, match["game"], match["token"])


def _is_ip(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _is_host(text: str) -> bool:
    """Digits and dots alone must be an IPv4 address, because a mistyped one isn't a computer's
    name."""
    if re.fullmatch(r"[0-9.]+", text) or ":" in text:
        return _is_ip(text)
    return _HOST_NAME.match(text) is not None
