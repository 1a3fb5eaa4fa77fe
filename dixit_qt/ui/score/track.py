"""The score track: a winding path of the places 0 to 30, and who stands where."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from dixit_qt.rules.model import Side
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.base.rows import Row

PLACES = 30
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class TrackRow(Row):
    """One rabbit: `steps` hops from `start`, back if negative, perhaps over place 30.

    Several on one place stand beside each other: `slot` of a `crowd`, before and after. Of those
    with the same total only the first is `counted`; if that is everybody there, the place is
    `level`, and the one number is written beneath the stone.
    """

    side: Side
    name: str
    rabbit: int
    start: int
    steps: int
    place: int
    before: int
    total: int
    first_slot: int
    first_crowd: int
    slot: int
    crowd: int
    counted: bool
    level: bool
    leads: bool


@dataclass(frozen=True, slots=True)
class StoneRow(Row):
    """A stone with its number, which is written unless a rabbit hops from it or to it."""

    place: int
    written: bool


def stone_rows(rabbits: list[TrackRow]) -> list[StoneRow]:
    taken = {place for row in rabbits for place in (row.start, row.place)}
    return [StoneRow(str(n), n, n not in taken) for n in range(10, PLACES + 1, 10)]


def place_of(total: int, goal: int | None = None) -> int:
    """Place 0 is place 30 of the lap before; whoever reaches a goal of 30 stays there."""
    if goal == PLACES:
        return min(total, PLACES)
    return total if total <= PLACES else (total - 1) % PLACES + 1


def track_rows(
    before: tuple[int, ...], after: tuple[int, ...], faces: Faces, goal: int | None
) -> list[TrackRow]:
    starts = [place_of(total, goal) for total in before]
    places = [place_of(total, goal) for total in after]
    return [
        TrackRow(
            key=str(side),
            side=side,
            name=faces.side_name(side),
            rabbit=(faces.side_rabbits(side) or (side,))[0],
            start=starts[side],
            steps=_steps(before[side], total, goal),
            place=places[side],
            before=before[side],
            total=total,
            first_slot=starts[:side].count(starts[side]),
            first_crowd=starts.count(starts[side]),
            slot=places[:side].count(places[side]),
            crowd=places.count(places[side]),
            counted=total not in after[:side],
            level=_is_level(places[side], places, after),
            leads=total == max(after),
        )
        for side, total in enumerate(after)
    ]


def _is_level(place: int, places: list[int], totals: tuple[int, ...]) -> bool:
    """Laps and the goal bring different totals to one place."""
    return len({total for here, total in zip(places, totals, strict=True) if here == place}) == 1


def _steps(before: int, after: int, goal: int | None) -> int:
    if goal == PLACES:
        return min(after, PLACES) - min(before, PLACES)
    return after - before


def stones_in(file: Path) -> tuple[Point, ...]:
    """The painted stones as fractions of the picture."""
    places = tomllib.loads(file.read_text(encoding="utf-8"))["places"]
    return tuple((float(x), float(y)) for x, y in places)


def patch_in(file: Path) -> tuple[float, float, float, float]:
    """Left, top, width and height of a part of the picture."""
    left, top, width, height = tomllib.loads(file.read_text(encoding="utf-8"))["place"]
    return float(left), float(top), float(width), float(height)
