"""The view model of the table view: the big screen that everybody in the room sees."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QScreen, QWindow
from PySide6.QtQml import QQmlComponent, QQmlEngine

from dixit_qt.client.state import ClientState, Status
from dixit_qt.rules.model import Family, Phase
from dixit_qt.rules.seatview import SeatView
from dixit_qt.ui.base.addresses import Gallery, page_address, square_of
from dixit_qt.ui.base.editions import cloth_of, edition_name
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.players import faces_of
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.tempo import Pace, on_television
from dixit_qt.ui.base.view_model import list_of, part, parts_of
from dixit_qt.ui.base.words import fill, listed
from dixit_qt.ui.game.round_screen import Hourglass
from dixit_qt.ui.game.score_track import ScoreTrackModel
from dixit_qt.ui.game.status import name_of, status_sentence
from dixit_qt.ui.lobby.house_rules import name_of_the_game, sentence_of_the_game
from dixit_qt.ui.poetry.poetry_table import PoetryTable
from dixit_qt.ui.poetry.poetry_words import poetry_sentence
from dixit_qt.ui.rounds.reveal import scores_before
from dixit_qt.ui.rounds.round_summary import RoundCard, summary_of
from dixit_qt.ui.rounds.shown_round import ShownRound
from dixit_qt.ui.score.end import End
from dixit_qt.ui.shell.between_rounds import pause_words, question_words
from dixit_qt.ui.shell.connection import derive_props as connection_props
from dixit_qt.ui.sound.sound import Heard
from dixit_qt.ui.television.programme import (
    STAYS,
    TELLING,
    UNANSWERED,
    PacedFeed,
    Scene,
    Stays,
    is_closed,
)
from dixit_qt.ui.television.public_feed import PublicFeed
from dixit_qt.ui.television.television_rows import (
    TelevisionChoice,
    TelevisionPerson,
    lacking,
    lying_cards,
    resting_scores,
    television_people,
)
from dixit_qt.wire.codes import Farewell, Keeper, Stage
from dixit_qt.wire.room import Room

translate = QCoreApplication.translate

Addresses = Callable[[], Sequence[str]]


@dataclass(frozen=True, slots=True)
class TelevisionProps:
    scene: Scene = Scene.AWAY
    status: str = ""
    question: str = ""
    """What players ask themselves now; their rabbits show whose cards or votes are missing."""
    missing: int = 0
    """How many players the table waits for."""
    trouble: str = ""
    clue: str = ""
    clue_kind: str = ""
    teller: str = ""
    teller_rabbit: int = 0
    pile: int = 0
    discard: int = 0
    round_text: str = ""
    table_name: str = ""
    edition: str = ""
    about: str = ""
    addresses: str = ""
    page_address: str = ""
    page_square: str = ""
    code: str = ""
    needs_code: bool = False
    cloth: str = Family.DIXIT


def trouble_of(state: ClientState, scene: Scene) -> str:
    """Shown in every scene: that the table doesn't answer, or which players are away. A pause is
    shown here only while a reveal leaves no room for it elsewhere."""
    view, room = state.view, state.room
    if room is None or is_closed(state):
        return ""
    if state.status in UNANSWERED:
        if state.farewell is Farewell.HANDED_OVER:
            return translate("TableView", "The table is moving to another computer.")
        return translate("TableView", "The connection was lost. Reconnecting…")
    if view is None or view.outcome is not None or state.status is not Status.JOINED:
        return ""
    if room.stage is not Stage.PLAYING:
        return ""
    away = [seat.name for seat in room.seats if seat.keeper is Keeper.ABSENT]
    paused = pause_words(room) if scene in TELLING else ""
    return paused or (fill(translate("TableView", "Away: %1"), listed(away)) if away else "")


def status_of(state: ClientState, scene: Scene) -> str:
    """What the table waits for, but only after the last reveal."""
    if state.status is Status.OFFLINE:
        return translate("TableView", "Looking for a table…")
    if is_closed(state):
        return translate(
            "TableView",
            "The host has closed the table. The next one will appear here automatically.",
        )
    if state.status in UNANSWERED and state.room is not None:
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
    """The big screen names everybody the table waits for, up to six people."""
    if view.phase not in {Phase.GIVE, Phase.VOTE} or not view.waiting_for:
        return ""
    few = view.waiting_for[:6] == view.waiting_for
    names = listed([name_of(state, seat) for seat in view.waiting_for]) if few else ""
    if view.phase is Phase.GIVE:
        words = translate("TableView", "Waiting for cards from %1.")
        return fill(words, names) if few else ""
    words = translate("TableView", "Waiting for votes from %1.")
    return f"{_question(view)} {fill(words, names) if few else ''}".strip()


def question_of(state: ClientState) -> str:
    view = state.view
    if view is None or view.phase not in {Phase.GIVE, Phase.VOTE}:
        return ""
    return pause_words(state.room) or question_words(state.room) or _question(view)


def _question(view: SeatView) -> str:
    if view.phase is Phase.GIVE:
        return translate("TableView", "Which of your cards fits the clue?")
    if not view.family.has_told_card:
        return translate("TableView", "Which card will most people choose?")
    return translate("TableView", "Which card is the storyteller's?")


def round_text(view: SeatView) -> str:
    if view.rounds_in_all:
        words = translate("TableView", "Round %1 of %2")
        return fill(words, str(view.round), str(view.rounds_in_all))
    return fill(translate("TableView", "Round %1"), str(view.round))


@dataclass(frozen=True, slots=True)
class TelevisionParts:
    poetry: PoetryTable
    end: End
    hourglass: Hourglass


class Television(Screen):
    """`addresses` returns where others can join the table, as far as that is known."""

    props = TelevisionProps()
    choices = list_of(TelevisionChoice)
    people = list_of(TelevisionPerson)
    cards = list_of(RoundCard)
    round = part(ShownRound)
    track = part(ScoreTrackModel)
    pace = part(Pace)
    parts = parts_of(TelevisionParts)
    chosen = Signal(str)
    sounded = Signal(str)
    reacted = Signal(int, str)
    """Whose rabbit reacts, and how."""

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
        poetry = PoetryTable(paced, language, gallery, parent)
        super().__init__(poetry.feed, language, parent)
        self._public, self._paced = public, paced
        public.changed.connect(self._on_public)
        self._gallery, self._addresses = gallery, addresses
        self.parts = TelevisionParts(
            poetry,
            End(paced, language, gallery, parent),
            Hourglass(public, parent),
        )
        self.track.hopped.connect(self._on_hop)

    def derive(self, state: ClientState) -> TelevisionProps:
        room, view = state.room, state.view
        clue = None if view is None or view.cards is None else view.cards.clue
        faces = faces_of(state)
        teller = None if view is None else view.storyteller
        scene, page = self._paced.scene, self._page_for(room)
        return TelevisionProps(
            scene=scene,
            status=self._status_of(state, scene),
            question=question_of(state),
            missing=sum(person.awaited for person in television_people(state)),
            trouble=trouble_of(self._public.state, scene),
            clue="" if clue is None else clue.text,
            clue_kind="" if clue is None else clue.kind,
            teller="" if teller is None else faces.name(teller),
            teller_rabbit=0 if teller is None else faces.rabbit(teller),
            pile=0 if view is None or view.cards is None else view.cards.pile,
            discard=0 if view is None or view.cards is None else view.cards.discard,
            round_text="" if view is None else round_text(view),
            table_name="" if room is None else room.name,
            edition="" if room is None else name_of_the_game(room),
            about="" if room is None else sentence_of_the_game(room),
            addresses="\n".join(self._addresses()[:2]),
            page_address=page,
            page_square=square_of(page),
            code="" if room is None else room.code or "",
            needs_code=room is not None and room.needs_code,
            cloth=cloth_of(state),
        )

    def _status_of(self, state: ClientState, scene: Scene) -> str:
        """A guess is named alone until its result is shown."""
        guess = self.parts.poetry.props
        return guess.guess_words if guess.guessing else status_of(state, scene)

    def _page_for(self, room: Room | None) -> str:
        """The address for a browser, while browsers may join."""
        addresses = self._addresses() if room is not None and room.browsers else ()
        return page_address(addresses[0]) if addresses else ""

    @Slot(object, object)
    def _on_public(self, _old: ClientState, new: ClientState) -> None:
        """A pause, or somebody's absence, doesn't wait for the end of a reveal."""
        if trouble_of(new, self._paced.scene) != self.props.trouble:
            self.refresh()

    @Slot()
    def _on_hop(self) -> None:
        self.sounded.emit(Heard.HOP)

    @Slot()
    def allRevealed(self) -> None:
        """Everything about the round or the end is visible now; it stays long enough to be read."""
        self._paced.tell()

    def show_lists(self, state: ClientState) -> None:
        self.people.show(television_people(state))
        view = state.view
        if view is None:
            self.cards.show(())
            return
        self._show_round(state, view)
        self._show_track(state, view)

    def _show_round(self, state: ClientState, view: SeatView) -> None:
        language = self.language.code
        if view.history:
            self.round.show(summary_of(view.history[-1], state, self._gallery, language))
            self.pace.show(on_television(len(view.history[-1].table)))
        revealed = self._paced.scene in {Scene.ROUND, Scene.HEARTS, Scene.END}
        lying = () if revealed else lying_cards(state, self._gallery, language)
        self.cards.show(self.round.content.cards if revealed else lying)

    def _show_track(self, state: ClientState, view: SeatView) -> None:
        """The rabbits hop for the round that is revealed; otherwise they are at their scores."""
        telling = view.history and self._paced.scene in TELLING
        resting = resting_scores(state, view)
        before = scores_before(view.history[-1]) if telling else resting
        after = view.history[-1].scores if telling else resting
        self.track.show(before, after, faces_of(state), view.target_score)

    def offer(self, tables: Sequence[tuple[str, str, str]]) -> None:
        """Tables to choose from: game, name and edition."""
        self.choices.show(
            [TelevisionChoice(game, name, edition_name(edition)) for game, name, edition in tables]
        )

    @Slot(str)
    def choose(self, game: str) -> None:
        self.chosen.emit(game)


# Opens the table view as a window on the requested screen


class TableWindowFailed(RuntimeError):
    """The QML of the table view could not be loaded."""


def open_table_window(
    engine: QQmlEngine, table: Television, screen: QScreen | None = None, *, full: bool = True
) -> QWindow:
    """The caller owns the window; the model must live longer than the window."""
    component = QQmlComponent(engine, engine)
    component.loadFromModule("DixitQt", "TelevisionWindow")
    window = component.createWithInitialProperties({"table": table, "fullScreen": full})
    if not isinstance(window, QWindow):
        raise TableWindowFailed(component.errorString())
    if screen is not None:
        window.setScreen(screen)
        window.setPosition(screen.geometry().topLeft())
    window.setProperty("shown", True)
    return window


def screen_for_table(screens: list[QScreen], mine: QScreen | None) -> QScreen | None:
    """The first screen without the player's window; None if there is only one."""
    return next((screen for screen in screens if screen is not mine), None)
