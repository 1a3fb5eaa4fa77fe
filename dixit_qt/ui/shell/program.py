"""The root view model: which page is open, and the view models of the pages."""

from dataclasses import dataclass, fields

from PySide6.QtCore import QObject, Signal, Slot

from dixit_qt.client.state import ClientState, Status
from dixit_qt.rules.model import Family
from dixit_qt.ui.about.about import About
from dixit_qt.ui.about.newer_program import NewerProgram
from dixit_qt.ui.album.album_desk import AlbumDesk
from dixit_qt.ui.base.editions import cloth_of
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.view_model import own, parts_of
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
from dixit_qt.ui.shell.lessons import Lessons
from dixit_qt.ui.shell.notices import Notices, Reactions
from dixit_qt.ui.shell.people import OtherDevice, People
from dixit_qt.ui.sound.sound import Sound
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Stage


@dataclass(frozen=True, slots=True)
class Pages:
    """Reveal, between-rounds slip and banner lie over every page and are always updated."""

    preferences: Preferences
    home: Home
    lobby: Lobby
    house: HouseRules
    card_table: CardTable
    poetry_table: PoetryTable
    reveal: Reveal
    lessons: Lessons
    rounds: Rounds
    end: End
    evenings: Evenings
    album: AlbumDesk
    decks: Decks
    rules: Rules
    people: People
    handover: Handover
    other_device: OtherDevice
    between_rounds: BetweenRounds
    connection: Connection
    notices: Notices
    reactions: Reactions
    trouble: Trouble
    hourglass: Hourglass
    sound: Sound
    about: About
    newer: NewerProgram

    def lay_open(self, page: str, side: str, *, asking: bool) -> None:
        """`asking`: whether the window asks about ending the table or handing it over."""
        laid_open = {page, side, "asking" if asking else ""}
        for screen in (getattr(self, each.name) for each in fields(self)):
            if isinstance(screen, Screen) and screen.seen_on:
                screen.be_seen(not laid_open.isdisjoint(screen.seen_on))


@dataclass(frozen=True, slots=True)
class Props:
    page: str = "home"
    admin: bool = False
    my_rabbit: int = -1
    ask_to_close: bool = False
    ask_before_leaving: bool = False
    """Players are shown what happens to their seat before they leave a game. A host gets another
    question, and a practice is left at once."""
    practice: bool = False
    cloth: str = Family.DIXIT


def page_of(state: ClientState) -> str:
    """The page that fits the state of the table."""
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


class Program(Screen):
    """A side page (decks, rules, house rules, menu, rounds…) lies over the page."""

    props = Props()
    pages = parts_of(Pages)
    side = own("")
    askingToClose = own(False)

    gone_with_table = Signal(bool)
    """The table was offered to another host; the value says whether the program ends once it is
    there."""

    leave_wanted = Signal()
    close_wanted = Signal()

    def __init__(
        self, feed: Feed, language: Language, pages: Pages, parent: QObject | None = None
    ) -> None:
        super().__init__(feed, language, parent)
        self.pages = pages
        self._hosting = self._practice = False
        self._then_quit = True
        self._stands = False
        self.changed.connect(self._welcome)
        self.changed.connect(self._wait_for_the_reader)
        self.changed.connect(self._put_house_rules_away)

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
        """The pages are shown first, so that they derive before QML opens one of them."""
        self.pages.lay_open(page_of(state), self.side, asking=self.askingToClose)

    def set_hosting(self, hosting: bool, *, practice: bool = False) -> None:
        """Whether closing this window closes a table, and whether nobody else can join that."""
        self._hosting, self._practice = hosting, practice
        self.refresh()

    @Slot(str)
    def openSide(self, page: str) -> None:
        self.pages.lay_open(self.props.page, page, asking=self.askingToClose)
        self.become(side=page)

    @Slot()
    def openAlbum(self) -> None:
        """Open the album of the game at this table."""
        self.pages.album.open()
        self.openSide("album")

    @Slot(str)
    def openPastAlbum(self, key: str) -> None:
        game = self.pages.evenings.game(key)
        if game is not None:
            self.pages.album.open_kept(game)
            self.openSide("album")

    @Slot()
    def closeSide(self) -> None:
        self.openSide("")

    @Slot()
    def _welcome(self) -> None:
        """Before the first game of Party, Team or Poetry, its page of the rules opens by itself,
        only once. Dixit has `Lessons` instead."""
        preferences, family = self.pages.preferences, Family(self.props.cloth)
        if self.props.page not in GAMES or not preferences.take_for_known(family):
            return
        if family is not Family.DIXIT:
            self.pages.rules.lay_out(family)
            self.openSide("rules")

    @Slot()
    def _wait_for_the_reader(self) -> None:
        """A practice is paused while the player reads the rules."""
        reads = self.props.practice and self.side == "rules" and self.props.page in GAMES
        if reads != self._stands:
            self._stands = reads
            if self.props.page in GAMES:
                self.feed.send(m.Pause(on=reads))

    @Slot()
    def _put_house_rules_away(self) -> None:
        """House rules belong to the lobby: once the game begins they can't be changed."""
        if self.side == "house" and self.props.page != "lobby":
            self.closeSide()

    # Leaving

    @Slot(result=bool)
    def mayClose(self) -> bool:
        """False when a table would be closed with the window, or a game left: then the player is
        asked."""
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
    def handOverAndGo(self, person: int) -> None:
        self._set_asking(False)
        self.gone_with_table.emit(self._then_quit)
        self.pages.handover.handOver(person)

    def _may_go(self, *, then_quit: bool) -> bool:
        self._then_quit = then_quit
        asks = self.props.ask_to_close or (then_quit and self.props.ask_before_leaving)
        if asks:
            self._set_asking(True)
        return not asks

    def _set_asking(self, asking: bool) -> None:
        self.pages.lay_open(self.props.page, self.side, asking=asking)
        self.become(askingToClose=asking)

    @Slot()
    def endGame(self) -> None:
        self.closeSide()
        self.feed.send(m.EndGame())
