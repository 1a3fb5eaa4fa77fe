"""A bot as a guest from the network: it sees what its client sees, and acts after a while."""

from random import Random

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from dixit_qt.bots.bot import Bot
from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.events import Event, WasRefused
from dixit_qt.net.joining import Joining
from dixit_qt.rules.seatview import SeatView


class Robot(QObject):
    """`think_ms` is how long it takes over each move."""

    finished = Signal()
    """Its game is over."""

    def __init__(
        self,
        joining: Joining,
        bot: Bot,
        rng: Random,
        think_ms: int = 0,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._joining = joining
        self._bot = bot
        self._rng = rng
        self._think = QTimer(self, singleShot=True, interval=think_ms)
        self._think.timeout.connect(self._act)
        self._plain = RandomBot(second_thoughts=0.0)
        self._was_refused = False
        self._is_done = False
        joining.changed.connect(self._on_changed)

    @Slot(tuple)
    def _on_changed(self, events: tuple[Event, ...]) -> None:
        self._was_refused |= any(isinstance(event, WasRefused) for event in events)
        view = self._joining.session.state.view
        if view is not None and view.outcome is not None and not self._is_done:
            self._is_done = True
            self.finished.emit()
        if view is not None and _is_awaited(view) and not self._think.isActive():
            self._think.start()

    @Slot()
    def _act(self) -> None:
        view = self._joining.session.state.view
        if view is None or not _is_awaited(view):
            return
        bot = self._plain if self._was_refused else self._bot
        self._was_refused = False
        action = bot.choose(view, self._rng) or self._plain.choose(view, self._rng)
        if action is not None:
            self._joining.session.intend(action)


def _is_awaited(view: SeatView) -> bool:
    return view.seat is not None and view.seat in view.waiting_for
