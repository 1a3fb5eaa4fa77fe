"""Who gives the table away and goes: he comes along, gives up his seat there, and is gone."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from dixit_qt.app.guest import Guest
from dixit_qt.app.own.own_table import OwnTable
from dixit_qt.client.events import WasRefused

GONE_WITHIN_MS = 4000


class Going(QObject):
    gone = Signal()
    quitted = Signal()

    def __init__(self, guest: Guest, own: OwnTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_going = False
        self._then_quits = False
        self._patience = QTimer(self, singleShot=True, interval=GONE_WITHIN_MS)
        self._patience.timeout.connect(self._go)
        own.given_away.connect(self._on_given_away)
        guest.joined.connect(self._go)
        guest.happened.connect(self._hear)

    @Slot(bool)
    def begin(self, then_quits: bool) -> None:
        """As soon as the table is somewhere else."""
        self._is_going, self._then_quits = True, then_quits

    @Slot(tuple)
    def _hear(self, events: tuple[object, ...]) -> None:
        """A table that stays here keeps its host."""
        if not self._patience.isActive() and any(isinstance(each, WasRefused) for each in events):
            self._is_going = False

    @Slot()
    def _on_given_away(self) -> None:
        if self._is_going:
            self._patience.start()

    @Slot()
    def _go(self) -> None:
        """There, or here if nobody answers there."""
        if not self._patience.isActive() and self.sender() is not self._patience:
            return
        self._patience.stop()
        self._is_going = False
        self.gone.emit()
        if self._then_quits:
            self.quitted.emit()
