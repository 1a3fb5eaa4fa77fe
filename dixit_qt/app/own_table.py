"""The table that this program hosts: it is opened, used for practice, resumed and closed here."""

import time
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from dixit_qt.app.user_data import UserData
from dixit_qt.host.handed_table import HandedTable, HandoverError
from dixit_qt.host.journal import JournalError
from dixit_qt.host.match import Pace
from dixit_qt.host.table import Table
from dixit_qt.net.hosting import Hosting
from dixit_qt.net.links import Link
from dixit_qt.net.places import GAME_PORT
from dixit_qt.net.tcp import TcpListener
from dixit_qt.store.journals import JournalFolder, Resumable
from dixit_qt.tables.handover import with_decks_of
from dixit_qt.tables.opening import (
    TableSetup,
    handed_over_table,
    open_handed_over,
    open_signpost,
    open_table,
)

TELLS_THE_WAY_FOR = 30 * 60.0
"""Seconds after a handover in which a restarted program still tells the others where the table is.
"""


class OwnTable(QObject):
    advert_changed = Signal(object)
    """The advert for the network. None when there is no table."""

    handed_over = Signal()
    """The table is on another computer now. This one only tells the players where."""

    def __init__(
        self,
        user_data: UserData,
        pace: Pace | None = None,
        port: int = GAME_PORT,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._user_data = user_data
        self._pace = pace or Pace()
        self._first_port = port
        self.hosting: Hosting | None = None
        self._waiting_port: TcpListener | None = None
        self._is_practice = False

    @property
    def is_open(self) -> bool:
        """Open for others too, not only for practice."""
        return self.runs and self.port > 0

    @property
    def runs(self) -> bool:
        """The table runs on this computer and wasn't handed over."""
        return self.hosting is not None and not self.is_handed_over

    @property
    def is_handed_over(self) -> bool:
        return self.hosting is not None and self.hosting.table.is_handed_over

    @property
    def is_practice(self) -> bool:
        return self.runs and self._is_practice

    @property
    def port(self) -> int:
        return 0 if self.hosting is None else self.hosting.port

    @property
    def error(self) -> str:
        return "" if self.hosting is None else self.hosting.error

    def open(self, name: str, language: str, resumed: Resumable | None = None) -> Link:
        """Return the link for this program's own window; `is_open` says whether others can
        join."""
        setup = TableSetup(name, language, pace=self._pace)
        hosting = self._set_up(setup, self._user_data.journals, resumed)
        self._follow(hosting)
        hosting.listen(self._first_port)
        return hosting.own_link()

    def tell_the_way(self) -> bool:
        """Tell players the new address of the table handed over last, if that was recent."""
        given = self._user_data.journals.handed_over()
        if given is None or time.time() - given.path.stat().st_mtime > TELLS_THE_WAY_FOR:
            return False
        self.close()
        setup = TableSetup(given.saved.opening.room)
        self.hosting = open_signpost(setup, self._user_data.journals, given, self)
        return self.hosting.listen(self._first_port)

    # A table that is handed over to this program

    def open_port(self, handed: HandedTable, language: str) -> int | None:
        """Open the port to which the players connect. Their connections are queued until the table
        is taken over."""
        if self.is_handed_over:
            self.close()
        self._try_out(handed, language)
        self.close_port()
        listener = TcpListener(self)
        if not listener.listen(self._first_port):
            return None
        listener.hold()
        self._waiting_port = listener
        return listener.port

    def close_port(self) -> None:
        listener, self._waiting_port = self._waiting_port, None
        if listener is not None:
            listener.close()
            listener.deleteLater()

    def take_over(self, handed: HandedTable, language: str) -> Link:
        """Raise `HandoverError` when the table can't continue or no port is free."""
        if self._waiting_port is None:
            self.open_port(handed, language)
        table = self._try_out(handed, language)
        listener, self._waiting_port = self._waiting_port, None
        if listener is None:
            raise HandoverError("there is no port")
        self.close()
        mine, self._is_practice = self._user_data, False
        self.hosting = open_handed_over(table, mine.journals, listener, self, mine.programs)
        self._follow(self.hosting)
        if self.hosting.take_over(handed.journal_name, handed.journal):
            mine.handovers.drop(handed.game)
        return self.hosting.own_link()

    def _try_out(self, handed: HandedTable, language: str) -> Table:
        mine = self._user_data
        library = with_decks_of(handed, mine.library, mine.handed_over_decks, mine.picture)
        setup = TableSetup(handed.room, language, pace=self._pace)
        return handed_over_table(setup, library, handed)

    def _follow(self, hosting: Hosting) -> None:
        hosting.advert_changed.connect(self.advert_changed)
        hosting.handed_over.connect(self.handed_over)

    def practise(self, name: str, language: str, edition: str, bots: int) -> Link:
        """Start a game against bots, which begins as soon as the player sits down; nobody else can
        join. A practice that was left before is deleted."""
        if (left := self.practice_left()) is not None:
            self.delete(str(left.path))
        setup = TableSetup(
            name,
            language,
            pace=self._pace,
            edition=edition,
            bots=bots,
            start_with=bots + 1,
            counts=False,
        )
        return self._practise_at(setup)

    def practice_left(self) -> Resumable | None:
        """The newest practice, if its game isn't over and its player has a seat in it."""
        game = self._user_data.rehearsals.newest()
        if game is None or game.saved.is_over:
            return None
        people = game.saved.standing.people
        return game if any(each.token and not each.is_bot for each in people) else None

    def go_on_practising(self, language: str) -> tuple[Link, str, str]:
        """Resume the practice that was left. Returns its link, its game, and the token of its
        player's seat. Raise `JournalError` when it can't be resumed."""
        left = self.practice_left()
        if left is None:
            raise JournalError("no practice was left")
        opening, people = left.saved.opening, left.saved.standing.people
        setup = TableSetup(opening.room, language, pace=self._pace, counts=False)
        token = next(each.token for each in people if each.token and not each.is_bot)
        return self._practise_at(setup, left), opening.game, token

    def _practise_at(self, setup: TableSetup, left: Resumable | None = None) -> Link:
        hosting = self._set_up(setup, self._user_data.rehearsals, left)
        self._is_practice = True
        return hosting.own_link()

    def restock(self) -> None:
        """Called when the decks of this computer have changed."""
        if self.hosting is not None:
            self.hosting.restock(self._user_data.library)

    def close(self) -> None:
        """Close the table. Its journal keeps the game."""
        self.close_port()
        hosting, self.hosting = self.hosting, None
        if hosting is None:
            return
        hosting.close()
        hosting.deleteLater()
        self._user_data.journals.close()
        self._user_data.rehearsals.close()
        self.advert_changed.emit(None)

    def resumable(self) -> list[Resumable]:
        return self._user_data.journals.resumable()

    def of_another_version(self) -> list[Path]:
        return self._user_data.journals.of_another_version()

    def saved(self, path: str) -> Resumable | None:
        return self._user_data.journals.resumable_at(Path(path))

    @staticmethod
    def delete(path: str) -> None:
        Path(path).unlink(missing_ok=True)

    def _set_up(
        self, setup: TableSetup, journals: JournalFolder, resumed: Resumable | None = None
    ) -> Hosting:
        self.close()
        self._is_practice = False
        mine = self._user_data
        self.hosting = open_table(setup, mine.library, journals, resumed, self, mine.programs)
        return self.hosting
