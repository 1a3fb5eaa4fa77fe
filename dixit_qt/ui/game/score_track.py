"""The score track: a winding path with places 0 to 30, and the rabbits on it."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Property, QObject, QRectF, Signal, Slot

from dixit_qt import paths
from dixit_qt.rules.model import Side
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.view_model import ViewModel, list_of, shown

PLACES = 30
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class TrackRow(Row):
    """One rabbit: it hops `steps` from `start`, backwards if negative, perhaps past place 30.

    Several rabbits on one place sit side by side, before and after the hop: each has a `slot` in
    the `crowd`. The first of them shows the `label` of the place for all. `leads` is true if
    somebody on the place is in the lead.
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
    first_label: str
    label: str
    leads: bool


@dataclass(frozen=True, slots=True)
class StoneRow(Row):
    """A stone with its number, which is shown unless a rabbit hops from it or to it."""

    place: int
    number: int
    written: bool


def stone_rows(rabbits: list[TrackRow], goal: int | None) -> list[StoneRow]:
    """Every tenth place up to the goal, and the goal; in a later lap only the goal."""
    taken = {place for row in rabbits for place in (row.start, row.place)}
    numbers = {place: place for place in range(10, last_place(goal) + 1, 10)}
    gate = gate_of(rabbits, goal)
    if gate and goal is not None:
        numbers = numbers | {gate: goal} if gate == goal else {gate: goal}
    return [StoneRow(str(n), n, numbers[n], n not in taken) for n in sorted(numbers)]


def gate_of(rabbits: list[TrackRow], goal: int | None) -> int:
    """The place where the path ends; 0 if the goal is a lap or more away, or missing."""
    if goal is None or max(row.total for row in rabbits) <= (goal - 1) // PLACES * PLACES - 1:
        return 0
    return place_of(goal)


def last_place(goal: int | None) -> int:
    """The path is as long as the goal needs, and at most as long as it is painted."""
    return PLACES if goal is None else min(goal, PLACES)


def place_of(total: int, goal: int | None = None) -> int:
    """Place 0 is place 30 of the previous lap; a player who reaches the goal stays there."""
    total = total if goal is None else min(total, goal)
    return total if total <= PLACES else (total - 1) % PLACES + 1


def track_rows(
    before: tuple[int, ...], after: tuple[int, ...], faces: Faces, goal: int | None
) -> list[TrackRow]:
    starts = [place_of(total, goal) for total in before]
    places = [place_of(total, goal) for total in after]
    best = {place for place, total in zip(places, after, strict=True) if total == max(after)}
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
            first_label=_label(side, starts, before),
            label=_label(side, places, after),
            leads=places[side] in best,
        )
        for side, total in enumerate(after)
    ]


def _label(side: Side, places: list[int], totals: tuple[int, ...]) -> str:
    """The totals at a place, several after laps and beyond the goal; shown once for all."""
    if places[side] in places[:side]:
        return ""
    here = {total for total, place in zip(totals, places, strict=True) if place == places[side]}
    return " · ".join(map(str, sorted(here)))


def _steps(before: int, after: int, goal: int | None) -> int:
    if goal is None:
        return after - before
    return min(after, goal) - min(before, goal)


def stones_in(file: Path) -> tuple[Point, ...]:
    """The places of the painted stones, as fractions of the picture."""
    places = tomllib.loads(file.read_text(encoding="utf-8"))["places"]
    return tuple((float(x), float(y)) for x, y in places)


def patch_in(file: Path) -> tuple[float, float, float, float]:
    """Left, top, width and height of the picture that is placed around a stone."""
    left, top, width, height = tomllib.loads(file.read_text(encoding="utf-8"))["around"]
    return float(left), float(top), float(width), float(height)


# The view model of the score track: the stones and the rabbits on them

TRACK_PLACES = "track-strip.toml"
MEADOW, GOAL = "track-meadow.toml", "track-goal.toml"
STONE = 0.0145
"""Half the size of a stone, in fractions of the strip."""


class ScoreTrackModel(ViewModel):
    """The rabbits hop from their start to their place whenever a row changes.

    The path ends at a `gate`, the place of the goal. If that is before 30, the strip is `cut`
    there, and the piece behind the painted goal is joined on: `length` is what is left of the
    strip. If the goal is a lap or more away, or if there is none, the path continues over a meadow.
    """

    stones = list_of(StoneRow)
    rabbits = list_of(TrackRow)
    hopped = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = stones_in(paths.house() / TRACK_PLACES)
        self._gate = self._last = PLACES

    def show(
        self, before: tuple[int, ...], after: tuple[int, ...], faces: Faces, goal: int | None
    ) -> None:
        rows = track_rows(before, after, faces, goal)
        self.rabbits.show(rows)
        self.stones.show(stone_rows(rows, goal))
        gate = gate_of(rows, goal) if rows else PLACES
        if (gate, last_place(goal)) != (self._gate, self._last):
            self._gate, self._last = gate, last_place(goal)
            self.changed.emit()

    @shown
    def goesOn(self) -> bool:
        return self._last == PLACES != self._gate

    @shown
    def cut(self) -> float:
        if self._last == PLACES:
            return 1.0
        return min(self._places[self._last][0] + STONE, self._patch(GOAL, PLACES).left())

    @shown
    def length(self) -> float:
        behind_the_goal = 1 - self._patch(GOAL, PLACES).right()
        return 1.0 if self._last == PLACES else self.cut + behind_the_goal

    @shown
    def laidGate(self) -> bool:
        """True when the goal isn't at the place where it is painted."""
        return self._gate not in {0, PLACES}

    @Property(QRectF, constant=True)
    def meadowPatch(self) -> QRectF:
        """The rectangle of the meadow in fractions of the strip; it hides the painted goal."""
        return self._patch(MEADOW, PLACES)

    @shown
    def gatePatch(self) -> QRectF:
        return self._patch(GOAL, self._gate)

    def _patch(self, file: str, place: int) -> QRectF:
        return QRectF(*patch_in(paths.house() / file)).translated(*self._places[place])

    @Property(int, constant=True)
    def lastPlace(self) -> int:
        return len(self._places) - 1

    @Slot(int, result=float)
    def across(self, place: int) -> float:
        return self._places[place][0]

    @Slot(int, result=float)
    def down(self, place: int) -> float:
        return self._places[place][1]
