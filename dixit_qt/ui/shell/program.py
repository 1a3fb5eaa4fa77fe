"""The root view model: which page is open, and the view models of the pages."""

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt.client.state import ClientState, Status
from dixit_qt.rules.model import Family
from dixit_qt.ui.about.about import About
from dixit_qt.ui.about.newer_program import NewerProgram
from dixit_qt.ui.album.album_desk import AlbumDesk
from dixit_qt.ui.base.cloth import cloth_of
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
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
from dixit_qt.ui.shell.pages import Pages
from dixit_qt.ui.shell.people import People
from dixit_qt.ui.sound.sound import Sound
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Stage

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class Props:
    page: str = "home"
    admin: bool = False
    my_rabbit: int = -1
    ask_to_close: bool = False
    ask_before_leaving: bool = False
    practice: bool = False
    cloth: str = Family.DIXIT


def page_of(state: ClientState) -> str:
    """The page follows the table."""
    if state.room is None or state.status in {Status.OFFLINE, Status.ENDED}:
        return "home"
    if state.room.stage is Stage.GATHERING or state.view is None:
        return "lobby"
    if state.room.stage is Stage.OVER:
        return "end"
    return "poetry" if state.view.family.has_verses else "game"


GAMES = {"game", "poetry"}


def is_in_a_game(state: ClientState) -> bool:
    return state.room is not None and state.room.stage is Stage.PLAYING and state.seat is not None


def rabbit_of_mine(state: ClientState) -> int:
    if state.room is None or state.seat is None:
        return -1
    return state.room.seats[state.seat].rabbit


@QmlElement
class Program(Screen):
    """A side page (decks, rules, house rules, menu, rounds…) lies over the page."""

    changed = Signal()
    side_changed = Signal()
    closing_changed = Signal()

    gone_with_table = Signal(bool)
    """The table was offered to somebody else; whether the program ends when it is there."""

    leave_wanted = Signal()
    close_wanted = Signal()

    def __init__(
        self, feed: Feed, language: Language, pages: Pages, parent: QObject | None = None
    ) -> None:
        super().__init__(feed, language, parent)
        self._pages = pages
        self._side = ""
        self._hosting = self._practice = False
        self._asking_to_close = False
        self._then_quit = True
        self._stands = False
        self.changed.connect(self._welcome)
        self.changed.connect(self._wait_for_the_reader)
        self.side_changed.connect(self._wait_for_the_reader)
        self.changed.connect(self._put_house_rules_away)
        self.begin()

    def derive(self, state: ClientState) -> Props:
        return Props(
            page=page_of(state),
            admin=state.is_admin,
            my_rabbit=rabbit_of_mine(state),
            cloth=cloth_of(state),
            ask_to_close=self._hosting and state.room is not None,
            ask_before_leaving=not (self._hosting or self._practice) and is_in_a_game(state),
            practice=self._practice,
        )

    def show_lists(self, state: ClientState) -> None:
        """The pages first: they derive before QML opens one of them."""
        self._lay_open(page_of(state))

    def _lay_open(self, page: str) -> None:
        self._pages.lay_open(page, self._side, asking=self._asking_to_close)

    def set_hosting(self, hosting: bool, *, practice: bool = False) -> None:
        """Whether closing this window closes a table, and whether nobody else can come to it."""
        self._hosting, self._practice = hosting, practice
        self.refresh()

    # The pages

    @Property(Preferences, constant=True)
    def preferences(self) -> Preferences:
        return self._pages.preferences

    @Property(Home, constant=True)
    def home(self) -> Home:
        return self._pages.home

    @Property(Lobby, constant=True)
    def lobby(self) -> Lobby:
        return self._pages.lobby

    @Property(HouseRules, constant=True)
    def house(self) -> HouseRules:
        return self._pages.house

    @Property(CardTable, constant=True)
    def cardTable(self) -> CardTable:
        return self._pages.card_table

    @Property(PoetryTable, constant=True)
    def poetryTable(self) -> PoetryTable:
        return self._pages.poetry_table

    @Property(Reveal, constant=True)
    def reveal(self) -> Reveal:
        return self._pages.reveal

    @Property(Rounds, constant=True)
    def rounds(self) -> Rounds:
        return self._pages.rounds

    @Property(End, constant=True)
    def end(self) -> End:
        return self._pages.end

    @Property(Evenings, constant=True)
    def evenings(self) -> Evenings:
        return self._pages.evenings

    @Property(AlbumDesk, constant=True)
    def album(self) -> AlbumDesk:
        return self._pages.album

    @Property(Decks, constant=True)
    def decks(self) -> Decks:
        return self._pages.decks

    @Property(Rules, constant=True)
    def rules(self) -> Rules:
        return self._pages.rules

    @Property(People, constant=True)
    def people(self) -> People:
        return self._pages.people

    @Property(Giving, constant=True)
    def giving(self) -> Giving:
        return self._pages.giving

    @Property(OtherDevice, constant=True)
    def otherDevice(self) -> OtherDevice:
        return self._pages.other_device

    @Property(Interlude, constant=True)
    def interlude(self) -> Interlude:
        return self._pages.interlude

    @Property(Connection, constant=True)
    def connection(self) -> Connection:
        return self._pages.connection

    @Property(Notices, constant=True)
    def notices(self) -> Notices:
        return self._pages.notices

    @Property(Trouble, constant=True)
    def trouble(self) -> Trouble:
        return self._pages.trouble

    @Property(Sound, constant=True)
    def sound(self) -> Sound:
        return self._pages.sound

    @Property(About, constant=True)
    def about(self) -> About:
        return self._pages.about

    @Property(NewerProgram, constant=True)
    def newer(self) -> NewerProgram:
        return self._pages.newer

    @Property(Hourglass, constant=True)
    def hourglass(self) -> Hourglass:
        return self._pages.hourglass

    # Which of them is open

    @Property(str, notify=changed)
    def page(self) -> str:
        return self.props.page

    @Property(bool, notify=changed)
    def admin(self) -> bool:
        return self.props.admin

    @Property(int, notify=changed)
    def myRabbit(self) -> int:
        return self.props.my_rabbit

    @Property(str, notify=changed)
    def cloth(self) -> str:
        return self.props.cloth

    @Property(str, notify=side_changed)
    def side(self) -> str:
        return self._side

    @Slot(str)
    def openSide(self, page: str) -> None:
        if page != self._side:
            self._side = page
            self._lay_open(self.props.page)
            self.side_changed.emit()

    @Slot()
    def closeSide(self) -> None:
        self.openSide("")

    @Slot()
    def _welcome(self) -> None:
        """Before the first game of a family the rules open by themselves, at their shortest, and
        never again. In the lobby only to somebody who has played nothing yet: the host may still
        choose another game."""
        preferences, family = self._pages.preferences, Family(self.props.cloth)
        is_time = self.props.page in GAMES or preferences.settings.newcomer
        if self.props.page != "home" and is_time and preferences.take_for_known(family):
            self._pages.rules.lay_out_minute(family)
            self.openSide("rules")

    @Slot()
    def _wait_for_the_reader(self) -> None:
        """Bots have all the time in the world: a practice stands while its rules are read."""
        reads = self.props.practice and self._side == "rules" and self.props.page in GAMES
        if reads != self._stands:
            self._stands = reads
            if self.props.page in GAMES:
                self.feed.send(m.Pause(on=reads))

    @Slot()
    def _put_house_rules_away(self) -> None:
        """They belong to the lobby: when the game begins they are settled."""
        if self._side == "house" and self.props.page != "lobby":
            self.closeSide()

    # Leaving

    @Property(bool, notify=changed)
    def askBeforeLeaving(self) -> bool:
        """What becomes of the seat is said before a game is left; a host is asked otherwise,
        and a practice is left at once."""
        return self.props.ask_before_leaving

    @Property(bool, notify=changed)
    def practice(self) -> bool:
        return self.props.practice

    @Property(bool, notify=closing_changed)
    def askingToClose(self) -> bool:
        return self._asking_to_close

    @Slot(result=bool)
    def mayClose(self) -> bool:
        """False when a table would be closed with the window: then the player is asked."""
        return self._may_go(then_quit=True)

    @Slot()
    def leaveTable(self) -> None:
        self.closeSide()
        if self._may_go(then_quit=False):
            self.leave_wanted.emit()

    @Slot()
    def stay(self) -> None:
        self._set_asking(False)

    @Slot()
    def closeForGood(self) -> None:
        self._set_asking(False)
        (self.close_wanted if self._then_quit else self.leave_wanted).emit()

    @Slot(int)
    def giveAndGo(self, person: int) -> None:
        self._set_asking(False)
        self.gone_with_table.emit(self._then_quit)
        self._pages.giving.giveTo(person)

    def _may_go(self, *, then_quit: bool) -> bool:
        self._then_quit = then_quit
        if self.props.ask_to_close:
            self._set_asking(True)
        return not self.props.ask_to_close

    def _set_asking(self, asking: bool) -> None:
        if asking != self._asking_to_close:
            self._asking_to_close = asking
            self._lay_open(self.props.page)
            self.closing_changed.emit()

    @Slot()
    def endGame(self) -> None:
        self.closeSide()
        self.feed.send(m.EndGame())
