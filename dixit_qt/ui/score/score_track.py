"""The view model of the score track: the stones and the rabbits on them."""

from PySide6.QtCore import Property, QObject, QRectF, Signal, Slot

from dixit_qt import paths
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.base.view_model import ViewModel, list_of, shown
from dixit_qt.ui.score.track import (
    PLACES,
    StoneRow,
    TrackRow,
    gate_of,
    patch_in,
    stone_rows,
    stones_in,
    track_rows,
)

TRACK_PLACES = "track-strip.toml"
MEADOW, GOAL = "track-meadow.toml", "track-goal.toml"


class ScoreTrackModel(ViewModel):
    """The rabbits hop from their start to their place whenever a row changes.

    The way ends at a `gate`, the place of the goal; where that is not 30, as painted, it goes on
    over a meadow.
    """

    stones = list_of(StoneRow)
    rabbits = list_of(TrackRow)
    hopped = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = stones_in(paths.house() / TRACK_PLACES)
        self._gate = PLACES

    def show(
        self, before: tuple[int, ...], after: tuple[int, ...], faces: Faces, goal: int | None
    ) -> None:
        rows = track_rows(before, after, faces, goal)
        self.rabbits.show(rows)
        self.stones.show(stone_rows(rows, goal))
        gate = gate_of(rows, goal) if rows else PLACES
        if gate != self._gate:
            self._gate = gate
            self.changed.emit()

    @shown
    def goesOn(self) -> bool:
        return self._gate != PLACES

    @shown
    def gate(self) -> int:
        return self._gate

    @Property(QRectF, constant=True)
    def meadowPatch(self) -> QRectF:
        """Where its picture lies, in fractions of the strip; it hides the painted goal."""
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
