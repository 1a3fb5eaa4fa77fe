"""Who broke the protocol: we, or they."""

from dixit_qt.wire.codes import Farewell

LONGEST_REASON = 300


class ProtocolError(Exception):
    """The connection cannot go on; `farewell` is what the other side is told. The reason goes into
    a log and may repeat what came, so it is one line that can be read."""

    def __init__(self, reason: str, farewell: Farewell = Farewell.PROTOCOL_ERROR) -> None:
        shown = (char if char.isprintable() else " " for char in reason[:LONGEST_REASON])
        super().__init__("".join(shown))
        self.farewell = farewell


class LocalProtocolError(ProtocolError):
    """This side tried to send what it may not send now; nothing was sent."""


class RemoteProtocolError(ProtocolError):
    """The other side sent what it may not send."""
