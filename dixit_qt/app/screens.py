"""Every view model of the player's window but the program, which opens them."""

from pathlib import Path

from PySide6.QtCore import QObject

from dixit_qt import paths
from dixit_qt.app.user_data import Belongings
from dixit_qt.ui.about.about import About
from dixit_qt.ui.about.newer_program import NewerProgram
from dixit_qt.ui.album.album_desk import AlbumDesk
from dixit_qt.ui.base.addresses import gallery_of
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
from dixit_qt.ui.settings.preferences import Preferences
from dixit_qt.ui.shell.between_rounds import BetweenRounds
from dixit_qt.ui.shell.connection import Connection
from dixit_qt.ui.shell.handover import Handover
from dixit_qt.ui.shell.notices import Notices
from dixit_qt.ui.shell.people import OtherDevice, People
from dixit_qt.ui.shell.program import Pages
from dixit_qt.ui.sound.sound import Sound

EXAMPLES = 12


def make_screens(
    feed: Feed,
    language: Language,
    preferences: Preferences,
    belongings: Belongings,
    sound: Sound,
    parent: QObject,
) -> Pages:
    gallery = gallery_of(belongings.picture)
    pages = Pages(
        preferences=preferences,
        home=Home(language, parent, lambda: bool(preferences.settings.name.strip())),
        lobby=Lobby(feed, language, parent),
        house=HouseRules(feed, language, belongings.house_sets, parent),
        card_table=CardTable(feed, language, gallery, parent),
        poetry_table=PoetryTable(feed, language, gallery, parent),
        reveal=Reveal(feed, language, gallery, parent),
        rounds=Rounds(feed, language, gallery, parent),
        end=End(feed, language, gallery, parent),
        evenings=Evenings(belongings.standings, language, gallery, parent),
        album=AlbumDesk(feed, language, gallery, parent),
        decks=Decks(language, paths.decks(), belongings.own_decks, belongings.favourites, parent),
        rules=Rules(feed, language, paths.resources() / "rules", examples(belongings), parent),
        people=People(feed, language, parent),
        handover=Handover(feed, language, parent),
        other_device=OtherDevice(feed, language, parent),
        connection=Connection(feed, language, parent),
        notices=Notices(language, parent),
        trouble=Trouble(parent),
        between_rounds=BetweenRounds(feed, language, parent),
        hourglass=Hourglass(feed, parent),
        sound=sound,
        about=About(language, paths.resources() / "licences.json", parent),
        newer=NewerProgram(language, parent),
    )
    pages.reveal.sounded.connect(sound.hear)
    pages.lobby.renamed.connect(preferences.setName)
    return pages


def examples(belongings: Belongings) -> list[Path]:
    """Some cards of the first deck, for the drawings of the rules."""
    first = next(iter(belongings.library.decks.values()), None)
    return [] if first is None else [first.picture(card) for card in first.cards[:EXAMPLES]]
