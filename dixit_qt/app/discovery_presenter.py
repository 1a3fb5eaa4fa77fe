"""The search of the network behind the home page."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from dixit_qt.app.guest import Guest
from dixit_qt.host.handing_over.heritage import Heritage
from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.net.places import Place
from dixit_qt.store.journals import Resumable
from dixit_qt.store.settings import RecentHost, RecentHosts
from dixit_qt.ui.home.home import Home, Saved, SavedGame, TableSeen

INHERITED = "inherited:"


def table_seen(table: FoundTable) -> TableSeen:
    return TableSeen(
        game=table.game,
        name=table.name,
        edition=table.edition,
        seats_free=table.seats_free,
        code_needed=table.code_needed,
        obstacle=table.obstacle or "",
        own=table.own,
        house=table.house,
    )


def places_of(table: FoundTable) -> tuple[Place, ...]:
    return tuple(Place(address, table.port) for address in table.addresses)


def saved_game(game: Resumable) -> SavedGame:
    opening, standing = game.saved.opening, game.saved.standing
    names = tuple(person.name for person in standing.people)
    state = Saved.RESULT if game.saved.is_over else Saved.GAME
    return SavedGame(
        str(game.path),
        opening.room,
        opening.edition,
        names,
        _when(game.path),
        state=state,
        damaged=game.saved.damaged,
        round=game.saved.state.round,
    )


def strange_game(path: Path) -> SavedGame:
    """Saved by another version of the program."""
    return SavedGame(str(path), "", "", (), _when(path), state=Saved.STRANGE)


def _when(path: Path) -> datetime:
    return datetime.fromtimestamp(path.stat().st_mtime).astimezone()


def inherited_table(heritage: Heritage, came: float) -> SavedGame:
    """A table that was on its way here; nobody has said whose it is."""
    names = tuple(person.name for person in heritage.standing.people)
    when = datetime.fromtimestamp(came).astimezone()
    key = INHERITED + heritage.game
    return SavedGame(key, heritage.room, heritage.edition, names, when, inherited=True)


def inherited_game(key: str) -> str:
    """Empty when the key is that of a game which this computer has hosted."""
    return key.removeprefix(INHERITED) if key.startswith(INHERITED) else ""


class Finder(QObject):
    def __init__(
        self,
        home: Home,
        guest: Guest,
        recents: RecentHosts,
        discovery: Discovery,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._home = home
        self._guest = guest
        self._recents = recents
        self.discovery = discovery
        discovery.tables_changed.connect(self._on_tables)
        discovery.own_addresses_changed.connect(home.show_own_addresses)
        home.search_wanted.connect(discovery.search_again)
        guest.joined.connect(self._on_joined)
        discovery.remember(recents.addresses)
        self._show_recents()

    def table(self, game: str) -> FoundTable | None:
        return next((table for table in self.discovery.tables if table.game == game), None)

    @Slot(tuple)
    def _on_tables(self, tables: tuple[FoundTable, ...]) -> None:
        self._home.show_tables([table_seen(table) for table in tables])
        for table in tables:
            self._guest.also_at(table.game, places_of(table))

    @Slot(object)
    def _on_joined(self, place: Place) -> None:
        self._recents.remember(RecentHost(place.address, place.port))
        self.discovery.remember(self._recents.addresses)
        self._show_recents()

    def _show_recents(self) -> None:
        hosts = self._recents.hosts
        self._home.show_recents([(str(Place(h.address, h.port)), h.name) for h in hosts])
