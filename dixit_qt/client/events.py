"""Everything a session tells its screen: changes of the game and news of the connection."""

from collections.abc import Mapping
from dataclasses import dataclass

from dixit_qt.client.changes import ViewChange
from dixit_qt.client.state import Status
from dixit_qt.rules.model import CardId
from dixit_qt.rules.refusals import Fact
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.messages import Notice
from dixit_qt.wire.room import Room


@dataclass(frozen=True, slots=True)
class StatusChanged:
    before: Status
    after: Status


@dataclass(frozen=True, slots=True)
class RoomChanged:
    before: Room | None
    after: Room


@dataclass(frozen=True, slots=True)
class WasRefused:
    code: str
    facts: Mapping[str, Fact]


@dataclass(frozen=True, slots=True)
class NoticeCame:
    notice: Notice


@dataclass(frozen=True, slots=True)
class PictureCame:
    card: CardId


@dataclass(frozen=True, slots=True)
class PictureIsMissing:
    card: CardId


@dataclass(frozen=True, slots=True)
class WasSentAway:
    code: Farewell
    detail: str


@dataclass(frozen=True, slots=True)
class HeritageCame:
    """The table is to be handed over to this computer; it answers whether it can host."""

    data: bytes


@dataclass(frozen=True, slots=True)
class TableIsMine:
    """What was handed over to this computer is to be opened here."""

    game: str


@dataclass(frozen=True, slots=True)
class TableMoved:
    """Without an address: to another port of the computer that said so."""

    address: str
    port: int


Event = (
    ViewChange
    | StatusChanged
    | RoomChanged
    | WasRefused
    | NoticeCame
    | PictureCame
    | PictureIsMissing
    | WasSentAway
    | HeritageCame
    | TableIsMine
    | TableMoved
)
