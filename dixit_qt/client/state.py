"""What one player knows: everything that a screen shows comes from here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from dixit_qt.rules.model import CardId, Seat
from dixit_qt.rules.refusals import Fact
from dixit_qt.rules.seatview import SeatView
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.messages import Notice
from dixit_qt.wire.room import CardText, Room


class Status(StrEnum):
    """The state of the connection. `RECONNECTING` waits `retry_in` seconds before it tries."""

    OFFLINE = "offline"
    CONNECTING = "connecting"
    GREETING = "greeting"
    JOINED = "joined"
    RECONNECTING = "reconnecting"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class RefusedNote:
    """The last refusal; `count` grows, so that the same refusal twice is two events."""

    code: str
    facts: Mapping[str, Fact]
    count: int


@dataclass(frozen=True, slots=True)
class VersesText:
    """The words of the set on the table, by number."""

    id: str = ""
    language: str = ""
    lines: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))
    endings: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class ClientState:
    """`room` is None until the host has spoken, `view` until a game runs.

    `match` counts the games in this room, `decision` what the seat was offered in it.
    `time_left` are the milliseconds that the phase still had when the update came. `texts`
    describe the cards of the chosen decks. `pictures` are the cards whose picture is on this
    computer, `missing` those that the host cannot give. `farewell` says why the host ended the
    connection.
    """

    status: Status = Status.OFFLINE
    attempt: int = 0
    retry_in: float = 0.0
    game: str = ""
    person: int | None = None
    token: str = ""
    seat: Seat | None = None
    room: Room | None = None
    match: int = 0
    revision: int = -1
    decision: int = 0
    view: SeatView | None = None
    time_left: int | None = None
    texts: Mapping[CardId, CardText] = field(default_factory=lambda: MappingProxyType({}))
    verses: VersesText = VersesText()
    pictures: frozenset[CardId] = frozenset()
    missing: frozenset[CardId] = frozenset()
    notices: tuple[Notice, ...] = ()
    refused: RefusedNote | None = None
    farewell: Farewell | None = None

    @property
    def is_admin(self) -> bool:
        return self.room is not None and self.person in self.room.admins


NOBODY = ClientState()
