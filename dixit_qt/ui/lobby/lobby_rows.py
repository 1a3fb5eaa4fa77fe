"""The rows of the lobby's lists, derived from the room."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.languages import LANGUAGES, in_language
from dixit_qt.rules.model import Family, partner_of
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.game.status import fill
from dixit_qt.ui.lobby.house_rows import edition_of
from dixit_qt.wire.codes import Keeper
from dixit_qt.wire.room import Room

translate = QCoreApplication.translate

TIMES = (None, 30, 60, 90, 120, 180, 300)


@dataclass(frozen=True, slots=True)
class SeatRow(Row):
    """`team` is -1 where there are none; `team_rabbit` lends it its colour."""

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
    """In Team two sit opposite each other, as soon as the table is even."""
    count = len(room.seats)
    if not edition_of(room).family.in_teams or count % 2:
        return None
    return partner_of(place, count)


def kicked_rows(state: ClientState) -> list[KickedRow]:
    """For those who may let them in again."""
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
        "gentle": translate("Lobby", "Gentle"),
        "usual": translate("Lobby", "Good"),
        "sharp": translate("Lobby", "Sharp"),
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
    """One of `TIMES`, the given number of steps further."""
    place = max(i for i, time in enumerate(TIMES) if (time or 0) <= (seconds or 0))
    return TIMES[min(max(place + step, 0), len(TIMES) - 1)]


def other_language(room: Room | None, own: str) -> str:
    """That verses, or the clues of bots, come in another language than this window's."""
    if room is None:
        return ""
    if edition_of(room).family.has_verses:
        words = translate("Lobby", "The verses are in another language: %1.")
        spoken = next((v.language for v in room.verses if v.id == room.chosen_verses), None)
    else:
        words = translate("Lobby", "The bots give their clues in another language: %1.")
        spoken = room.language if any(seat.is_bot for seat in room.seats) else None
    if spoken is None or spoken == own:
        return ""
    return fill(words, LANGUAGES.get(spoken, spoken))
