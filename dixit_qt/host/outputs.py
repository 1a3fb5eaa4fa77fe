"""What the host wants done. The order matters: a record must be on disk before the outputs that
follow it are sent."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from dixit_qt.host.handed_table import HandedTable
from dixit_qt.rules.refusals import Fact
from dixit_qt.wire.codes import Denial
from dixit_qt.wire.messages import Message

LinkId = int


@dataclass(frozen=True, slots=True)
class Send:
    """One message, encoded once for all of these links."""

    links: tuple[LinkId, ...]
    message: Message


@dataclass(frozen=True, slots=True)
class Close:
    """Close the link once everything sent before has left."""

    link: LinkId


@dataclass(frozen=True, slots=True)
class BeginJournal:
    """Start a new journal. The previous one is complete."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Record:
    data: bytes


@dataclass(frozen=True, slots=True)
class SendTable:
    """Send the table to the next host, with the journal if there is one."""

    link: LinkId
    handed: HandedTable


@dataclass(frozen=True, slots=True)
class WriteHandover:
    """Write the last entry of the journal, and report to the table whether it is on disk."""

    data: bytes


class Denied(Exception):
    """The host refuses a request; nothing has changed."""

    def __init__(self, code: Denial | str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts = dict(facts or {})


Out = Send | Close | BeginJournal | Record | SendTable | WriteHandover
Outs = Iterator[Out]
