"""The curve of the scores: one line for each side, over the rounds of a game."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from dixit_qt.rules.model import Side
from dixit_qt.rules.seatview import SeatView
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.view_model import ViewModel, list_of

LABEL_HEIGHT = 0.075


@dataclass(frozen=True, slots=True)
class CurveLine(Row):
    """`label` is the height of the name on the right, 0 to 1 from the top, clear of the others."""

    side: Side
    name: str
    rabbit: int
    scores: tuple[int, ...]
    winner: bool
    label: float


@dataclass(frozen=True, slots=True)
class CurveData:
    lines: tuple[CurveLine, ...] = ()
    highest: int = 1
    rounds: int = 1


def curve_of(view: SeatView, faces: Faces) -> CurveData:
    """From the score before the first round to the one after the last award."""
    start = _start(view)
    totals = [start, *(record.scores for record in view.history)]
    final = view.outcome.scores if view.outcome is not None else view.scores
    totals[-1] = final
    totals = _as_many(totals)
    highest = max(1, *(max(scores) for scores in totals))
    winners = () if view.outcome is None else view.outcome.winners
    labels = spread([1 - score / highest for score in final], LABEL_HEIGHT)
    lines = tuple(
        CurveLine(
            key=str(side),
            side=side,
            name=faces.side_name(side),
            rabbit=(faces.side_rabbits(side) or (side,))[0],
            scores=tuple(scores[side] for scores in totals),
            winner=side in winners,
            label=labels[side],
        )
        for side in range(len(final))
    )
    return CurveData(lines, highest, max(1, len(totals) - 1))


def _as_many(totals: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """A latecomer's line starts at the beginning with their first score."""
    grown = [totals[-1]]
    for scores in reversed(totals[:-1]):
        grown.append(scores + grown[-1][len(scores) :])
    return grown[::-1]


def _start(view: SeatView) -> tuple[int, ...]:
    if not view.history:
        return view.scores
    first = view.history[0]
    gained = [0] * len(first.scores)
    for award in first.awards:
        gained[award.side] += award.points
    return tuple(total - points for total, points in zip(first.scores, gained, strict=True))


def spread(wanted: Sequence[float], apart: float) -> list[float]:
    """The heights, moved only as far as needed so that no two are closer than `apart`."""
    apart = min(apart, 1 / max(1, len(wanted) - 1))
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    heights = [wanted[at] for at in order]
    up = _pushed([-height for height in reversed(heights)], apart, -math.inf)
    down = _pushed(heights, apart, -math.inf)
    middle = [(a - b) / 2 for a, b in zip(down, reversed(up), strict=True)]
    inside = _pushed(middle, apart, 0.0)
    kept = [-height for height in _pushed([-h for h in reversed(inside)], apart, -1.0)]
    return [kept[len(kept) - 1 - order.index(at)] for at in range(len(wanted))]


def _pushed(heights: Sequence[float], apart: float, lowest: float) -> list[float]:
    """Each at least `apart` beyond the previous one."""
    placed = []
    for height in heights:
        placed.append(max(height, lowest))
        lowest = placed[-1] + apart
    return placed


class Curve(ViewModel):
    data = CurveData()
    lines = list_of(CurveLine)

    def show(self, data: CurveData) -> None:
        if data != self.data:
            self.data = data
            self.lines.show(data.lines)
            self.changed.emit()
