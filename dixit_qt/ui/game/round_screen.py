"""What the table shows in every round, with pictures or with verses."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from dixit_qt.client.events import newest_round
from dixit_qt.client.state import ClientState
from dixit_qt.rules.actions import TakeBack
from dixit_qt.rules.seatview import NOTHING, Legal
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.view_model import ViewModel, intends, shown


@dataclass(frozen=True, slots=True)
class RoundProps:
    phase: str = ""
    round: int = 0
    rounds_in_all: int = 0
    status: str = ""
    spectating: bool = False
    can_take_back: bool = False
    discard: int = 0


class RoundScreen(Screen, abstract=True):
    """The props of a subclass are `RoundProps` with more fields."""

    props = RoundProps()
    said = Signal(str)
    """What this player has just done, or why it can't be done, for screen readers."""

    covered = Signal()
    """A reveal opens over this screen."""

    def begin(self) -> None:
        self._catching_up = QTimer(self, singleShot=True, interval=0)
        self._catching_up.timeout.connect(self._catch_up)
        self.covered.connect(self._catching_up.start, Qt.ConnectionType.QueuedConnection)
        super().begin()

    def _on_state(self, old: ClientState, new: ClientState) -> None:
        """The screen under a reveal is updated after the reveal is built, because both together
        would cost a frame."""
        if newest_round(old.view, new.view) is None:
            super()._on_state(old, new)
        else:
            self.covered.emit()

    @Slot()
    def _catch_up(self) -> None:
        self._refresh_if_seen()

    @property
    def legal(self) -> Legal:
        view = self.feed.state.view
        return NOTHING if view is None else view.legal

    takeBack = intends(TakeBack)
    """Takes back this seat's last move, as long as no other move is based on it."""


# The time left in the phase, counted down between the host's updates

TICK_MS = 250
HURRY_SECONDS = 10


def moment(state: ClientState) -> tuple[int, int, int | None]:
    return state.match, state.revision, state.time_left


def clocks_stand(state: ClientState) -> bool:
    room, view = state.room, state.view
    if room is None or view is None:
        return False
    asks = view.phase.between_rounds and bool(room.too_few_without)
    return asks or room.paused_by is not None or room.handover_to is not None


class Hourglass(ViewModel):
    """Ticks only while a timer runs and the table's clocks aren't stopped; `seconds` is -1 without
    a timer. The grace period before cards are turned over isn't shown: it belongs to no player."""

    def __init__(
        self,
        feed: Feed,
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._deadline: float | None = None
        self._left: float | None = None
        self._seconds = -1
        self._ticking = QTimer(self, interval=TICK_MS)
        self._ticking.timeout.connect(self.tick)
        feed.changed.connect(self._on_state)
        self._begin(feed.state)

    @Slot(object, object)
    def _on_state(self, old: ClientState, new: ClientState) -> None:
        """`time_left` is from the moment of its update; the room may change without a new one."""
        if moment(old) != moment(new):
            self._begin(new)
        elif clocks_stand(old) != clocks_stand(new):
            self._run(self._time_left(), stands=clocks_stand(new))

    def _begin(self, new: ClientState) -> None:
        view, left = new.view, new.time_left
        is_timed = view is not None and left is not None and not view.grace
        self._run((left or 0) / 1000 if is_timed else None, stands=clocks_stand(new))

    def _run(self, left: float | None, *, stands: bool) -> None:
        self._left = left
        self._deadline = None if left is None or stands else self._clock() + left
        self.tick()

    def _time_left(self) -> float | None:
        return self._left if self._deadline is None else self._deadline - self._clock()

    @Slot()
    def tick(self) -> None:
        left = self._time_left()
        seconds = -1 if left is None else max(0, math.ceil(left))
        if seconds > 0 and self._deadline is not None:
            if not self._ticking.isActive():
                self._ticking.start()
        else:
            self._ticking.stop()
        if seconds != self._seconds:
            self._seconds = seconds
            self.changed.emit()

    @shown
    def seconds(self) -> int:
        return self._seconds

    @shown
    def text(self) -> str:
        return "" if self._seconds < 0 else f"{self._seconds // 60}:{self._seconds % 60:02d}"

    @shown
    def hurrying(self) -> bool:
        return 0 <= self._seconds <= HURRY_SECONDS
