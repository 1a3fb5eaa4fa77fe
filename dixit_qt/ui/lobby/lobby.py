"""The view model of the lobby: everybody sees everything, the host can change it."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from dixit_qt.client.state import ClientState, Status
from dixit_qt.languages import LANGUAGES, in_language
from dixit_qt.rules.model import Family, partner_of
from dixit_qt.ui.base.addresses import page_address, square_of
from dixit_qt.ui.base.code_sentences import refusal_sentence
from dixit_qt.ui.base.editions import (
    EditionRow,
    edition_facts,
    edition_of,
    edition_picture,
    edition_rows,
)
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.view_model import list_of, sends
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.lobby.house_rules import (
    edition_in_force,
    name_of_the_game,
    sentence_of_the_game,
)
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import BotStrength, Keeper, Stage
from dixit_qt.wire.room import Room, SeatInfo
from dixit_qt.wire.text import fresh_code

translate = QCoreApplication.translate

TIMES = (None, 30, 60, 90, 120, 180, 300)


@dataclass(frozen=True, slots=True)
class SeatRow(Row):
    """`team` is -1 without teams; `team_rabbit` gives the team its colour."""

    person: int
    place: int
    name: str
    rabbit: int
    me: bool
    bot: bool
    absent: bool
    admin: bool
    team: int
    team_rabbit: int
    partner: str


@dataclass(frozen=True, slots=True)
class WatcherRow(Row):
    person: int
    name: str
    screen: bool
    me: bool


@dataclass(frozen=True, slots=True)
class KickedRow(Row):
    person: int
    name: str


@dataclass(frozen=True, slots=True)
class DeckRow(Row):
    name: str
    cards: int
    chosen: bool


@dataclass(frozen=True, slots=True)
class StrengthRow(Row):
    name: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class VersesRow(Row):
    name: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class TimerRow(Row):
    name: str
    time: str
    first: bool
    last: bool


def seat_rows(state: ClientState) -> list[SeatRow]:
    room = state.room
    if room is None:
        return []
    return [_seat_row(state, room, place) for place in range(len(room.seats))]


def _seat_row(state: ClientState, room: Room, place: int) -> SeatRow:
    seat = room.seats[place]
    partner = partner_in(room, place)
    return SeatRow(
        key=str(seat.person),
        person=seat.person,
        place=place,
        name=seat.name,
        rabbit=seat.rabbit,
        me=seat.person == state.person,
        bot=seat.is_bot,
        absent=seat.keeper is Keeper.ABSENT,
        admin=seat.person in room.admins,
        team=-1 if partner is None else place % (len(room.seats) // 2),
        team_rabbit=room.seats[place if partner is None else min(place, partner)].rabbit,
        partner="" if partner is None else room.seats[partner].name,
    )


def partner_in(room: Room, place: int) -> int | None:
    """In Team, partners sit opposite each other as soon as the number of seats is even."""
    count = len(room.seats)
    if not edition_of(room).family.in_teams or count % 2:
        return None
    return partner_of(place, count)


def kicked_rows(state: ClientState) -> list[KickedRow]:
    """Empty for players who can't let the others in again."""
    kicked = () if state.room is None or not state.is_admin else state.room.kicked
    return [KickedRow(str(each.person), each.person, each.name) for each in kicked]


def watcher_rows(state: ClientState) -> list[WatcherRow]:
    watchers = () if state.room is None else state.room.watchers
    return [
        WatcherRow(str(w.person), w.person, w.name, w.is_table, w.person == state.person)
        for w in watchers
    ]


def deck_rows(room: Room | None, language: str) -> list[DeckRow]:
    if room is None:
        return []
    return [
        DeckRow(
            deck.id,
            in_language(deck.name, language, ""),
            deck.cards,
            deck.id in room.chosen_decks,
        )
        for deck in room.decks
    ]


def verses_rows(room: Room | None) -> list[VersesRow]:
    if room is None or not edition_of(room).family.has_verses:
        return []
    return [VersesRow(v.id, v.name, v.id == room.chosen_verses) for v in room.verses]


def strength_rows(room: Room | None) -> list[StrengthRow]:
    words = {
        "gentle": translate("Lobby", "Easy"),
        "usual": translate("Lobby", "Medium"),
        "sharp": translate("Lobby", "Hard"),
    }
    chosen = "" if room is None else room.bots
    return [StrengthRow(key, name, key == chosen) for key, name in words.items()]


def timer_names(family: Family) -> tuple[str, ...]:
    return ("poetry",) if family.in_turns else ("clue", "give", "vote")


def timer_rows(room: Room | None) -> list[TimerRow]:
    if room is None:
        return []
    words = {
        "clue": translate("Lobby", "For the clue"),
        "give": translate("Lobby", "For giving a card"),
        "vote": translate("Lobby", "For voting"),
        "poetry": translate("Lobby", "For each move"),
    }
    names = timer_names(edition_of(room).family)
    return [
        TimerRow(
            name,
            words[name],
            time_words(getattr(room.timers, name)),
            getattr(room.timers, name) is None,
            (getattr(room.timers, name) or 0) >= (TIMES[-1] or 0),
        )
        for name in names
    ]


def time_words(seconds: int | None) -> str:
    if seconds is None:
        return translate("Lobby", "no limit")
    if seconds % 60:
        return translate("Lobby", "%n second(s)", None, seconds)
    return translate("Lobby", "%n minute(s)", None, seconds // 60)


def next_time(seconds: int | None, step: int) -> int | None:
    """The value in `TIMES` that is the given number of steps further."""
    place = max(i for i, time in enumerate(TIMES) if (time or 0) <= (seconds or 0))
    return TIMES[min(max(place + step, 0), len(TIMES) - 1)]


def other_language(room: Room | None, own: str) -> str:
    """A warning that the verses or the bots' clues are in another language than this window."""
    if room is None:
        return ""
    if edition_of(room).family.has_verses:
        words = translate("Lobby", "The verses are in another language: %1.")
        spoken = next((v.language for v in room.verses if v.id == room.chosen_verses), None)
    else:
        words = translate("Lobby", "The bots give their clues in another language: %1.")
        spoken = room.language if _has_bots(room) else None
    if spoken is None or spoken == own:
        return ""
    return fill(words, LANGUAGES.get(spoken, spoken))


def facts_of(room: Room | None, language: str) -> str:
    """The decks, the bots and the time limits, for guests, who can't change them."""
    if room is None:
        return ""
    decks = ", ".join(row.name for row in deck_rows(room, language) if row.chosen)
    bots = next((row.name for row in strength_rows(room) if row.chosen), "")
    times = [f"{row.name}: {row.time}" for row in timer_rows(room) if not row.first]
    lines = (
        fill(translate("Lobby", "Decks: %1"), decks) if decks else "",
        fill(translate("Lobby", "Bots: %1"), bots.lower()) if _has_bots(room) else "",
        *times,
    )
    return "\n".join(filter(None, lines))


def _has_bots(room: Room) -> bool:
    return any(seat.is_bot for seat in room.seats)


@dataclass(frozen=True, slots=True)
class Props:
    name: str = ""
    edition: str = ""
    edition_name: str = ""
    edition_sentence: str = ""
    teams: bool = False
    admin: bool = False
    seated: bool = False
    my_place: int = 0
    free_seats: int = 0
    can_sit: bool = False
    can_add_bot: bool = False
    spare_bots: int = 0
    """How many bots are too many for this edition."""
    can_start: bool = False
    obstacle: str = ""
    needs_code: bool = False
    code: str = ""
    code_is_guessed: bool = False
    browsers: bool = False
    """Whether people can join with a browser."""
    reactions: bool = False
    my_name: str = ""
    my_rabbit: int = 0
    edition_facts: str = ""
    edition_picture: str = ""
    other_language: str = ""
    """A warning that the verses or the bots' clues are in another language than this window."""
    page_address: str = ""
    page_square: str = ""
    facts: str = ""
    """What a guest may want to know of the host's other settings, a line each."""


def derive_props(state: ClientState) -> Props:
    room = state.room
    if room is None:
        return Props()
    edition = edition_in_force(room)
    free = max(0, edition.sizes[-1] - len(room.seats))
    gathering = room.stage is Stage.GATHERING
    return Props(
        name=room.name,
        edition=room.edition,
        edition_name=name_of_the_game(room),
        edition_sentence=sentence_of_the_game(room),
        edition_facts=edition_facts(room.edition),
        edition_picture=edition_picture(room.edition),
        teams=edition.family.in_teams,
        admin=state.is_admin,
        seated=state.seat is not None,
        my_place=state.seat or 0,
        free_seats=free if gathering else 0,
        can_sit=gathering and state.seat is None and free > 0,
        can_add_bot=gathering and state.is_admin and free > 0,
        spare_bots=len(_spare_bots(room)) if gathering and state.is_admin else 0,
        can_start=gathering and state.is_admin and not _obstacle(state),
        obstacle=_obstacle(state),
        needs_code=room.needs_code,
        code=room.code or "",
        code_is_guessed=room.code_is_guessed,
        browsers=room.browsers,
        reactions=room.reactions,
        my_name="" if state.seat is None else room.seats[state.seat].name,
        my_rabbit=0 if state.seat is None else room.seats[state.seat].rabbit,
    )


def _spare_bots(room: Room) -> list[SeatInfo]:
    """The bots that have to go before the game can start, the latest first."""
    too_many = len(room.seats) - edition_in_force(room).sizes[-1]
    bots = [seat for seat in room.seats if seat.is_bot]
    bots.sort(key=lambda seat: seat.person, reverse=True)
    return bots[: max(0, too_many)]


def _obstacle(state: ClientState) -> str:
    if state.status is not Status.JOINED:
        return translate("Lobby", "Finding this table's address…")
    if state.room is None or not state.room.obstacles:
        return ""
    first = state.room.obstacles[0]
    return refusal_sentence(first.code, first.facts)


class Lobby(Screen):
    seen_on = ("lobby", "table")
    props = Props()
    seats = list_of(SeatRow)
    watchers = list_of(WatcherRow)
    kicked = list_of(KickedRow)
    decks = list_of(DeckRow)
    verses = list_of(VersesRow)
    editions = list_of(EditionRow)
    strengths = list_of(StrengthRow)
    timers = list_of(TimerRow)
    addresses = list_of(Row)
    left = Signal()
    renamed = Signal(str)

    def __init__(self, feed: Feed, language: Language, parent: QObject | None = None) -> None:
        super().__init__(feed, language, parent)
        self._page = ""

    def derive(self, state: ClientState) -> Props:
        other = other_language(state.room, self.language.code)
        page, square = self._page, square_of(self._page)
        return replace(
            derive_props(state),
            other_language=other,
            page_address=page,
            page_square=square,
            facts=facts_of(state.room, self.language.code),
        )

    def show_lists(self, state: ClientState) -> None:
        room = state.room
        self.seats.show(seat_rows(state))
        self.watchers.show(watcher_rows(state))
        self.kicked.show(kicked_rows(state))
        self.decks.show(deck_rows(room, self.language.code))
        self.verses.show(verses_rows(room))
        self.editions.show(
            edition_rows() if room is None else edition_rows(room.edition, len(room.seats))
        )
        self.timers.show(timer_rows(room))
        self.strengths.show(strength_rows(room))

    def show_addresses(self, addresses: Sequence[str]) -> None:
        """Where this table can be reached: all addresses of an own table, or the one at which a
        guest has joined."""
        self.addresses.show([Row(address) for address in addresses])
        self._page = page_address(addresses[0]) if addresses else ""
        self.refresh()

    # What anybody can do

    sit = sends(m.TakeSeat)
    standUp = sends(m.LeaveSeat)
    setRabbit = sends(m.SetRabbit, int)

    @Slot(str)
    def rename(self, name: str) -> None:
        """Rename the player at this table and for later."""
        self.renamed.emit(name)

    @Slot()
    def leave(self) -> None:
        self.left.emit()

    # What the host can do

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
        time = next_time(getattr(room.timers, timer), step)
        self.feed.send(m.SetTimers(msgspec.structs.replace(room.timers, **{timer: time})))

    setBots = sends(lambda strength: m.SetBots(BotStrength(strength)), str)

    @Slot(bool)
    def askForCode(self, asked: bool) -> None:
        """The code is two words that are easy to say aloud."""
        code = fresh_code(self.language.code, secrets.randbelow) if asked else None
        self.feed.send(m.SetCode(code))

    letBrowsersIn = sends(m.SetBrowsers, bool)
    letReact = sends(m.SetReactions, bool)
    addBot = sends(m.AddBot)
    kick = sends(m.Kick, int)

    @Slot()
    def removeSpareBots(self) -> None:
        room = self.feed.state.room
        for seat in () if room is None else _spare_bots(room):
            self.feed.send(m.Kick(seat.person))

    letIn = sends(m.LetIn, int)

    @Slot(int, int)
    def move(self, person: int, place: int) -> None:
        room = self.feed.state.room
        if room is not None and 0 <= place < len(room.seats):
            self.feed.send(m.Move(person, place))

    start = sends(m.Start)
