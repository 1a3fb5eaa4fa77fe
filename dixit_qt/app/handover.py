"""Both ends of a handover.

The new host's program receives the table, stores it, opens it and sits down at it. An old host who
hands the table over in order to leave follows it, and then gives up the seat.
"""

import logging

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from dixit_qt.app.guest import Guest
from dixit_qt.app.own_table import OwnTable
from dixit_qt.app.user_data import UserData
from dixit_qt.client.events import Event, WasRefused
from dixit_qt.host.handed_table import HandedTable, HandoverError
from dixit_qt.tables.handover import Listening, Receiver, lacks_verses
from dixit_qt.ui.base.language import Language
from dixit_qt.wire.codes import Hindrance

log = logging.getLogger(__name__)

# Receiving a table


class HandoverIn(QObject):
    opened = Signal(object, str, str)
    """The link for this program's own window, the game, and the token of the seat at it."""

    failed = Signal()

    _mine = Signal(object)

    def __init__(
        self,
        guest: Guest,
        own: OwnTable,
        user_data: UserData,
        language: Language,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._guest = guest
        self._own = own
        self._user_data = user_data
        self._language = language
        listening = Listening(self._open_port, own.close_port)
        self._receiver = Receiver(user_data.handovers, self._stock, listening, lambda: own.runs)
        guest.happened.connect(self._hear)
        self._mine.connect(self._open, Qt.ConnectionType.QueuedConnection)

    def waiting(self) -> list[tuple[HandedTable, float]]:
        """Tables that were being handed over to this computer, and when they arrived."""
        found = [
            (self._receiver.kept(game), when) for game, when in self._user_data.handovers.games()
        ]
        return [(handed, when) for handed, when in found if handed is not None]

    def open_kept(self, game: str) -> None:
        """The player opens the table by hand, because the old host's computer is gone."""
        handed = self._receiver.kept(game)
        if handed is not None:
            self._open(handed)

    def delete(self, game: str) -> None:
        self._user_data.handovers.drop(game)

    @Slot(tuple)
    def _hear(self, events: tuple[Event, ...]) -> None:
        session = self._guest.session
        handed = None if session is None else self._receiver.hear(session, events)
        if handed is not None:
            self._mine.emit(handed)

    @Slot(object)
    def _open(self, handed: HandedTable) -> None:
        try:
            link = self._own.take_over(handed, self._language.code)
        except (HandoverError, OSError) as error:
            log.error("the table cannot be opened here: %s", error)
            self.failed.emit()
            return
        self.opened.emit(link, handed.game, handed.token_of_next_host)

    def _open_port(self, handed: HandedTable) -> int | None:
        return self._own.open_port(handed, self._language.code)

    def _stock(self, handed: HandedTable) -> Hindrance | None:
        lacks = lacks_verses(handed, self._user_data.library)
        return Hindrance.VERSES_MISSING if lacks else None


# An old host who wants to leave: they follow the table, give up their seat there, and quit

GONE_WITHIN_MS = 4000


class HandoverOut(QObject):
    gone = Signal()
    quitted = Signal()

    def __init__(self, guest: Guest, own: OwnTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_going = False
        self._then_quits = False
        self._patience = QTimer(self, singleShot=True, interval=GONE_WITHIN_MS)
        self._patience.timeout.connect(self._go)
        own.handed_over.connect(self._on_handed_over)
        guest.joined.connect(self._go)
        guest.happened.connect(self._hear)

    @Slot(bool)
    def begin(self, then_quits: bool) -> None:
        """The host leaves as soon as the table is on another computer."""
        self._is_going, self._then_quits = True, then_quits

    @Slot(tuple)
    def _hear(self, events: tuple[object, ...]) -> None:
        """Handle the client's events. If the handover is refused, this computer keeps hosting."""
        if not self._patience.isActive() and any(isinstance(each, WasRefused) for each in events):
            self._is_going = False

    @Slot()
    def _on_handed_over(self) -> None:
        if self._is_going:
            self._patience.start()

    @Slot()
    def _go(self) -> None:
        """Leave the table at its new host, or here if the new host doesn't answer in time."""
        if not self._patience.isActive() and self.sender() is not self._patience:
            return
        self._patience.stop()
        self._is_going = False
        self.gone.emit()
        if self._then_quits:
            self.quitted.emit()
