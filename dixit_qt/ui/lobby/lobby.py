"""The view model of the lobby: everybody sees everything, the host of the table changes it."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt.client.state import ClientState, Status
from dixit_qt.ui.base.code_sentences import refusal_sentence
from dixit_qt.ui.base.edition_rows import (
    EditionRow,
    edition_facts,
    edition_picture,
    edition_rows,
)
from dixit_qt.ui.base.edition_words import edition_name, edition_sentence
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.page_address import page_address, square_of
from dixit_qt.ui.base.rows import Row, RowModel
from dixit_qt.ui.base.screen import Screen
from dixit_qt.ui.lobby import lobby_rows
from dixit_qt.ui.lobby.house_rows import edition_in_force
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import BotStrength, Stage
from dixit_qt.wire.text import fresh_code

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Props:
    name: str = ""
    edition: str = ""
    edition_name: str = ""
    edition_sentence: str = ""
    teams: bool = False
    admin: bool = False
    seated: bool = False
    can_sit: bool = False
    can_add_bot: bool = False
    can_start: bool = False
    obstacle: str = ""
    needs_code: bool = False
    code: str = ""
    code_is_guessed: bool = False
    browsers: bool = False
    my_name: str = ""
    my_rabbit: int = 0


def derive_props(state: ClientState) -> Props:
    room = state.room
    if room is None:
        return Props()
    edition = edition_in_force(room)
    free = len(room.seats) < edition.sizes[-1]
    gathering = room.stage is Stage.GATHERING
    return Props(
        name=room.name,
        edition=room.edition,
        edition_name=edition_name(room.edition),
        edition_sentence=edition_sentence(room.edition),
        teams=edition.family.in_teams,
        admin=state.is_admin,
        seated=state.seat is not None,
        can_sit=gathering and state.seat is None and free,
        can_add_bot=gathering and state.is_admin and free,
        can_start=gathering and state.is_admin and not _obstacle(state),
        obstacle=_obstacle(state),
        needs_code=room.needs_code,
        code=room.code or "",
        code_is_guessed=room.code_is_guessed,
        browsers=room.browsers,
        my_name="" if state.seat is None else room.seats[state.seat].name,
        my_rabbit=0 if state.seat is None else room.seats[state.seat].rabbit,
    )


def _obstacle(state: ClientState) -> str:
    if state.status is not Status.JOINED:
        return translate("Lobby", "The way to the table is being looked for…")
    if state.room is None or not state.room.obstacles:
        return ""
    first = state.room.obstacles[0]
    return refusal_sentence(first.code, first.facts)


@QmlElement
class Lobby(Screen):
    changed = Signal()
    left = Signal()
    renamed = Signal(str)

    def __init__(self, feed: Feed, language: Language, parent: QObject | None = None) -> None:
        super().__init__(feed, language, parent)
        self._seats = RowModel(lobby_rows.SeatRow)
        self._watchers = RowModel(lobby_rows.WatcherRow)
        self._kicked = RowModel(lobby_rows.KickedRow)
        self._decks = RowModel(lobby_rows.DeckRow)
        self._verses = RowModel(lobby_rows.VersesRow)
        self._editions = RowModel(EditionRow)
        self._timers = RowModel(lobby_rows.TimerRow)
        self._strengths = RowModel(lobby_rows.StrengthRow)
        self._addresses = RowModel(Row)
        self._page = ""
        self.begin()

    def derive(self, state: ClientState) -> Props:
        return derive_props(state)

    def show_lists(self, state: ClientState) -> None:
        room = state.room
        self._seats.show(lobby_rows.seat_rows(state))
        self._watchers.show(lobby_rows.watcher_rows(state))
        self._kicked.show(lobby_rows.kicked_rows(state))
        self._decks.show(lobby_rows.deck_rows(room, self.language.code))
        self._verses.show(lobby_rows.verses_rows(room))
        self._editions.show(edition_rows("" if room is None else room.edition))
        self._timers.show(lobby_rows.timer_rows(room))
        self._strengths.show(lobby_rows.strength_rows(room))

    def show_addresses(self, addresses: Sequence[str]) -> None:
        """Where this table can be reached; only the host's program knows."""
        self._addresses.show([Row(address) for address in addresses])
        self._page = page_address(addresses[0]) if addresses else ""
        self.changed.emit()

    # What QML reads

    @Property(QObject, constant=True)
    def seats(self) -> RowModel:
        return self._seats

    @Property(QObject, constant=True)
    def watchers(self) -> RowModel:
        return self._watchers

    @Property(QObject, constant=True)
    def kicked(self) -> RowModel:
        return self._kicked

    @Property(QObject, constant=True)
    def decks(self) -> RowModel:
        return self._decks

    @Property(QObject, constant=True)
    def verses(self) -> RowModel:
        return self._verses

    @Property(QObject, constant=True)
    def editions(self) -> RowModel:
        return self._editions

    @Property(QObject, constant=True)
    def strengths(self) -> RowModel:
        return self._strengths

    @Property(QObject, constant=True)
    def timers(self) -> RowModel:
        return self._timers

    @Property(QObject, constant=True)
    def addresses(self) -> RowModel:
        return self._addresses

    @Property(bool, notify=changed)
    def browsers(self) -> bool:
        """Whether the door for browsers is open."""
        return self.props.browsers

    @Property(str, notify=changed)
    def pageAddress(self) -> str:
        return self._page

    @Property(str, notify=changed)
    def pageSquare(self) -> str:
        return square_of(self._page)

    @Property(str, notify=changed)
    def name(self) -> str:
        return self.props.name

    @Property(str, notify=changed)
    def edition(self) -> str:
        return self.props.edition

    @Property(str, notify=changed)
    def editionName(self) -> str:
        return self.props.edition_name

    @Property(str, notify=changed)
    def editionSentence(self) -> str:
        return self.props.edition_sentence

    @Property(str, notify=changed)
    def editionFacts(self) -> str:
        return edition_facts(self.props.edition)

    @Property(str, notify=changed)
    def editionPicture(self) -> str:
        return edition_picture(self.props.edition)

    @Property(bool, notify=changed)
    def teams(self) -> bool:
        return self.props.teams

    @Property(bool, notify=changed)
    def admin(self) -> bool:
        return self.props.admin

    @Property(bool, notify=changed)
    def seated(self) -> bool:
        return self.props.seated

    @Property(bool, notify=changed)
    def canSit(self) -> bool:
        return self.props.can_sit

    @Property(bool, notify=changed)
    def canAddBot(self) -> bool:
        return self.props.can_add_bot

    @Property(bool, notify=changed)
    def canStart(self) -> bool:
        return self.props.can_start

    @Property(str, notify=changed)
    def obstacle(self) -> str:
        return self.props.obstacle

    @Property(bool, notify=changed)
    def needsCode(self) -> bool:
        return self.props.needs_code

    @Property(str, notify=changed)
    def code(self) -> str:
        return self.props.code

    @Property(bool, notify=changed)
    def codeIsGuessed(self) -> bool:
        return self.props.code_is_guessed

    @Property(int, notify=changed)
    def myRabbit(self) -> int:
        return self.props.my_rabbit

    @Property(str, notify=changed)
    def myName(self) -> str:
        return self.props.my_name

    @Property(str, notify=changed)
    def otherLanguage(self) -> str:
        """That verses, or the clues of bots, come in another language than this window's."""
        return lobby_rows.other_language(self.feed.state.room, self.language.code)

    # What anybody does

    @Slot()
    def sit(self) -> None:
        self.feed.send(m.TakeSeat())

    @Slot()
    def standUp(self) -> None:
        self.feed.send(m.LeaveSeat())

    @Slot(int)
    def setRabbit(self, rabbit: int) -> None:
        self.feed.send(m.SetRabbit(rabbit))

    @Slot(str)
    def rename(self, name: str) -> None:
        """At this table and from now on."""
        self.renamed.emit(name)

    @Slot()
    def leave(self) -> None:
        self.left.emit()

    # What the host of the table does

    @Slot(str)
    def setEdition(self, edition: str) -> None:
        self.feed.send(m.SetEdition(edition))

    @Slot(str)
    def toggleDeck(self, deck: str) -> None:
        chosen = () if self.feed.state.room is None else self.feed.state.room.chosen_decks
        others = tuple(each for each in chosen if each != deck)
        self.feed.send(m.SetDecks(others if deck in chosen else (*chosen, deck)))

    @Slot(str)
    def setVerses(self, verses: str) -> None:
        self.feed.send(m.SetVerses(verses))

    @Slot(str, int)
    def changeTimer(self, timer: str, step: int) -> None:
        room = self.feed.state.room
        if room is None:
            return
        time = lobby_rows.next_time(getattr(room.timers, timer), step)
        self.feed.send(m.SetTimers(msgspec.structs.replace(room.timers, **{timer: time})))

    @Slot(str)
    def setBots(self, strength: str) -> None:
        self.feed.send(m.SetBots(BotStrength(strength)))

    @Slot(bool)
    def askForCode(self, asked: bool) -> None:
        """Two words, easily said across the room."""
        code = fresh_code(self.language.code, secrets.randbelow) if asked else None
        self.feed.send(m.SetCode(code))

    @Slot(bool)
    def letBrowsersIn(self, welcome: bool) -> None:
        self.feed.send(m.SetBrowsers(welcome))

    @Slot()
    def addBot(self) -> None:
        self.feed.send(m.AddBot())

    @Slot(int)
    def kick(self, person: int) -> None:
        self.feed.send(m.Kick(person))

    @Slot(int)
    def letIn(self, person: int) -> None:
        self.feed.send(m.LetIn(person))

    @Slot(int, int)
    def move(self, person: int, place: int) -> None:
        room = self.feed.state.room
        if room is not None and 0 <= place < len(room.seats):
            self.feed.send(m.Move(person, place))

    @Slot()
    def start(self) -> None:
        self.feed.send(m.Start())
