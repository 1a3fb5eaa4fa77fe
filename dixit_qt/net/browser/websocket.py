"""WebSocket as far as messages need it: bytes in, whole texts out, texts to bytes."""

from collections.abc import Iterator

import h11
from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, CloseConnection, Message, Ping, Pong, TextMessage
from wsproto.frame_protocol import CloseReason
from wsproto.utilities import LocalProtocolError, ProtocolError

from dixit_qt.net.browser.requests import BadRequest, Request
from dixit_qt.wire.codec import RemoteProtocolError
from dixit_qt.wire.limits import MAX_CLIENT_FRAME

MOST_PARTS = 64
"""So many pieces of a text, and pings between two texts, are taken."""


class WebSocketEnd:
    """It begins with a request that asks for an upgrade and was found in order."""

    def __init__(self, request: Request) -> None:
        self._socket = WSConnection(ConnectionType.SERVER)
        self._parts: list[str] = []
        self._pings = 0
        self.is_over = False
        try:
            self._socket.initiate_upgrade_connection(list(request.headers), request.target)
            list(self._socket.events())
            self.accepting = self._socket.send(AcceptConnection())
        except (ProtocolError, h11.ProtocolError) as error:
            raise BadRequest(400) from error

    def receive(self, data: bytes) -> Iterator[str | bytes]:
        """Texts are what the other end says; bytes are to be sent to it at once."""
        try:
            self._socket.receive_data(data)
            for event in self._socket.events():
                if isinstance(event, TextMessage):
                    yield from self._text(event)
                elif isinstance(event, Message):
                    raise RemoteProtocolError("a message that is no text")
                elif isinstance(event, Ping | Pong):
                    yield self._control(event)
                elif isinstance(event, CloseConnection):
                    yield self.close()
        except ProtocolError as error:
            raise RemoteProtocolError(f"not WebSocket: {error}") from error

    def send(self, text: str) -> bytes:
        return self._socket.send(TextMessage(data=text))

    def close(self) -> bytes:
        """The last frame; nothing when it was sent already."""
        self.is_over = True
        try:
            return self._socket.send(CloseConnection(code=CloseReason.NORMAL_CLOSURE))
        except LocalProtocolError:
            return b""

    def _text(self, event: TextMessage) -> Iterator[str]:
        self._parts.append(event.data)
        if sum(map(len, self._parts)) > MAX_CLIENT_FRAME or len(self._parts) > MOST_PARTS:
            raise RemoteProtocolError("a message is too long")
        if event.message_finished:
            text = "".join(self._parts)
            self._parts.clear()
            self._pings = 0
            yield text

    def _control(self, event: Ping | Pong) -> bytes:
        self._pings += 1
        if self._pings > MOST_PARTS:
            raise RemoteProtocolError("pings and nothing else")
        return self._socket.send(event.response()) if isinstance(event, Ping) else b""
