"""Who broke the protocol: we, or they."""

from dixit_qt.wire.codes import Farewell


class ProtocolError(Exception):
    """The connection cannot go on; `farewell` is what the other side is told."""

    def __init__(self, reason: str, farewell: Farewell = Farewell.PROTOCOL_ERROR) -> None:
        super().__init__(reason)
        self.farewell = farewell


class LocalProtocolError(ProtocolError):
    """This side tried to send what it may not send now; nothing was sent."""


class RemoteProtocolError(ProtocolError):
    """The other side sent what it may not send."""
