"""The table view on a computer of its own: it finds a table, watches it and stays connected."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QScreen, QWindow

from dixit_qt import paths
from dixit_qt.app.guest import Guest
from dixit_qt.app.player import Surroundings
from dixit_qt.app.user_data import user_data_in
from dixit_qt.app.windows import Windows
from dixit_qt.client.greeting import Profile
from dixit_qt.client.state import ClientState
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.net.places import GAME_PORT, Place
from dixit_qt.store.settings import SettingsStore
from dixit_qt.ui.base.addresses import gallery_of
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.settings.hosts_language import HostsLanguage
from dixit_qt.ui.settings.preferences import Preferences
from dixit_qt.ui.shell.notices import Reactions
from dixit_qt.ui.sound.loudspeaker import Loudspeaker
from dixit_qt.ui.sound.sound import Sound
from dixit_qt.ui.television.programme import is_closed
from dixit_qt.ui.television.television import Television, open_table_window
from dixit_qt.wire.codes import Farewell, Want

LOOK_AROUND_MS = 2500
NAME = "Table view"


@dataclass(frozen=True, slots=True)
class Wish:
    """Which table to show, and on which screen. Without a place or name, it takes the only
    table."""

    place: Place | None = None
    name: str = ""
    code: str | None = None
    screen: int | None = None
    full: bool = True


class BigScreen(QObject):
    def __init__(self, around: Surroundings, wish: Wish, parent: QObject | None = None) -> None:
        super().__init__(parent)
        user_data = user_data_in(around.folder)
        self._wish = wish
        self._place: Place | None = None
        self.feed = Feed(self)
        self.language = Language(paths.translations(), self)
        self.preferences = Preferences(SettingsStore(around.settings), self.language, self)
        HostsLanguage(self.feed, self.preferences, self)
        gallery = gallery_of(user_data.picture)
        self.table = Television(self.feed, self.language, gallery, self, self._addresses)
        # Sounds follow the acts on the screen, which may be behind the table.
        self.sound = Sound(
            self.table.feed,
            self.preferences,
            paths.resources() / "sounds",
            Loudspeaker(self, around.sound_card),
            self,
            shows_table=lambda: True,
        )
        self.guest = Guest(self.feed, user_data, self)
        self.discovery = around.discovery
        self.windows = Windows(self.language, self)
        self.window: QWindow | None = None
        self._looking = QTimer(self, singleShot=True, interval=LOOK_AROUND_MS)
        self._looking.timeout.connect(self._choose)
        self.reactions = Reactions(self.feed, self.language, self)
        self.guest.happened.connect(self.reactions.hear)
        self.reactions.came.connect(self.table.reacted)
        self.guest.joined.connect(self._on_joined)
        self.table.chosen.connect(self._watch)
        self.table.sounded.connect(self.sound.hearTable)
        self.discovery.tables_changed.connect(self._on_tables)
        self.feed.changed.connect(self._on_feed)

    def open(self) -> QWindow:
        engine = self.windows.engine
        window = open_table_window(engine, self.table, self._screen(), full=self._wish.full)
        self.window = window
        if self._wish.place is not None:
            self.guest.join(self._profile(), [self._wish.place])
        else:
            self.discovery.start()
            self.discovery.search()
            self._looking.start()
        return window

    def close(self) -> None:
        """Close the window and the engine first: they must not outlive what they show."""
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
        self.windows.close()
        self.guest.depart()
        self.discovery.close()
        self.sound.close()
        self.language.leave()

    def _profile(self, game: str | None = None) -> Profile:
        return Profile(name=NAME, want=Want.TABLE, game=game, code=self._wish.code, discreet=True)

    def _screen(self) -> QScreen | None:
        screens, number = QGuiApplication.screens(), self._wish.screen
        return screens[number - 1] if number is not None and 0 < number <= len(screens) else None

    def _addresses(self) -> list[str]:
        """The addresses at which others can join. If the host is on the same computer, the screen's
        own connection is of no use to others, so these are the computer's network addresses."""
        known = self._place
        if known is None:
            return []
        if known.is_here:
            return [shown_place(Place(own, known.port)) for own in self.discovery.own_addresses]
        return [shown_place(known)]

    @Slot(object)
    def _on_joined(self, place: Place) -> None:
        self._place = place
        self.table.refresh()

    def _candidates(self) -> list[FoundTable]:
        wanted = self._wish.name.casefold()
        return [
            table
            for table in self.discovery.tables
            if table.obstacle is None
            and (not wanted or table.name.casefold() == wanted)
            and not self._waits_for(table.game)
        ]

    def _waits_for(self, game: str) -> bool:
        """A closed table stays in the list for a while. It needn't be chosen again: the connection
        returns by itself when the table reopens."""
        state = self.feed.state
        return state.farewell is Farewell.HOST_CLOSED and state.game == game

    @Slot()
    def _choose(self) -> None:
        """After a search: take the only table, or offer several. After a table has closed, take
        only the next one of the same host."""
        tables = self._candidates()
        taken = [table for table in tables if self._may_be_taken(table)]
        if len(taken) == 1:
            self._watch(taken[0].game)
            return
        self.table.offer([(table.game, table.name, table.edition) for table in tables])

    def _may_be_taken(self, table: FoundTable) -> bool:
        """Return whether to join without asking. After a table has closed, only another table
        of the same host is joined in this way."""
        known = self._place
        if known is None or not is_closed(self.feed.state):
            return True
        return known.address in table.addresses

    @Slot(tuple)
    def _on_tables(self, tables: tuple[FoundTable, ...]) -> None:
        for table in tables:
            self.guest.also_at(table.game, table.places)
        is_free = self.feed.state.room is None and not self.guest.game
        if not self._looking.isActive() and (is_free or is_closed(self.feed.state)):
            self._choose()

    @Slot(object, object)
    def _on_feed(self, old: ClientState, new: ClientState) -> None:
        if is_closed(new) and not is_closed(old):
            self.discovery.start()
            self.discovery.search()
            self._choose()

    @Slot(str)
    def _watch(self, game: str) -> None:
        table = next((table for table in self.discovery.tables if table.game == game), None)
        if table is not None:
            self.table.offer([])
            self.guest.join(self._profile(game), table.places)


def shown_place(place: Place) -> str:
    return place.address if place.port == GAME_PORT else str(place)
