"""The table that this program hosts: opened, practised at, resumed and closed."""

import time
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from dixit_qt.app.user_data import Belongings
from dixit_qt.host.match import Pace
from dixit_qt.net import ports
from dixit_qt.net.discovery.advert import Advert
from dixit_qt.net.hosting import Hosting
from dixit_qt.net.links import Link
from dixit_qt.store.journals import JournalFolder, Resumable
from dixit_qt.store.standings import Evening
from dixit_qt.tables.opening import TableSetup, open_table


class OwnTable(QObject):
    advert_changed = Signal(object)
    """What the room should see; None when there is no table."""

    def __init__(
        self,
        belongings: Belongings,
        pace: Pace | None = None,
        port: int = ports.GAME,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._belongings = belongings
        self._pace = pace or Pace()
        self._first_port = port
        self._hosting: Hosting | None = None
        self._is_practice = False

    @property
    def is_open(self) -> bool:
        """For others too, not only for practice."""
        return self._hosting is not None and self._hosting.port > 0

    @property
    def runs(self) -> bool:
        return self._hosting is not None

    @property
    def can_be_resumed(self) -> bool:
        """A table of this program, and not a practice: its game waits in its journal."""
        return self._hosting is not None and not self._is_practice

    @property
    def port(self) -> int:
        return 0 if self._hosting is None else self._hosting.port

    @property
    def error(self) -> str:
        return "" if self._hosting is None else self._hosting.error

    def open(self, name: str, language: str, resumed: Resumable | None = None) -> Link:
        """The link for this program's own window; `is_open` tells whether others can come."""
        setup = TableSetup(name, language, pace=self._pace)
        hosting = self._set_up(setup, self._belongings.journals, resumed)
        hosting.advert_changed.connect(self.advert_changed)
        hosting.game_over.connect(self._keep_standings)
        hosting.listen(self._first_port)
        return hosting.own_link()

    def practise(self, name: str, language: str, edition: str, bots: int) -> Link:
        """A game against bots begins as soon as somebody sits down; nobody else can come."""
        setup = TableSetup(
            name, language, pace=self._pace, edition=edition, bots=bots, start_with=bots + 1
        )
        hosting = self._set_up(setup, self._belongings.rehearsals)
        self._is_practice = True
        return hosting.own_link()

    def restock(self) -> None:
        """The decks of this computer have changed."""
        if self._hosting is not None:
            self._hosting.restock(self._belongings.library)

    def close(self) -> None:
        """The journal keeps the game."""
        hosting, self._hosting = self._hosting, None
        if hosting is None:
            return
        hosting.close()
        hosting.deleteLater()
        self._belongings.journals.close()
        self._belongings.rehearsals.close()
        self.advert_changed.emit(None)

    def resumable(self) -> list[Resumable]:
        return self._belongings.journals.resumable()

    def saved(self, path: str) -> Resumable | None:
        return self._belongings.journals.resumable_at(Path(path))

    @staticmethod
    def put_away(path: str) -> None:
        Path(path).unlink(missing_ok=True)

    def advert(self) -> Advert | None:
        return None if self._hosting is None else self._hosting.advert

    @Slot()
    def _keep_standings(self) -> None:
        """What the evening has come to, for the host's own file."""
        if self._hosting is None:
            return
        room = self._hosting.table.room(time.monotonic())
        day = datetime.now().astimezone().date().isoformat()
        self._belongings.standings.keep(Evening(room.game, room.name, day, room.standings))

    def _set_up(
        self, setup: TableSetup, journals: JournalFolder, resumed: Resumable | None = None
    ) -> Hosting:
        self.close()
        self._is_practice = False
        mine = self._belongings
        self._hosting = open_table(setup, mine.library, journals, resumed, self, mine.programs)
        return self._hosting
