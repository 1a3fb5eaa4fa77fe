"""A player that sees exactly what a person in its seat would see, and nothing else."""

from collections.abc import Iterator
from random import Random
from typing import Protocol

from dixit_qt.rules.actions import Action
from dixit_qt.rules.seatview import SeatView


class Bot(Protocol):
    def choose(self, view: SeatView, rng: Random) -> Action | None:
        """What to do now; None to leave things as they are."""
        ...

    def muse(self, view: SeatView) -> Iterator[None]:
        """Think ahead in small steps. What it finds out it keeps; it chooses the same without."""
        ...
