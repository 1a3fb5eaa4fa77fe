"""The view model of the table view: the big screen that everybody in the room sees."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt.client.state import ClientState, Status
from dixit_qt.rules.model import Family, Phase
from dixit_qt.rules.seatview import SeatView
from dixit_qt.ui.base.cloth import cloth_of
from dixit_qt.ui.base.edition_words import edition_name, edition_sentence
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.page_address import page_address, square_of
from dixit_qt.ui.base.picture_urls import Gallery
from dixit_qt.ui.base.players import faces_of
from dixit_qt.ui.base.rows import RowModel
from dixit_qt.ui.base.screen import Screen
from dixit_qt.ui.game.hourglass import Hourglass
from dixit_qt.ui.game.status import fill, listed, name_of, status_sentence
from dixit_qt.ui.poetry.poetry_status import poetry_sentence
from dixit_qt.ui.poetry.poetry_table import PoetryTable
from dixit_qt.ui.rounds.reveal import scores_before
from dixit_qt.ui.rounds.round_summary import RoundCard, summary_of
from dixit_qt.ui.rounds.shown_round import ShownRound
from dixit_qt.ui.score.end import End
from dixit_qt.ui.score.score_track import ScoreTrackModel
from dixit_qt.ui.shell.connection import derive_props as connection_props
from dixit_qt.ui.shell.interlude import pause_words, question_words
from dixit_qt.ui.sound.heard import Heard
from dixit_qt.ui.television.paced_feed import PacedFeed
from dixit_qt.ui.television.programme import STAYS, Stays
from dixit_qt.ui.television.public_feed import PublicFeed
from dixit_qt.ui.television.scene import TELLING, Scene
from dixit_qt.ui.television.television_rows import (
    TelevisionChoice,
    TelevisionPerson,
    lacking,
    lying_cards,
    resting_scores,
    television_people,
)
from dixit_qt.wire.codes import Keeper, Stage
from dixit_qt.wire.room import Room

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

Addresses = Callable[[], Sequence[str]]


@dataclass(frozen=True, slots=True)
class TelevisionProps:
    scene: Scene = Scene.AWAY
    status: str = ""
    trouble: str = ""
    clue: str = ""
    clue_kind: str = ""
    teller: str = ""
    teller_rabbit: int = 0
    given: int = 0
    round_text: str = ""
    table_name: str = ""
    edition: str = ""
    about: str = ""
    addresses: str = ""
    page: str = ""
    code: str = ""
    needs_code: bool = False
    cloth: str = Family.DIXIT


def trouble_of(state: ClientState) -> str:
    """What is said in every scene of a game: that the table is out of reach, or who is."""
    view, room = state.view, state.room
    if room is None or view is None:
        return ""
    if state.status is Status.RECONNECTING:
        return translate("TableView", "The connection is lost. It will come back by itself.")
    if room.stage is not Stage.PLAYING or view.outcome is not None:
        return ""
    away = [seat.name for seat in room.seats if seat.keeper is Keeper.ABSENT]
    return fill(translate("TableView", "Away from the table: %1"), listed(away)) if away else ""


def status_of(state: ClientState, scene: Scene) -> str:
    """What the room waits for, not before the last round is told."""
    if state.status is Status.OFFLINE:
        return translate("TableView", "Looking for a table…")
    if state.status is Status.RECONNECTING and state.view is not None:
        return ""
    if state.status is not Status.JOINED:
        return connection_props(state).text
    view = state.view
    if scene is Scene.LOBBY and state.room is not None:
        return lacking(state.room)
    if view is None or view.outcome is not None or scene in TELLING:
        return ""
    awaited = (
        poetry_sentence(state, faces_of(state))
        if view.family.has_verses
        else _names_awaited(state, view) or status_sentence(state)
    )
    return pause_words(state.room) or question_words(state.room) or awaited


def _names_awaited(state: ClientState, view: SeatView) -> str:
    """On the big screen everybody who is waited for is named, up to six."""
    if view.phase not in {Phase.GIVE, Phase.VOTE} or not view.waiting_for:
        return ""
    few = view.waiting_for[:6] == view.waiting_for
    names = listed([name_of(state, seat) for seat in view.waiting_for]) if few else ""
    if view.phase is Phase.GIVE:
        words = translate("TableView", "Cards are still to come from %1.")
        return fill(words, names) if few else ""
    words = translate("TableView", "Votes are still to come from %1.")
    return f"{_question(state, view)} {fill(words, names) if few else ''}".strip()


def _question(state: ClientState, view: SeatView) -> str:
    if not view.family.has_told_card:
        return translate("TableView", "Which card will most people choose?")
    words = translate("TableView", "Which card is %1's?")
    return fill(words, name_of(state, view.storyteller))


def round_text(view: SeatView) -> str:
    if view.rounds_in_all:
        words = translate("TableView", "Round %1 of %2")
        return fill(words, str(view.round), str(view.rounds_in_all))
    return fill(translate("TableView", "Round %1"), str(view.round))


@QmlElement
class Television(Screen):
    """`addresses` are those at which the table can be joined, where they are known."""

    changed = Signal()
    chosen = Signal(str)
    sounded = Signal(str)

    def __init__(
        self,
        feed: Feed,
        language: Language,
        gallery: Gallery,
        parent: QObject | None = None,
        addresses: Addresses = tuple,
        stays: Stays = STAYS,
    ) -> None:
        public = PublicFeed(feed, parent)
        paced = PacedFeed(public, stays, parent)
        super().__init__(paced, language, parent)
        self._paced = paced
        self._gallery, self._addresses = gallery, addresses
        self._people, self._cards = RowModel(TelevisionPerson), RowModel(RoundCard)
        self._choices = RowModel(TelevisionChoice)
        self._round, self._track = ShownRound(), ScoreTrackModel()
        self._poetry = PoetryTable(paced, language, gallery, parent)
        self._end = End(paced, language, gallery, parent)
        self._hourglass = Hourglass(public, parent)
        self._track.hopped.connect(self._on_hop)
        self.begin()

    def derive(self, state: ClientState) -> TelevisionProps:
        room, view = state.room, state.view
        clue = None if view is None or view.cards is None else view.cards.clue
        faces = faces_of(state)
        teller = None if view is None else view.storyteller
        scene = self._paced.scene
        return TelevisionProps(
            scene=scene,
            status=status_of(state, scene),
            trouble=trouble_of(state),
            clue="" if clue is None else clue.text,
            clue_kind="" if clue is None else clue.kind,
            teller="" if teller is None else faces.name(teller),
            teller_rabbit=0 if teller is None else faces.rabbit(teller),
            given=0 if view is None or view.cards is None else sum(view.cards.given),
            round_text="" if view is None else round_text(view),
            table_name="" if room is None else room.name,
            edition="" if room is None else edition_name(room.edition),
            about="" if room is None else edition_sentence(room.edition),
            addresses="\n".join(self._addresses()[:2]),
            page=self._page_for(room),
            code="" if room is None else room.code or "",
            needs_code=room is not None and room.needs_code,
            cloth=cloth_of(state),
        )

    def _page_for(self, room: Room | None) -> str:
        """Where a browser finds the table, while it may come in."""
        addresses = self._addresses() if room is not None and room.browsers else ()
        return page_address(addresses[0]) if addresses else ""

    @Slot()
    def _on_hop(self) -> None:
        self.sounded.emit(Heard.HOP)

    @Slot()
    def roundTold(self) -> None:
        """Everything about the round is to be seen now; it stays for those who still read."""
        self._paced.tell()

    def show_lists(self, state: ClientState) -> None:
        self._people.show(television_people(state))
        view = state.view
        if view is None:
            self._cards.show(())
            return
        self._show_round(state, view)
        self._show_track(state, view)

    def _show_round(self, state: ClientState, view: SeatView) -> None:
        language = self.language.code
        if view.history:
            self._round.show(summary_of(view.history[-1], state, self._gallery, language))
        told = self._paced.scene in {Scene.ROUND, Scene.END}
        cards = self._round.told.cards if told else lying_cards(state, self._gallery, language)
        self._cards.show(cards)

    def _show_track(self, state: ClientState, view: SeatView) -> None:
        """The rabbits hop for the round that is told; otherwise they stand by their scores."""
        told = view.history and self._paced.scene in TELLING
        resting = resting_scores(state, view)
        before = scores_before(view.history[-1]) if told else resting
        after = view.history[-1].scores if told else resting
        self._track.show(before, after, faces_of(state), view.target_score)

    def offer(self, tables: Sequence[tuple[str, str, str]]) -> None:
        """Tables to choose from: game, name and edition."""
        self._choices.show(
            [TelevisionChoice(game, name, edition_name(edition)) for game, name, edition in tables]
        )

    @Slot(str)
    def choose(self, game: str) -> None:
        self.chosen.emit(game)

    @Property(QObject, constant=True)
    def choices(self) -> RowModel:
        return self._choices

    @Property(QObject, constant=True)
    def people(self) -> RowModel:
        return self._people

    @Property(QObject, constant=True)
    def cards(self) -> RowModel:
        return self._cards

    @Property(ShownRound, constant=True)
    def round(self) -> ShownRound:
        return self._round

    @Property(ScoreTrackModel, constant=True)
    def track(self) -> ScoreTrackModel:
        return self._track

    @Property(PoetryTable, constant=True)
    def poetry(self) -> PoetryTable:
        return self._poetry

    @Property(End, constant=True)
    def end(self) -> End:
        return self._end

    @Property(Hourglass, constant=True)
    def hourglass(self) -> Hourglass:
        return self._hourglass

    @Property(str, notify=changed)
    def scene(self) -> str:
        return self.props.scene

    @Property(str, notify=changed)
    def status(self) -> str:
        return self.props.status

    @Property(str, notify=changed)
    def trouble(self) -> str:
        return self.props.trouble

    @Property(str, notify=changed)
    def clue(self) -> str:
        return self.props.clue

    @Property(str, notify=changed)
    def clueKind(self) -> str:
        return self.props.clue_kind

    @Property(str, notify=changed)
    def teller(self) -> str:
        return self.props.teller

    @Property(int, notify=changed)
    def tellerRabbit(self) -> int:
        return self.props.teller_rabbit

    @Property(int, notify=changed)
    def given(self) -> int:
        return self.props.given

    @Property(str, notify=changed)
    def roundText(self) -> str:
        return self.props.round_text

    @Property(str, notify=changed)
    def tableName(self) -> str:
        return self.props.table_name

    @Property(str, notify=changed)
    def edition(self) -> str:
        return self.props.edition

    @Property(str, notify=changed)
    def about(self) -> str:
        return self.props.about

    @Property(str, notify=changed)
    def addresses(self) -> str:
        return self.props.addresses

    @Property(str, notify=changed)
    def pageAddress(self) -> str:
        return self.props.page

    @Property(str, notify=changed)
    def pageSquare(self) -> str:
        return square_of(self.props.page)

    @Property(str, notify=changed)
    def code(self) -> str:
        return self.props.code

    @Property(str, notify=changed)
    def cloth(self) -> str:
        return self.props.cloth

    @Property(bool, notify=changed)
    def needsCode(self) -> bool:
        return self.props.needs_code
