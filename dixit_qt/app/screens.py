"""All view models of the player's window except `Program`, which opens them."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQml import QQmlEngine

from dixit_qt import paths
from dixit_qt.app.user_data import UserData
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.ui.about.about import About
from dixit_qt.ui.about.newer_program import NewerProgram
from dixit_qt.ui.album.album_desk import AlbumDesk
from dixit_qt.ui.base.addresses import Gallery, gallery_of
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.decks.decks_page import Decks
from dixit_qt.ui.evenings.evenings import Evenings
from dixit_qt.ui.game.card_table import CardTable
from dixit_qt.ui.game.round_screen import Hourglass
from dixit_qt.ui.home.home import Home, Trouble
from dixit_qt.ui.lobby.house_rules import HouseRules
from dixit_qt.ui.lobby.lobby import Lobby
from dixit_qt.ui.poetry.poetry_table import PoetryTable
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.rounds.shown_round import Rounds
from dixit_qt.ui.rules.rules_page import Rules
from dixit_qt.ui.score.end import End
from dixit_qt.ui.settings.hosts_language import HostsLanguage
from dixit_qt.ui.settings.preferences import Preferences
from dixit_qt.ui.shell.between_rounds import BetweenRounds
from dixit_qt.ui.shell.connection import Connection
from dixit_qt.ui.shell.handover import Handover
from dixit_qt.ui.shell.lessons import Lessons
from dixit_qt.ui.shell.notices import Notices, Reactions
from dixit_qt.ui.shell.people import OtherDevice, People
from dixit_qt.ui.shell.program import Pages
from dixit_qt.ui.sound.sound import Sound
from dixit_qt.ui.television.television import Television, open_table_window, screen_for_table

EXAMPLES = 12


def make_screens(
    feed: Feed,
    language: Language,
    preferences: Preferences,
    user_data: UserData,
    sound: Sound,
    parent: QObject,
) -> Pages:
    HostsLanguage(feed, preferences, parent)
    gallery = gallery_of(user_data.picture)
    reveal = Reveal(feed, language, gallery, parent, sound.shows_table)
    pages = Pages(
        preferences=preferences,
        home=Home(language, parent, lambda: bool(preferences.settings.name.strip())),
        lobby=Lobby(feed, language, parent),
        house=HouseRules(feed, language, user_data.house_sets, parent),
        card_table=CardTable(feed, language, gallery, parent),
        poetry_table=PoetryTable(feed, language, gallery, parent),
        reveal=reveal,
        lessons=Lessons(feed, language, preferences, reveal, parent),
        rounds=Rounds(feed, language, gallery, parent),
        end=End(feed, language, gallery, parent, sound.shows_table),
        evenings=Evenings(user_data.standings, user_data.kept_games, language, gallery, parent),
        album=AlbumDesk(feed, language, gallery, parent),
        decks=Decks(language, paths.decks(), user_data.own_decks, user_data.favourites, parent),
        rules=Rules(feed, language, paths.resources() / "rules", examples(user_data), parent),
        people=People(feed, language, parent),
        handover=Handover(feed, language, parent),
        other_device=OtherDevice(feed, language, parent),
        connection=Connection(feed, language, parent),
        notices=Notices(language, parent),
        reactions=Reactions(feed, language, parent),
        trouble=Trouble(parent),
        between_rounds=BetweenRounds(feed, language, parent),
        hourglass=Hourglass(feed, parent),
        sound=sound,
        about=About(language, paths.resources() / "licences.json", parent),
        newer=NewerProgram(language, parent),
    )
    _join(pages)
    return pages


def _join(pages: Pages) -> None:
    pages.poetry_table.sounded.connect(pages.sound.hear)
    pages.reveal.sounded.connect(pages.sound.hear)
    pages.end.sounded.connect(pages.sound.hear)
    pages.lobby.renamed.connect(pages.preferences.setName)


def examples(user_data: UserData) -> list[Path]:
    """Some cards of the first deck, for the drawings in the rules."""
    first = next(iter(user_data.library.decks.values()), None)
    return [] if first is None else [first.picture(card) for card in first.cards[:EXAMPLES]]


# The table view beside the player's own window, best on a screen of its own


class SecondScreen(QObject):
    """The big screen in a second window of this program. Computes nothing until it's opened."""

    chosen = Signal(str)
    """The table that somebody wants to watch, while this computer is at none."""

    sounded = Signal(str)

    def __init__(
        self,
        feed: Feed,
        language: Language,
        gallery: Gallery,
        addresses: Callable[[], list[str]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._feed, self._language = feed, language
        self._gallery, self._addresses = gallery, addresses
        self._table: Television | None = None
        self._window: QWindow | None = None

    def open(self, engine: QQmlEngine, beside: QWindow) -> QWindow:
        """Full screen only on a screen without the player's window."""
        self.close()
        table = self._table = self._table or self._model()
        screen = screen_for_table(QGuiApplication.screens(), beside.screen())
        self._window = open_table_window(engine, table, screen, full=screen is not None)
        return self._window

    @property
    def is_open(self) -> bool:
        return self._window is not None and self._window.isVisible()

    def refresh(self) -> None:
        if self._table is not None:
            self._table.refresh()

    @Slot(tuple)
    def offer(self, tables: Sequence[FoundTable]) -> None:
        if self._table is not None:
            open_ones = [table for table in tables if table.obstacle is None]
            self._table.offer([(table.game, table.name, table.edition) for table in open_ones])

    def close(self) -> None:
        window, self._window = self._window, None
        if window is not None:
            window.close()
            window.deleteLater()

    def _model(self) -> Television:
        table = Television(self._feed, self._language, self._gallery, self, self._addresses)
        table.chosen.connect(self.chosen)
        table.sounded.connect(self.sounded)
        return table
