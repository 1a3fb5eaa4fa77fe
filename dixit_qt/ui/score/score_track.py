"""The view model of the score track: the stones and the rabbits on them."""

from PySide6.QtCore import Property, QObject, Slot
from PySide6.QtQml import QmlElement

from dixit_qt import paths
from dixit_qt.ui.base.rows import RowModel
from dixit_qt.ui.score.track import TrackRow, stones_in

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1

TRACK_PLACES = "track-strip.toml"


@QmlElement
class ScoreTrackModel(QObject):
    """The rabbits hop from their start to their place whenever a row changes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stones = stones_in(paths.house() / TRACK_PLACES)
        self._rabbits = RowModel(TrackRow, self)

    def show(self, rows: list[TrackRow]) -> None:
        self._rabbits.show(rows)

    @Property(QObject, constant=True)
    def rabbits(self) -> RowModel:
        return self._rabbits

    @Property(int, constant=True)
    def lastPlace(self) -> int:
        return len(self._stones) - 1

    @Slot(int, result=float)
    def across(self, place: int) -> float:
        return self._stones[place][0]

    @Slot(int, result=float)
    def down(self, place: int) -> float:
        return self._stones[place][1]
