"""The view model of the score track: the stones and the rabbits on them."""

from PySide6.QtCore import Property, QObject, QRectF, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt import paths
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.base.rows import RowModel
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

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1

TRACK_PLACES = "track-strip.toml"
MEADOW, GOAL = "track-meadow.toml", "track-goal.toml"


@QmlElement
class ScoreTrackModel(QObject):
    """The rabbits hop from their start to their place whenever a row changes.

    The way ends at a `gate`, the place of the goal; where that is not 30, as painted, it goes on
    over a meadow.
    """

    changed = Signal()
    hopped = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = stones_in(paths.house() / TRACK_PLACES)
        self._rabbits = RowModel(TrackRow, self)
        self._gate = PLACES
        self._stones = RowModel(StoneRow, self)

    def show(
        self, before: tuple[int, ...], after: tuple[int, ...], faces: Faces, goal: int | None
    ) -> None:
        rows = track_rows(before, after, faces, goal)
        self._rabbits.show(rows)
        self._stones.show(stone_rows(rows, goal))
        gate = gate_of(rows, goal) if rows else PLACES
        if gate != self._gate:
            self._gate = gate
            self.changed.emit()

    @Property(QObject, constant=True)
    def stones(self) -> RowModel:
        return self._stones

    @Property(bool, notify=changed)
    def goesOn(self) -> bool:
        return self._gate != PLACES

    @Property(int, notify=changed)
    def gate(self) -> int:
        return self._gate

    @Property(QRectF, constant=True)
    def meadowPatch(self) -> QRectF:
        """Where its picture lies, in fractions of the strip; it hides the painted goal."""
        return self._patch(MEADOW, PLACES)

    @Property(QRectF, notify=changed)
    def gatePatch(self) -> QRectF:
        return self._patch(GOAL, self._gate)

    def _patch(self, file: str, place: int) -> QRectF:
        return QRectF(*patch_in(paths.house() / file)).translated(*self._places[place])

    @Property(QObject, constant=True)
    def rabbits(self) -> RowModel:
        return self._rabbits

    @Property(int, constant=True)
    def lastPlace(self) -> int:
        return len(self._places) - 1

    @Slot(int, result=float)
    def across(self, place: int) -> float:
        return self._places[place][0]

    @Slot(int, result=float)
    def down(self, place: int) -> float:
        return self._places[place][1]
