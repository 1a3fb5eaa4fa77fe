"""How long people have been away: after a while the players are asked what to do about it."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.ui.base.screen import Feed
from dixit_qt.wire.codes import Keeper, Stage

ASKED_AFTER_MS = 15_000
ASKED_AGAIN_AFTER_MS = 60_000


def lost_people(state: ClientState) -> set[int]:
    """People who have a seat in a running game but no connection."""
    room = state.room
    if room is None or room.stage is not Stage.PLAYING:
        return set()
    return {seat.person for seat in room.seats if seat.keeper is Keeper.ABSENT and not seat.goes}


class Away(QObject):
    """A timer for each person who is lost: until it ends, the table waits and asks nobody."""

    changed = Signal()

    def __init__(self, feed: Feed, parent: QObject, patience_ms: int = ASKED_AFTER_MS) -> None:
        super().__init__(parent)
        self._patience_ms = patience_ms
        self._timers: dict[int, QTimer] = {}
        feed.changed.connect(self._follow)
        self._follow(feed.state, feed.state)

    @Slot(object, object)
    def _follow(self, _old: ClientState, new: ClientState) -> None:
        lost = lost_people(new)
        for person in self._timers.keys() - lost:
            self._timers.pop(person).deleteLater()
        for person in lost - self._timers.keys():
            timer = QTimer(self, singleShot=True, interval=self._patience_ms)
            timer.timeout.connect(self.changed)
            timer.start()
            self._timers[person] = timer

    def too_long(self) -> frozenset[int]:
        return frozenset(person for person, timer in self._timers.items() if not timer.isActive())

    def wait_on(self, person: int) -> None:
        timer = self._timers.get(person)
        if timer is not None:
            timer.start(ASKED_AGAIN_AFTER_MS)
            self.changed.emit()
