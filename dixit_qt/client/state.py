"""What one player knows. A screen shows nothing else."""

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
    """The state of the connection. In RECONNECTING the next attempt is in `retry_in` seconds."""

    OFFLINE = "offline"
    CONNECTING = "connecting"
    GREETING = "greeting"
    JOINED = "joined"
    RECONNECTING = "reconnecting"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class RefusedNote:
    """The last refusal; `count` grows, so that two equal refusals are two events."""

    code: str
    facts: Mapping[str, Fact]
    count: int


@dataclass(frozen=True, slots=True)
class VersesText:
    """The texts of the chosen verses, by number."""

    id: str = ""
    language: str = ""
    lines: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))
    endings: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class ClientState:
    """`room` is None until the host has sent it, `view` until a game runs.

    `match` counts the games in this room; `decision` is the revision at which the seat's options
    last changed. `time_left` is how many milliseconds the phase still had when the update arrived.
    `texts` describe the cards of the chosen decks. `pictures` are the cards whose picture is on
    this computer, `missing` those that the host doesn't have. `farewell` says why the host ended
    the connection.
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
