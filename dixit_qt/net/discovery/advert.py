"""What a host announces about its table, and how that fits into a TXT record."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from dixit_qt import __version__
from dixit_qt.rules.editions import edition_with
from dixit_qt.rules.model import MAX_SEATS
from dixit_qt.wire.codes import Keeper, Stage
from dixit_qt.wire.limits import PROTOCOL_VERSION, GameId, Version
from dixit_qt.wire.room import Room

NAME_BYTES = 200
"""A TXT string may have 255 bytes, including the key and the equals sign."""

PROGRAM_LENGTH = 20

_DIRECTION_MARKS = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Advert(Struct, frozen=True):
    """Contains no secrets, because everybody on the network can read it.

    Unknown fields are ignored, so that hosts with a later version are still listed.
    """

    game: GameId
    name: Annotated[str, Meta(max_length=NAME_BYTES)]
    edition: Annotated[str, Meta(pattern=r"\A[a-z0-9-]{1,64}\Z")]
    seats_free: Annotated[int, Meta(ge=0, le=MAX_SEATS)]
    code_needed: bool
    port: Annotated[int, Meta(ge=1, le=65535)]
    version: Version
    program: Annotated[str, Meta(max_length=PROGRAM_LENGTH)] = ""
    house: Annotated[str, Meta(max_length=NAME_BYTES)] = ""
    browsers: bool = False


def legible(name: str) -> str:
    """A name from the network, made safe to show: one line, without control or direction marks."""
    kept = (char for char in name if char not in _DIRECTION_MARKS)
    plain = "".join(" " if unicodedata.category(char) in {"Cc", "Cs"} else char for char in kept)
    return shortened(" ".join(plain.split()))


def shortened(name: str) -> str:
    """As many whole characters as fit into `NAME_BYTES`."""
    return name.encode("utf-8", "ignore")[:NAME_BYTES].decode("utf-8", "ignore")


def to_txt(advert: Advert) -> dict[str, str]:
    return {
        "v": str(advert.version),
        "g": advert.game,
        "n": legible(advert.name),
        "e": advert.edition,
        "f": str(advert.seats_free),
        "c": str(int(advert.code_needed)),
        "p": advert.program,
        **({"h": legible(advert.house)} if advert.house else {}),
        "b": str(int(advert.browsers)),
    }


def from_txt(txt: Mapping[bytes, bytes | None], port: int | None) -> Advert | None:
    """Decode a TXT record. None if it doesn't describe a valid table."""
    text = {key: value.decode("utf-8", "replace") for key, value in txt.items() if value}
    return checked(
        {
            "version": _number(text.get(b"v")),
            "game": text.get(b"g"),
            "name": text.get(b"n", ""),
            "edition": text.get(b"e"),
            "seats_free": _number(text.get(b"f")),
            "code_needed": text.get(b"c") == "1",
            "port": port,
            "program": text.get(b"p", "")[:PROGRAM_LENGTH],
            "house": text.get(b"h", "")[:NAME_BYTES],
            "browsers": text.get(b"b") == "1",
        }
    )


def checked(fields: object) -> Advert | None:
    """All adverts from the network are checked here, whichever way they came."""
    try:
        advert = msgspec.convert(fields, Advert)
    except msgspec.ValidationError:
        return None
    name, program, house = map(legible, (advert.name, advert.program, advert.house))
    return msgspec.structs.replace(advert, name=name, program=program, house=house)


def advert_of(room: Room, port: int) -> Advert:
    """What guests learn about a table before they join."""
    return Advert(
        game=room.game,
        name=legible(room.name),
        edition=room.edition,
        seats_free=_seats_free(room),
        code_needed=room.needs_code,
        port=port,
        version=PROTOCOL_VERSION,
        program=__version__,
        house=legible(room.house),
        browsers=room.browsers,
    )


def _seats_free(room: Room) -> int:
    """New seats, before a game and after it. During a game, the chairs that can be added after the
    round, and the seats without a person."""
    sitting = [seat for seat in room.seats if seat.keeper is not Keeper.GONE]
    edition = edition_with(room.edition, room.switches)
    places = max(0, edition.sizes[-1] - len(sitting))
    if room.stage is not Stage.PLAYING:
        return places
    unused = sum(seat.keeper is not Keeper.PERSON for seat in sitting)
    return min(MAX_SEATS, unused + (places if room.no_chair is None else 0))


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and re.fullmatch(r"[0-9]{1,5}", text) else None
