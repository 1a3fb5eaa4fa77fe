"""A table that is handed over to this program: kept, opened, and sat at by its own window."""

import logging

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from dixit_qt.app.guest import Guest
from dixit_qt.app.own_table import OwnTable
from dixit_qt.app.user_data import Belongings
from dixit_qt.client.events import Event, WasRefused
from dixit_qt.host.handed_table import Heritage, HeritageError
from dixit_qt.tables.handover import Door, Heir, lacks_verses
from dixit_qt.ui.base.language import Language
from dixit_qt.wire.codes import Hindrance

log = logging.getLogger(__name__)


class Inheriting(QObject):
    opened = Signal(object, str, str)
    """The link for this program's own window, the game, and the token of the heir's own seat."""

    failed = Signal()

    _mine = Signal(object)

    def __init__(
        self,
        guest: Guest,
        own: OwnTable,
        belongings: Belongings,
        language: Language,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._guest = guest
        self._own = own
        self._belongings = belongings
        self._language = language
        door = Door(self._open_door, own.close_door)
        self._heir = Heir(belongings.heritages, self._stock, door, lambda: own.runs)
        guest.happened.connect(self._hear)
        self._mine.connect(self._open, Qt.ConnectionType.QueuedConnection)

    def waiting(self) -> list[tuple[Heritage, float]]:
        """Tables that were on their way here, and when they came."""
        found = [(self._heir.kept(game), when) for game, when in self._belongings.heritages.games()]
        return [(heritage, when) for heritage, when in found if heritage is not None]

    def open_kept(self, game: str) -> None:
        """By hand: the giver's computer is gone."""
        heritage = self._heir.kept(game)
        if heritage is not None:
            self._open(heritage)

    def put_away(self, game: str) -> None:
        self._belongings.heritages.drop(game)

    @Slot(tuple)
    def _hear(self, events: tuple[Event, ...]) -> None:
        session = self._guest.session
        heritage = None if session is None else self._heir.hear(session, events)
        if heritage is not None:
            self._mine.emit(heritage)

    @Slot(object)
    def _open(self, heritage: Heritage) -> None:
        try:
            link = self._own.take_over(heritage, self._language.code)
        except (HeritageError, OSError) as error:
            log.error("the table cannot be opened here: %s", error)
            self.failed.emit()
            return
        self.opened.emit(link, heritage.game, heritage.token_of_heir)

    def _open_door(self, heritage: Heritage) -> int | None:
        return self._own.open_door(heritage, self._language.code)

    def _stock(self, heritage: Heritage) -> Hindrance | None:
        lacks = lacks_verses(heritage, self._belongings.library)
        return Hindrance.VERSES_MISSING if lacks else None


# Who gives the table away and goes: he comes along, gives up his seat there, and is gone

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
