"""A game as a file: its set-up and everything that was accepted, in order.

The file begins with MAGIC and the version. Each record is four bytes of length, four of CRC-32 and
the msgpack of one entry. Reading stops at an incomplete or damaged record: everything before it is
a game that can be resumed.
"""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from msgspec import Struct, msgpack

from dixit_qt.rules.actions import Action, TableAction
from dixit_qt.rules.engine import apply, new_game
from dixit_qt.rules.house.afterwards import SeatResult
from dixit_qt.rules.model import Cards
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.rules.state import GameState
from dixit_qt.wire.codes import BotStrength
from dixit_qt.wire.limits import GameId, Revision
from dixit_qt.wire.room import LovedPicture, SwitchValue, Timers

MAGIC = b"DixitQtJ"
VERSION = 3
MAX_RECORD = 1024 * 1024
_HEADER = 8
_PREFIX = MAGIC + VERSION.to_bytes(2, "big")


class JournalError(ValueError):
    """The file isn't a game that this program can resume."""


class OtherVersionError(JournalError):
    """A journal in another version of the format."""


class PersonEntry(Struct, frozen=True):
    id: int
    name: str
    rabbit: int
    token: str
    is_bot: bool
    stand_in: bool
    is_gone: bool = False
    chose: int = 0
    is_table: bool = False
    goes: bool = False
    has_left: bool = False
    plays_for: int | None = None
    instead_of: str = ""


class KickedEntry(Struct, frozen=True):
    person: int
    name: str
    token: str
    address: str


class Standing(Struct, frozen=True, tag="standing"):
    """Everything about the table that can change during a game apart from the moves. A new record
    replaces the one before."""

    people: tuple[PersonEntry, ...]
    admin: int | None
    code: str | None
    timers: Timers
    browsers: bool = True
    paused_by: int | None = None
    ends_after_round: bool = False
    kicked: tuple[KickedEntry, ...] = ()
    host_decides: bool = False
    reactions: bool = True


class EveningEntry(Struct, frozen=True):
    """The evening before this game: every person's result in each finished game, their names, the
    pictures that were on the table, and the ones that got hearts."""

    games: dict[int, dict[int, SeatResult]] = {}
    names: dict[int, str] = {}
    seen: tuple[str, ...] = ()
    loved: dict[int, tuple[LovedPicture, ...]] = {}


class Opening(Struct, frozen=True, tag="opening"):
    """`game` and `match` become the file's name, so their types limit them."""

    program: str
    game: GameId
    room: str
    match: Revision
    edition: str
    options: dict[str, SwitchValue]
    decks: tuple[str, ...]
    verses: str | None
    pictures: tuple[str, ...]
    lines: tuple[int, ...]
    endings: tuple[int, ...]
    seed: int
    standing: Standing
    storyteller: int | None = None
    grace: bool = False
    house: str = ""
    seen: tuple[str, ...] = ()
    evening: EveningEntry | None = None
    seen_last: bool = True
    bots: BotStrength = BotStrength.USUAL


class Acted(Struct, frozen=True, tag="acted"):
    """A move of a seat, or of the table if `seat` is None."""

    seat: int | None
    action: Action | TableAction


class BrokenOff(Struct, frozen=True, tag="broken_off"):
    """The game was ended early. It can still be resumed."""


class HandedOver(Struct, frozen=True, tag="handed_over"):
    """The last entry: the game is now at this person's computer. An empty address means the address
    of this host."""

    person: int
    address: str
    port: int


class PutAway(Struct, frozen=True, tag="put_away"):
    """Everybody has seen the result and returned to the lobby."""


Entry = Opening | Acted | Standing | BrokenOff | HandedOver | PutAway
_DECODER: msgpack.Decoder[Entry] = msgpack.Decoder(Entry)
_ENCODER = msgpack.Encoder()


@dataclass(frozen=True, slots=True)
class SavedGame:
    """The content of a journal. `length` counts the valid bytes; `fault` says why the rest, from
    entry number `damaged`, is ignored."""

    opening: Opening
    standing: Standing
    state: GameState
    accepted: int = 0
    broken_off: bool = False
    put_away: bool = False
    length: int = 0
    fault: str = ""
    damaged: int = 0
    handed_over: HandedOver | None = None

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    @property
    def can_go_on(self) -> bool:
        """True also for a finished game whose result some players hadn't seen when the host
        stopped. Older journals don't record that, so their results count as seen."""
        if self.handed_over is not None:
            return False
        return not self.is_over or not (self.put_away or self.opening.evening is None)

    @property
    def is_wanted(self) -> bool:
        """The game was neither finished, broken off nor handed over."""
        return not (self.is_over or self.broken_off or self.handed_over)


def begin(opening: Opening) -> bytes:
    return _PREFIX + record(opening)


def record(entry: Entry) -> bytes:
    payload = _ENCODER.encode(entry)
    return len(payload).to_bytes(4, "big") + zlib.crc32(payload).to_bytes(4, "big") + payload


def read(data: bytes, most_entries: int | None = None) -> SavedGame:
    """Replay every entry. `most_entries` limits the work for a journal that came from a
    stranger."""
    _check_prefix(data)
    game = whole = None
    entries = 0
    for number, (entry, end) in enumerate(_entries(data), start=1):
        if number - 1 == most_entries:
            raise JournalError(f"there are more than {most_entries} entries")
        game = _replay(game, entry, end)
        if game is None:
            break
        if len(game.standing.people) == game.state.seats:
            whole, entries = game, number
    game = whole
    if game is None:
        raise JournalError("the journal has no beginning")
    if game.length == len(data):
        return game
    lost = len(data) - game.length
    fault = f"entry {entries + 1} of the journal is damaged: {lost} bytes from there on are cut"
    return replace(game, fault=fault, damaged=entries + 1)


def _check_prefix(data: bytes) -> None:
    if not data.startswith(MAGIC):
        raise JournalError("this is not a journal of Dixit Qt")
    version = int.from_bytes(data[len(MAGIC) : len(_PREFIX)], "big")
    if len(data) >= len(_PREFIX) and version != VERSION:
        raise OtherVersionError(
            f"the journal is of version {version}, this program reads {VERSION}"
        )


def _entries(data: bytes) -> Iterator[tuple[Entry, int]]:
    """The readable entries, each with the offset where it ends."""
    start = len(_PREFIX)
    while len(data) >= start + _HEADER:
        length = int.from_bytes(data[start : start + 4], "big")
        crc = int.from_bytes(data[start + 4 : start + _HEADER], "big")
        end = start + _HEADER + length
        payload = data[start + _HEADER : end]
        if length > MAX_RECORD or len(payload) < length or zlib.crc32(payload) != crc:
            return
        try:
            entry = _DECODER.decode(payload)
        except (ValueError, RecursionError):
            return
        yield entry, end
        start = end


def _replay(game: SavedGame | None, entry: Entry, end: int) -> SavedGame | None:
    """The game after one more entry. None if the entry makes no sense there."""
    if game is None:
        return _opened(entry, end) if isinstance(entry, Opening) else None
    if game.handed_over is not None or isinstance(entry, Opening):
        return None
    if isinstance(entry, Acted):
        return _acted(game, entry, end)
    return replace(game, **_noted(entry), length=end)


def _noted(entry: Standing | BrokenOff | PutAway | HandedOver) -> dict[str, Any]:
    match entry:
        case Standing():
            return {"standing": entry}
        case BrokenOff():
            return {"broken_off": True}
        case PutAway():
            return {"put_away": True}
    return {"handed_over": entry}


def _acted(game: SavedGame, entry: Acted, end: int) -> SavedGame | None:
    try:
        state = apply(game.state, entry.seat, entry.action)
    except RuleViolation:
        return None
    accepted = game.accepted + 1
    return replace(game, state=state, accepted=accepted, broken_off=False, length=end)


def _opened(opening: Opening, end: int) -> SavedGame | None:
    try:
        return _open(opening, end)
    except RuleViolation:
        return None


def _open(opening: Opening, end: int) -> SavedGame:
    seen = frozenset(opening.seen)
    state = new_game(
        opening.edition,
        len(opening.standing.people),
        Cards(opening.pictures, opening.lines, opening.endings, seen),
        opening.seed,
        opening.options,
        storyteller=opening.storyteller,
        grace=opening.grace,
    )
    return SavedGame(opening, opening.standing, state, length=end)
