"""A player that sees exactly what a person in its seat would see, and nothing else."""

from random import Random
from typing import Protocol

from dixit_qt.rules.actions import Action
from dixit_qt.rules.seatview import SeatView


class Bot(Protocol):
    def choose(self, view: SeatView, rng: Random) -> Action | None:
        """What to do now; None to leave things as they are."""
        ...
