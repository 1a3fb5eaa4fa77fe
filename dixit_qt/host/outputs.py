"""Effects that the host asks for. The order counts: a record is on disk before what follows is
sent."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from dixit_qt.host.handed_table import HandedTable
from dixit_qt.rules.refusals import Fact
from dixit_qt.wire.codes import Denial
from dixit_qt.wire.messages import Message

LinkId = int


@dataclass(frozen=True, slots=True)
class Send:
    """One message, encoded once, to all of these links."""

    links: tuple[LinkId, ...]
    message: Message


@dataclass(frozen=True, slots=True)
class Close:
    """Close the link once what was sent before has left."""

    link: LinkId


@dataclass(frozen=True, slots=True)
class BeginJournal:
    """A new journal; the one before it is finished."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Record:
    data: bytes


@dataclass(frozen=True, slots=True)
class SendTable:
    """Send this to the next host, with the journal if it has one."""

    link: LinkId
    handed: HandedTable


@dataclass(frozen=True, slots=True)
class WriteHandover:
    """The last entry of the journal. The table learns whether it is on disk."""

    data: bytes


class Denied(Exception):
    """The host refuses a request; nothing has changed."""

    def __init__(self, code: Denial | str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts = dict(facts or {})


Out = Send | Close | BeginJournal | Record | SendTable | WriteHandover
Outs = Iterator[Out]
