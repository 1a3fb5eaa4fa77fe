"""The view model of the lobby: everybody sees everything, the host of the table changes it."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

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
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.screen import Screen
from dixit_qt.ui.base.view_model import list_of, sends
from dixit_qt.ui.lobby import lobby_rows
from dixit_qt.ui.lobby.house_rows import edition_in_force
from dixit_qt.wire import messages as m
from dixit_qt.wire.checks.room_codes import fresh_code
from dixit_qt.wire.codes import BotStrength, Stage

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
    browsers: bool = False
    """Whether the door for browsers is open."""
    my_name: str = ""
    my_rabbit: int = 0
    edition_facts: str = ""
    edition_picture: str = ""
    other_language: str = ""
    """That verses, or the clues of bots, come in another language than this window's."""
    page_address: str = ""
    page_square: str = ""


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
        edition_facts=edition_facts(room.edition),
        edition_picture=edition_picture(room.edition),
        teams=edition.family.in_teams,
        admin=state.is_admin,
        seated=state.seat is not None,
        can_sit=gathering and state.seat is None and free,
        can_add_bot=gathering and state.is_admin and free,
        can_start=gathering and state.is_admin and not _obstacle(state),
        obstacle=_obstacle(state),
        needs_code=room.needs_code,
        code=room.code or "",
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


class Lobby(Screen):
    seen_on = ("lobby", "menu")
    props = Props()
    seats = list_of(lobby_rows.SeatRow)
    watchers = list_of(lobby_rows.WatcherRow)
    kicked = list_of(lobby_rows.KickedRow)
    decks = list_of(lobby_rows.DeckRow)
    verses = list_of(lobby_rows.VersesRow)
    editions = list_of(EditionRow)
    strengths = list_of(lobby_rows.StrengthRow)
    timers = list_of(lobby_rows.TimerRow)
    addresses = list_of(Row)
    left = Signal()
    renamed = Signal(str)

    def __init__(self, feed: Feed, language: Language, parent: QObject | None = None) -> None:
        super().__init__(feed, language, parent)
        self._page = ""

    def derive(self, state: ClientState) -> Props:
        other = lobby_rows.other_language(state.room, self.language.code)
        page, square = self._page, square_of(self._page)
        return replace(
            derive_props(state), other_language=other, page_address=page, page_square=square
        )

    def show_lists(self, state: ClientState) -> None:
        room = state.room
        self.seats.show(lobby_rows.seat_rows(state))
        self.watchers.show(lobby_rows.watcher_rows(state))
        self.kicked.show(lobby_rows.kicked_rows(state))
        self.decks.show(lobby_rows.deck_rows(room, self.language.code))
        self.verses.show(lobby_rows.verses_rows(room))
        self.editions.show(edition_rows("" if room is None else room.edition))
        self.timers.show(lobby_rows.timer_rows(room))
        self.strengths.show(lobby_rows.strength_rows(room))

    def show_addresses(self, addresses: Sequence[str]) -> None:
        """Where this table can be reached; only the host's program knows."""
        self.addresses.show([Row(address) for address in addresses])
        self._page = page_address(addresses[0]) if addresses else ""
        self.refresh()

    # What anybody does

    sit = sends(m.TakeSeat)
    standUp = sends(m.LeaveSeat)
    setRabbit = sends(m.SetRabbit, int)

    @Slot(str)
    def rename(self, name: str) -> None:
        """At this table and from now on."""
        self.renamed.emit(name)

    @Slot()
    def leave(self) -> None:
        self.left.emit()

    # What the host of the table does

    setEdition = sends(m.SetEdition, str)

    @Slot(str)
    def toggleDeck(self, deck: str) -> None:
        chosen = () if self.feed.state.room is None else self.feed.state.room.chosen_decks
        others = tuple(each for each in chosen if each != deck)
        self.feed.send(m.SetDecks(others if deck in chosen else (*chosen, deck)))

    setVerses = sends(m.SetVerses, str)

    @Slot(str, int)
    def changeTimer(self, timer: str, step: int) -> None:
        room = self.feed.state.room
        if room is None:
            return
        time = lobby_rows.next_time(getattr(room.timers, timer), step)
        self.feed.send(m.SetTimers(msgspec.structs.replace(room.timers, **{timer: time})))

    setBots = sends(lambda strength: m.SetBots(BotStrength(strength)), str)

    @Slot(bool)
    def askForCode(self, asked: bool) -> None:
        """Two words, easily said across the room."""
        code = fresh_code(self.language.code, secrets.randbelow) if asked else None
        self.feed.send(m.SetCode(code))

    letBrowsersIn = sends(m.SetBrowsers, bool)
    addBot = sends(m.AddBot)
    kick = sends(m.Kick, int)
    letIn = sends(m.LetIn, int)

    @Slot(int, int)
    def move(self, person: int, place: int) -> None:
        room = self.feed.state.room
        if room is not None and 0 <= place < len(room.seats):
            self.feed.send(m.Move(person, place))

    start = sends(m.Start)
