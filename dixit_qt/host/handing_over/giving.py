"""Handing the table over to somebody else's computer, so that always exactly one has the game.

    host                                 heir
    heritage, parts …                →
                                     ←   can_host (all is kept, the door is open)
    the last entry of the journal
    take_over                        →       the table opens there
    moved → everybody else

The last entry is the moment: before it is on disk the game is here, and whatever goes wrong calls
the handing over off; after it the game is there, and whoever still comes here is told where. While
it is on its way nothing else happens, so that the heritage stays true.
"""

import ipaddress
from dataclasses import dataclass

from dixit_qt.host import journal
from dixit_qt.host.handing_over.next_host import heritage_of
from dixit_qt.host.joining_and_leaving import JoiningAndLeaving
from dixit_qt.host.journal import HandedOver
from dixit_qt.host.outputs import Bequeath, Denied, GiveAway, LinkId, Outs
from dixit_qt.host.people.connections import Connection
from dixit_qt.host.state import HostState, Moving
from dixit_qt.host.telling import dismiss, show_room, tell, to_one
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Farewell, Hindrance, News


@dataclass(frozen=True, slots=True)
class Giving:
    state: HostState
    joining: JoiningAndLeaving

    def begin(self, asking: Connection, message: m.HandOver, now: float) -> Outs:
        state = self.state
        heir = state.people.by_id(message.person)
        connection = None if heir is None else state.connections.get(heir.link)
        if heir is None or connection is None or not connection.can_host:
            raise Denied(Denial.CANNOT_HOST)
        heritage = heritage_of(state, heir)
        state.begin_moving(Moving(heir.id, connection.link, asking.link, now), now)
        yield from tell(state, News.BEING_GIVEN, heir)
        yield from show_room(state, now)
        yield Bequeath(connection.link, heritage)

    def is_ready(self, connection: Connection, message: m.CanHost) -> Outs:
        """The heir has everything: now it is written down whose the game is."""
        moving = self.state.moving
        if moving is None or moving.last is not None or moving.link != connection.link:
            return
        entry = HandedOver(moving.heir, _address(connection.address), message.port)
        self.state.decide(moving, entry)
        yield GiveAway(journal.record(entry))

    def is_not_ready(self, connection: Connection, message: m.CannotHost, now: float) -> Outs:
        moving = self.state.moving
        if moving is not None and moving.link == connection.link:
            yield from self.call_off(_known(message.reason), now)

    def lost(self, link: LinkId, now: float) -> Outs:
        moving = self.state.moving
        if moving is not None and moving.link == link:
            yield from self.call_off(Hindrance.HEIR_LEFT, now)

    def tick(self, now: float) -> Outs:
        moving = self.state.moving
        if moving is not None and now - moving.since >= self.state.limits.handing_over:
            yield from self.call_off(Hindrance.TOO_SLOW, now)

    def call_off(self, reason: Hindrance, now: float) -> Outs:
        """Not when the last entry is being written."""
        moving = self.state.moving
        if moving is None or moving.last is not None:
            return
        yield from self._stays(moving, reason, now)

    def given(self) -> Outs:
        """The last entry is on disk."""
        state = self.state
        if state.moving is None or state.moving.last is None:
            return
        there = state.give_away(state.moving.last)
        for connection in state.connections:
            if connection.person is None:
                yield from dismiss(state, connection, Farewell.TABLE_IS_MOVING)
            else:
                yield from self.joining.direct(connection, connection.person, there)

    def not_written(self, now: float) -> Outs:
        moving = self.state.moving
        if moving is not None:
            yield from self._stays(moving, Hindrance.NOT_WRITTEN, now)

    def _stays(self, moving: Moving, reason: Hindrance, now: float) -> Outs:
        state = self.state
        state.end_moving(now)
        asking = state.connections.get(moving.asked_by)
        if asking is not None:
            yield to_one(asking, m.Refused(reason))
        yield from tell(state, News.NOT_GIVEN, state.people.by_id(moving.heir))
        yield from show_room(state, now)


def _known(reason: str) -> Hindrance:
    try:
        return Hindrance(reason)
    except ValueError:
        return Hindrance.NOT_UNDERSTOOD


def _address(address: str) -> str:
    """What others can reach: of this computer itself, and of what has no address, nothing."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    return "" if ip.is_loopback else address
