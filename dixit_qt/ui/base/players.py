"""Names and rabbits of everybody in a game, by seat and by the side that owns a score."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Seat, Side
from dixit_qt.ui.base.words import fill, listed
from dixit_qt.wire.limits import RABBITS
from dixit_qt.wire.room import Room

translate = QCoreApplication.translate


def names_in(room: Room) -> dict[int, str]:
    """The names of everybody in the room, by their ids."""
    watchers = {watcher.person: watcher.name for watcher in room.watchers}
    return watchers | {seat.person: seat.name for seat in room.seats}


@dataclass(frozen=True, slots=True)
class Faces:
    """Names and rabbits by seat. A side is a seat, a team of seats, or the virtual rival, who has
    no seat."""

    names: tuple[str, ...] = ()
    rabbits: tuple[int, ...] = ()
    sides: tuple[Side, ...] = ()
    rival: Side | None = None
    left: frozenset[Seat] = frozenset()
    """The seats of those who have left for good."""

    def name(self, seat: Seat) -> str:
        known = self.names[seat] if seat < len(self.names) else ""
        return known or fill(translate("Faces", "Player %1"), str(seat + 1))

    def rabbit(self, seat: Seat) -> int:
        return self.rabbits[seat] if seat < len(self.rabbits) else seat % RABBITS

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        return tuple(seat for seat, own in enumerate(self.sides) if own == side)

    def has_left(self, side: Side) -> bool:
        """Nobody of this side is at the table any more; the rival leaves when a third sits down."""
        return side != self.rival and self.left.issuperset(self.seats_of(side))

    def side_name(self, side: Side) -> str:
        """A side without a seat is the rival, even after the rival has left."""
        seats = self.seats_of(side)
        if not seats:
            return translate("Faces", "Alexander Pushkin")
        return listed([self.name(seat) for seat in seats])

    def side_rabbits(self, side: Side) -> tuple[int, ...]:
        seats = self.seats_of(side)
        return tuple(dict.fromkeys(map(self.rabbit, seats))) or (self._free_rabbit(),)

    def everybody_of(self, side: Side) -> tuple[int, ...]:
        """One rabbit for each person: partners who share a rabbit get two."""
        return tuple(map(self.rabbit, self.seats_of(side))) or self.side_rabbits(side)

    def _free_rabbit(self) -> int:
        return next(rabbit for rabbit in reversed(range(RABBITS)) if rabbit not in self.rabbits)


def faces_of(state: ClientState) -> Faces:
    view = state.view
    if view is None:
        return Faces()
    seats = state.room.seats[: view.seats] if state.room is not None else ()
    return Faces(
        names=tuple(info.name for info in seats),
        rabbits=tuple(info.rabbit for info in seats),
        sides=view.sides,
        rival=None if view.poetry is None else view.poetry.rival,
        left=frozenset(range(view.seats)).difference(view.ring),
    )
