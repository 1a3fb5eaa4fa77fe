"""How long the present phase still lasts, counted down between the updates of the host."""

import math
import time
from collections.abc import Callable

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt.client.state import ClientState
from dixit_qt.ui.base.feed import Feed

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1

TICK_MS = 250
HURRY_SECONDS = 10


def moment(state: ClientState) -> tuple[int, int, int | None]:
    return state.match, state.revision, state.time_left


@QmlElement
class Hourglass(QObject):
    """It ticks only while a timer runs; `seconds` is -1 when there is none."""

    changed = Signal()

    def __init__(
        self,
        feed: Feed,
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._deadline: float | None = None
        self._seconds = -1
        self._ticking = QTimer(self, interval=TICK_MS)
        self._ticking.timeout.connect(self.tick)
        feed.changed.connect(self._on_state)
        self._begin(feed.state)

    @Slot(object, object)
    def _on_state(self, old: ClientState, new: ClientState) -> None:
        """`time_left` was true when its update came; the room may change without a new one."""
        if moment(old) == moment(new):
            return
        self._begin(new)

    def _begin(self, new: ClientState) -> None:
        left = None if new.view is None else new.time_left
        self._deadline = None if left is None else self._clock() + left / 1000
        self.tick()

    @Slot()
    def tick(self) -> None:
        left = -1 if self._deadline is None else self._deadline - self._clock()
        seconds = -1 if self._deadline is None else max(0, math.ceil(left))
        if seconds > 0 and not self._ticking.isActive():
            self._ticking.start()
        elif seconds <= 0:
            self._ticking.stop()
        if seconds != self._seconds:
            self._seconds = seconds
            self.changed.emit()

    @Property(int, notify=changed)
    def seconds(self) -> int:
        return self._seconds

    @Property(str, notify=changed)
    def text(self) -> str:
        return "" if self._seconds < 0 else f"{self._seconds // 60}:{self._seconds % 60:02d}"

    @Property(bool, notify=changed)
    def hurrying(self) -> bool:
        return 0 <= self._seconds <= HURRY_SECONDS
