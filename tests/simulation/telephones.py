"""A seat in a browser: messages as JSON text over WebSocket, or as an encrypted binary stream,
through the host's own server."""

from collections.abc import Callable

from wsproto import ConnectionType, WSConnection
from wsproto.events import (
    AcceptConnection,
    BytesMessage,
    CloseConnection,
    RejectConnection,
    Request,
    TextMessage,
)
from wsproto.utilities import RemoteProtocolError

from dixit_qt.net.browser.http import Answer
from dixit_qt.net.browser.server import PLAY, HttpConnection, WebSocketLink
from dixit_qt.net.browser.site import browsers_are_refused, refusal
from dixit_qt.net.links import OnClosed, OnData, ignore_closed, ignore_data
from dixit_qt.wire.codec import HEADER, body_of, frame, text_of
from dixit_qt.wire.seal_messages import MAGIC
from tests.simulation.network import SimLink

HOST = "192.168.1.20"


class TelephoneLink:
    """To the session a link like any other; messages wait until the host has accepted the
    upgrade."""

    def __init__(self, link: SimLink) -> None:
        self.on_data: OnData = ignore_data
        self.on_closed: OnClosed = ignore_closed
        self._link = link
        self._socket = WSConnection(ConnectionType.CLIENT)
        self._waiting: list[bytes] = []
        self._is_in = self._is_sealed = False
        self._text = ""
        link.on_data, link.on_closed = self._received, self._lost
        origin = [(b"Origin", f"http://{HOST}".encode())]
        link.send(self._socket.send(Request(host=HOST, target=PLAY, extra_headers=origin)))

    @property
    def queued(self) -> int:
        return self._link.queued

    def send(self, data: bytes) -> None:
        if not self._is_in:
            self._waiting.append(data)
            return
        self._is_sealed |= data.startswith(MAGIC)
        event = BytesMessage(data) if self._is_sealed else TextMessage(text_of(data[HEADER:]))
        self._link.send(self._socket.send(event))

    def close(self) -> None:
        """After hanging up nothing more is delivered, not even data that arrived in the
        same piece."""
        self._hush()
        self._link.close()

    def abort(self) -> None:
        self._hush()
        self._link.abort()

    def _received(self, data: bytes) -> None:
        try:
            self._hear(data)
        except RemoteProtocolError:
            self._link.close()
            self._lost()

    def _hear(self, data: bytes) -> None:
        self._socket.receive_data(data)
        for event in self._socket.events():
            match event:
                case AcceptConnection():
                    self._is_in = True
                    for said in self._waiting:
                        self.send(said)
                case TextMessage():
                    self._heard(event)
                case BytesMessage(data):
                    self.on_data(bytes(data))
                case RejectConnection() | CloseConnection():
                    self._link.close()
                    self._lost()

    def _heard(self, event: TextMessage) -> None:
        self._text += event.data
        if event.message_finished:
            text, self._text = self._text, ""
            self.on_data(frame(body_of(text)))

    def _lost(self) -> None:
        closed = self.on_closed
        self._hush()
        closed()

    def _hush(self) -> None:
        self.on_data, self.on_closed = ignore_data, ignore_closed


def let_in(
    link: SimLink, data: bytes, is_open: Callable[[], bool], seat: Callable[[WebSocketLink], object]
) -> None:
    """Do what the server does for an HTTP connection, without the page."""

    def why_not(_request: object) -> Answer | None:
        return None if is_open() else browsers_are_refused()

    def answer(_request: object) -> Answer:
        return refusal(404)

    HttpConnection(link, why_not, answer, seat, lambda _gone: None).receive(data)
