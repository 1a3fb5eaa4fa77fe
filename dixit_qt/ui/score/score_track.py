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
    patch_in,
    stone_rows,
    stones_in,
    track_rows,
)

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1

TRACK_PLACES, LAP_PLACE = "track-strip.toml", "track-lap.toml"


@QmlElement
class ScoreTrackModel(QObject):
    """The rabbits hop from their start to their place whenever a row changes.

    Where 30 points are no goal the path does not end at 30: it `goes_on` into a burrow.
    """

    changed = Signal()
    hopped = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = stones_in(paths.house() / TRACK_PLACES)
        self._rabbits = RowModel(TrackRow, self)
        self._lap = QRectF(*patch_in(paths.house() / LAP_PLACE))
        self._goes_on = False
        self._stones = RowModel(StoneRow, self)

    def show(
        self, before: tuple[int, ...], after: tuple[int, ...], faces: Faces, goal: int | None
    ) -> None:
        rows = track_rows(before, after, faces, goal)
        self._rabbits.show(rows)
        self._stones.show(stone_rows(rows))
        if self._goes_on != (goal != PLACES):
            self._goes_on = goal != PLACES
            self.changed.emit()

    @Property(QObject, constant=True)
    def stones(self) -> RowModel:
        return self._stones

    @Property(bool, notify=changed)
    def goesOn(self) -> bool:
        return self._goes_on

    @Property(QRectF, constant=True)
    def lap(self) -> QRectF:
        """Where the picture of the burrow lies, in fractions of the strip."""
        return self._lap

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
