"""The first three places as steps: whoever shares a place shares its step."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.score.standing import Standing

LAST_STEP = 3


@dataclass(frozen=True, slots=True)
class Step(Row):
    rank: int
    names: str
    rabbits: tuple[int, ...]
    score: int
    winner: bool


def podium_steps(order: Sequence[Standing]) -> list[Step]:
    """From the final order."""
    first = [standing for standing in order if standing.rank <= LAST_STEP]
    return [_step(rank, list(who)) for rank, who in groupby(first, lambda one: one.rank)]


def _step(rank: int, who: Sequence[Standing]) -> Step:
    return Step(
        key=str(rank),
        rank=rank,
        names=", ".join(standing.name for standing in who),
        rabbits=tuple(rabbit for standing in who for rabbit in standing.rabbits),
        score=who[0].score,
        winner=who[0].winner,
    )
