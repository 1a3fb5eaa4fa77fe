"""A table that is handed over to this program: kept, opened, and sat at by its own window."""

import logging

from PySide6.QtCore import QObject, Qt, Signal, Slot

from dixit_qt.app.guest import Guest
from dixit_qt.app.own.own_table import OwnTable
from dixit_qt.app.user_data import Belongings
from dixit_qt.client.events import Event
from dixit_qt.host.handing_over.heritage import Heritage, HeritageError
from dixit_qt.tables.heir import Door, Heir
from dixit_qt.tables.stocking import lacks_verses
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
