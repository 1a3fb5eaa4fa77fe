"""The messages with which a table goes to another computer."""

from dixit_qt.rules.model import PersonId
from dixit_qt.wire import limits as of
from dixit_qt.wire.message import Message, Request, Told

# From an administrator to the host


class HandOver(Request, frozen=True, tag="hand_over"):
    """The table shall be at this person's computer from now on."""

    person: PersonId


# From the heir to the host


class CanHost(Message, frozen=True, tag="can_host"):
    """All of the heritage is kept, and the door of this port is open."""

    port: of.Port


class CannotHost(Message, frozen=True, tag="cannot_host"):
    reason: of.Word


# From the host to a client


class Heritage(Told, frozen=True, tag="heritage"):
    """The table is handed over: so many bytes follow. `digest` is their SHA-256."""

    size: of.HeritageSize
    digest: of.Digest


class HeritagePart(Told, frozen=True, tag="heritage_part"):
    offset: of.HeritageOffset
    data: of.Chunk


class TakeOver(Told, frozen=True, tag="take_over"):
    """The heir has the table now."""


class Moved(Told, frozen=True, tag="moved"):
    """Where the table is now. Without an address it is at the one where this host is reached."""

    port: of.Port
    address: of.Address = ""
