"""The view models of all pages, and which of them can be seen at a moment."""

from dataclasses import dataclass, fields

from dixit_qt.ui.about.about import About
from dixit_qt.ui.about.newer_program import NewerProgram
from dixit_qt.ui.album.album_desk import AlbumDesk
from dixit_qt.ui.base.screen import Screen
from dixit_qt.ui.decks.decks_page import Decks
from dixit_qt.ui.evenings.evenings import Evenings
from dixit_qt.ui.game.card_table import CardTable
from dixit_qt.ui.game.hourglass import Hourglass
from dixit_qt.ui.home.home import Home
from dixit_qt.ui.home.trouble import Trouble
from dixit_qt.ui.lobby.house_rules import HouseRules
from dixit_qt.ui.lobby.lobby import Lobby
from dixit_qt.ui.poetry.poetry_table import PoetryTable
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.rounds.round_history import Rounds
from dixit_qt.ui.rules.rules_page import Rules
from dixit_qt.ui.score.end import End
from dixit_qt.ui.settings.preferences import Preferences
from dixit_qt.ui.shell.connection import Connection
from dixit_qt.ui.shell.giving import Giving
from dixit_qt.ui.shell.interlude import Interlude
from dixit_qt.ui.shell.notices import Notices
from dixit_qt.ui.shell.other_device import OtherDevice
from dixit_qt.ui.shell.people import People
from dixit_qt.ui.sound.sound import Sound


@dataclass(frozen=True, slots=True)
class Pages:
    """Reveal, interlude and connection lie over every page and never rest."""

    preferences: Preferences
    home: Home
    lobby: Lobby
    house: HouseRules
    card_table: CardTable
    poetry_table: PoetryTable
    reveal: Reveal
    rounds: Rounds
    end: End
    evenings: Evenings
    album: AlbumDesk
    decks: Decks
    rules: Rules
    people: People
    giving: Giving
    other_device: OtherDevice
    interlude: Interlude
    connection: Connection
    notices: Notices
    trouble: Trouble
    hourglass: Hourglass
    sound: Sound
    about: About
    newer: NewerProgram

    def lay_open(self, page: str, side: str, *, asking: bool) -> None:
        """`asking` is about the end of the table, and whether somebody could take it over."""
        laid_open = {page, side, "asking" if asking else ""}
        for screen in (getattr(self, each.name) for each in fields(self)):
            if isinstance(screen, Screen) and screen.seen_on:
                screen.be_seen(not laid_open.isdisjoint(screen.seen_on))
