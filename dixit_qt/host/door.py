"""Who may stand in the door, for how long, and how often he may knock.

A link belongs to a stranger until its hello is accepted. Strangers are few: when too many wait,
the one who has waited longest makes room, so that somebody who speaks at once always gets in.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from dixit_qt.host.company import Person
from dixit_qt.host.outputs import LinkId
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Farewell


@dataclass(frozen=True, slots=True)
class Limits:
    """Times are seconds. `links_per_address` leaves room for bots and screens of one computer."""

    links: int = 256
    links_per_address: int = 40
    strangers: int = 48
    strangers_per_address: int = 12
    handshake: float = 5.0
    ping_every: float = 4.0
    silence: float = 15.0
    messages_per_second: float = 20.0
    messages_at_once: float = 80.0
    code_tries: int = 8
    code_window: float = 600.0
    lobby_absence: float = 120.0


COSTS: dict[type[m.Message], float] = {
    m.SetName: 4,
    m.SetRabbit: 4,
    m.TakeSeat: 4,
    m.LeaveSeat: 4,
    m.WantPictures: 4,
}
"""What makes the host tell everybody, or work, costs more than one message."""


@dataclass(slots=True)
class Visitor:
    """A link and what the host knows of it; `rounds_sent` are those of game `match_sent`."""

    link: LinkId
    address: str
    own: bool
    since: float
    heard: float
    budget: float
    pinged: float = 0.0
    person: Person | None = None
    match_sent: int = 0
    rounds_sent: int = 0
    decks_sent: set[str] = field(default_factory=set)
    verses_sent: str | None = None


class Door:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.visitors: dict[LinkId, Visitor] = {}
        self._tries: dict[str, list[float]] = {}

    def arrive(self, link: LinkId, address: str, now: float, *, own: bool) -> Visitor:
        visitor = Visitor(link, address, own, now, now, self.limits.messages_at_once, now)
        self.visitors[link] = visitor
        return visitor

    def leave(self, link: LinkId) -> Visitor | None:
        return self.visitors.pop(link, None)

    def overfull(self, visitor: Visitor) -> Farewell | None:
        """Why there is no room for this link; None when there is."""
        if visitor.own:
            return None
        if len(self.visitors) > self.limits.links:
            return Farewell.ROOM_IS_FULL
        same = sum(other.address == visitor.address for other in self.visitors.values())
        too_many = same > self.limits.links_per_address
        return Farewell.TOO_MANY_CONNECTIONS if too_many else None

    def stranger_too_many(self, newest: Visitor) -> Visitor | None:
        strangers = [visitor for visitor in self.strangers() if visitor is not newest]
        same = [visitor for visitor in strangers if visitor.address == newest.address]
        if len(same) >= self.limits.strangers_per_address:
            return same[0]
        return strangers[0] if len(strangers) >= self.limits.strangers else None

    def strangers(self) -> Iterator[Visitor]:
        """In the order in which they came."""
        return (v for v in self.visitors.values() if v.person is None and not v.own)

    def guests(self) -> Iterator[Visitor]:
        return (v for v in self.visitors.values() if v.person is not None)

    def hear(self, visitor: Visitor, message: m.Message, now: float) -> bool:
        """False when the visitor speaks more than his share."""
        limits = self.limits
        earned = (now - visitor.heard) * limits.messages_per_second
        visitor.budget = min(limits.messages_at_once, visitor.budget + earned)
        visitor.heard = now
        visitor.budget -= COSTS.get(type(message), 1.0)
        return visitor.own or visitor.budget >= 0

    def late_strangers(self, now: float) -> list[Visitor]:
        return [v for v in self.strangers() if now - v.since >= self.limits.handshake]

    def silent_guests(self, now: float) -> list[Visitor]:
        return [v for v in self.guests() if not v.own and now - v.heard >= self.limits.silence]

    def to_be_pinged(self, now: float) -> list[Visitor]:
        due = [v for v in self.guests() if now - v.pinged >= self.limits.ping_every]
        for visitor in due:
            visitor.pinged = now
        return due

    def may_try_code(self, address: str, now: float) -> bool:
        recent = [t for t in self._tries.get(address, ()) if now - t < self.limits.code_window]
        self._forget_old_tries(now)
        return len(recent) < self.limits.code_tries

    def count_wrong_code(self, address: str, now: float) -> None:
        self._tries.setdefault(address, []).append(now)

    def _forget_old_tries(self, now: float) -> None:
        window = self.limits.code_window
        self._tries = {
            address: tries for address, tries in self._tries.items() if now - tries[-1] < window
        }
