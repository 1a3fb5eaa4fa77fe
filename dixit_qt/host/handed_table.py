"""A whole table on its way to another computer: what its next host needs to continue.

It travels as compressed msgpack like the journal, and the next host keeps it on disk in the same
form until the handover is complete.
"""

import hashlib
import zlib
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct, msgpack

from dixit_qt.decks.deck import CardInfo, Deck
from dixit_qt.host.journal import PersonEntry, Standing
from dixit_qt.rules.house.afterwards import SeatResult
from dixit_qt.wire.codes import BotStrength
from dixit_qt.wire.limits import GameId, Revision
from dixit_qt.wire.room import LovedPicture, SwitchValue

MOST_BYTES = 16 * 1024 * 1024
"""The largest accepted size of an unpacked table."""


class HandoverError(ValueError):
    """The data isn't a valid table."""


class DeckRecord(Struct, frozen=True):
    """A chosen deck, with enough facts to rebuild it on the next host from the pictures there."""

    id: str
    name: dict[str, str]
    author: str
    licence: str
    cards: tuple[CardInfo, ...]
    fingerprint: str


class Wish(Struct, frozen=True):
    """What a person has asked for and will get when the round is over."""

    person: int
    waits_for: int | None = None
    agreed: bool = False
    wants_a_chair: bool = False
    goes: bool = False
    sits_after: int | None = None


class HandedTable(Struct, frozen=True):
    """`journal` is empty in the lobby. Otherwise it contains the game so far."""

    game: GameId
    room: str
    next_host: int
    matches: Revision
    standing: Standing
    watchers: tuple[PersonEntry, ...]
    wishes: tuple[Wish, ...]
    last_id: int
    edition: str
    options: dict[str, SwitchValue]
    house: str
    decks: tuple[DeckRecord, ...]
    verses: str | None
    verses_hash: str
    first_storyteller: int | None
    seen_last: bool
    bots: BotStrength
    seen: tuple[str, ...]
    games: dict[int, dict[int, SeatResult]]
    names: dict[int, str]
    has_game: bool
    journal: bytes = b""
    loved: dict[int, tuple[LovedPicture, ...]] = {}

    @property
    def cards(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(card.id for deck in self.decks for card in deck.cards))

    @property
    def token_of_next_host(self) -> str:
        """The next host's own seat, which they keep."""
        people = (*self.standing.people, *self.watchers)
        return next((each.token for each in people if each.id == self.next_host), "")

    @property
    def journal_name(self) -> str:
        return f"{self.game}-{self.matches}"


_ENCODER = msgpack.Encoder()
_DECODER: msgpack.Decoder[HandedTable] = msgpack.Decoder(HandedTable)


def pack(handed: HandedTable) -> bytes:
    return zlib.compress(_ENCODER.encode(handed), 6)


def unpack(data: bytes) -> HandedTable:
    unpacking = zlib.decompressobj()
    try:
        plain = unpacking.decompress(data, MOST_BYTES)
        if not unpacking.eof:
            raise HandoverError("the table is not whole, or too big")
        return _DECODER.decode(plain)
    except (zlib.error, msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise HandoverError(f"not a table: {error}") from error


def digest_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def record_of(deck: Deck) -> DeckRecord:
    return DeckRecord(
        deck.id,
        dict(deck.name),
        deck.author,
        deck.licence,
        deck.cards,
        deck.fingerprint,
    )


def missing_decks(handed: HandedTable, own: Mapping[str, Deck]) -> tuple[Deck, ...]:
    """Decks that this computer doesn't have, or has in another version. Their folder isn't known
    yet."""
    return tuple(
        Deck(deck.id, deck.name, deck.author, deck.licence, Path(), deck.cards)
        for deck in handed.decks
        if deck.id not in own or own[deck.id].fingerprint != deck.fingerprint
    )
