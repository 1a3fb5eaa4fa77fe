"""The part of HTTP that a page and its pictures need: bytes in, requests out, answers to bytes.

A request must name this computer by an address or a local name: a foreign page whose own name
points here (DNS rebinding) is refused, and so are its requests. A foreign page may link to this
one, but if a browser says that it fetches a file for a foreign page, it gets none.
"""

import ipaddress
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import h11
from wsproto import ConnectionType, WSConnection
from wsproto.events import (
    AcceptConnection,
    BytesMessage,
    CloseConnection,
    Ping,
    Pong,
    TextMessage,
)
from wsproto.frame_protocol import CloseReason
from wsproto.utilities import LocalProtocolError, ProtocolError

from dixit_qt.wire.codec import RemoteProtocolError
from dixit_qt.wire.limits import MAX_CLIENT_FRAME

LONGEST_HEAD = 8 * 1024
PIECE = 128 * 1024
"""How many bytes of an answer may be queued in the socket. The rest is sent later."""

OF_ROUTERS = ("local", "lan", "home.arpa", "internal", "localdomain", "fritz.box")
"""Endings of the names that routers give to computers. Such a name cannot be registered: all but
the last are reserved, and that one belongs to a maker of routers."""

LOCAL_NAME = re.compile(
    rf"(?=.{{1,64}}\Z)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.({'|'.join(map(re.escape, OF_ROUTERS))}))?\Z"
)
HOST_AND_PORT = re.compile(r"(\[(?P<v6>[0-9a-f:.]+)\]|(?P<name>[a-z0-9.-]+))(:[0-9]{1,5})?\Z")

Headers = Sequence[tuple[bytes, bytes]]


class BadRequest(Exception):
    """The request is answered with this status, and its connection is closed."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@dataclass(frozen=True, slots=True)
class Request:
    """`known` is the ETag of the version that the browser already has."""

    path: str
    host: str
    known: str
    is_upgrade: bool
    takes_gzip: bool
    target: bytes
    headers: Headers

    @property
    def shows_page(self) -> bool:
        """Whether the answer will be shown to a person, and isn't a file of a page."""
        accepts = (value for key, value in self.headers if key == b"accept")
        return any(b"text/html" in value.lower() for value in accepts)


@dataclass(frozen=True, slots=True)
class Answer:
    """If there is a `file`, it's sent instead of `body`, and read piece by piece."""

    status: int
    headers: Headers
    body: bytes = b""
    file: Path | None = None

    @property
    def length(self) -> int:
        return len(self.body) if self.file is None else self.file.stat().st_size

    def pieces(self) -> Iterator[bytes]:
        if self.file is None:
            yield from (self.body[i : i + PIECE] for i in range(0, len(self.body), PIECE))
            return
        with self.file.open("rb") as file:
            while piece := file.read(PIECE):
                yield piece


@dataclass(frozen=True, slots=True)
class Later:
    """An answer that takes some time. It's passed to the callback when it's ready."""

    begin: Callable[[Callable[[Answer], object]], object]


class HttpEnd:
    """One connection. A request is only read once the previous one has been answered."""

    def __init__(self) -> None:
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=LONGEST_HEAD)

    def receive(self, data: bytes) -> None:
        try:
            self._http.receive_data(data)
        except h11.RemoteProtocolError as error:
            raise BadRequest(400) from error

    def next(self) -> Request | None:
        """The next complete request, or None."""
        try:
            return self._next()
        except h11.RemoteProtocolError as error:
            raise BadRequest(error.error_status_hint) from error

    def _next(self) -> Request | None:
        event = self._http.next_event()
        if not isinstance(event, h11.Request):
            return None
        request = checked(event)
        self._http.next_event()
        return request

    def answer(self, answer: Answer) -> Iterator[bytes]:
        """The answer as bytes. After the last of them, `goes_on` says whether the connection is
        kept open."""
        yield from _bytes_of(self._http, answer)
        if self._http.our_state is h11.DONE and self._http.their_state is h11.DONE:
            self._http.start_next_cycle()

    @staticmethod
    def last_words(answer: Answer) -> Iterator[bytes]:
        """An answer to a request that couldn't be parsed."""
        yield from _bytes_of(h11.Connection(h11.SERVER), answer)

    @property
    def goes_on(self) -> bool:
        return self._http.our_state is h11.IDLE

    @property
    def is_idle(self) -> bool:
        """There is no request, and no part of one."""
        return self._http.their_state is h11.IDLE and not self._http.trailing_data[0]

    @property
    def trailing(self) -> bytes:
        """What arrived after a request to upgrade."""
        return self._http.trailing_data[0]


def _bytes_of(http: h11.Connection, answer: Answer) -> Iterator[bytes]:
    headers = [*answer.headers, (b"content-length", str(answer.length).encode())]
    yield http.send(h11.Response(status_code=answer.status, headers=headers)) or b""
    for piece in answer.pieces():
        yield http.send(h11.Data(data=piece)) or b""
    yield http.send(h11.EndOfMessage()) or b""


def checked(event: h11.Request) -> Request:
    headers = list(event.headers)
    if sum(len(name) + len(value) for name, value in headers) > LONGEST_HEAD:
        raise BadRequest(431)
    if event.method != b"GET":
        raise BadRequest(405)
    host = _only(headers, b"host")
    if not is_local(host):
        raise BadRequest(421)
    if _only(headers, b"content-length") not in {"", "0"} or _only(headers, b"transfer-encoding"):
        raise BadRequest(413)
    origin = _only(headers, b"origin")
    is_upgrade = _only(headers, b"upgrade").lower() == "websocket"
    if origin != f"http://{host}" and (origin or is_upgrade):
        raise BadRequest(403)
    site, whither = _only(headers, b"sec-fetch-site"), _only(headers, b"sec-fetch-dest")
    if site not in {"", "none", "same-origin"} and whither != "document":
        raise BadRequest(403)
    path = event.target.decode("latin-1").partition("?")[0]
    known = _only(headers, b"if-none-match")
    takes_gzip = "gzip" in _only(headers, b"accept-encoding").lower()
    return Request(path, host, known, is_upgrade, takes_gzip, event.target, headers)


def is_local(host: str) -> bool:
    """True for an address, or a name that no public DNS server can know."""
    match = HOST_AND_PORT.match(host.lower())
    if match is None:
        return False
    name = match["v6"] or match["name"]
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return match["v6"] is None and LOCAL_NAME.match(name) is not None
    return True


def _only(headers: Headers, name: bytes) -> str:
    values = [value.decode("latin-1") for key, value in headers if key == name]
    if len(values) > 1:
        raise BadRequest(400)
    return values[0] if values else ""


# The part of WebSocket that messages need: bytes in, whole texts and pieces of a stream out, and
# back

MOST_PARTS = 64
"""How many pieces a text may have, and how many pings and empty messages may come in a row."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of the stream on an encrypted connection."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Reply:
    """Bytes to send to the other end at once."""

    data: bytes


class WebSocketEnd:
    """Begins with a valid request to upgrade."""

    def __init__(self, request: Request) -> None:
        self._socket = WSConnection(ConnectionType.SERVER)
        self._parts: list[str] = []
        self._empty = 0
        self.is_over = False
        try:
            self._socket.initiate_upgrade_connection(list(request.headers), request.target)
            list(self._socket.events())
            self.accepting = self._socket.send(AcceptConnection())
        except (ProtocolError, h11.ProtocolError, UnicodeDecodeError) as error:
            raise BadRequest(400) from error

    def receive(self, data: bytes) -> Iterator[str | Piece | Reply]:
        """Yield whole texts, and pieces of binary messages as they arrive."""
        try:
            self._socket.receive_data(data)
            for event in self._socket.events():
                if isinstance(event, TextMessage):
                    yield from self._text(event)
                elif isinstance(event, BytesMessage):
                    yield from self._piece(event)
                elif isinstance(event, Ping | Pong):
                    yield Reply(self._control(event))
                elif isinstance(event, CloseConnection):
                    yield Reply(self.close())
        except ProtocolError as error:
            raise RemoteProtocolError(f"not WebSocket: {error}") from error

    def send(self, message: str | bytes) -> bytes:
        if isinstance(message, str):
            return self._socket.send(TextMessage(data=message))
        return self._socket.send(BytesMessage(data=message))

    def close(self) -> bytes:
        """The close frame. Empty if it was sent already."""
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
            self._empty = 0
            yield text

    def _piece(self, event: BytesMessage) -> Iterator[Piece]:
        if event.data:
            self._empty = 0
            yield Piece(bytes(event.data))
        else:
            self._count_empty()

    def _count_empty(self) -> None:
        self._empty += 1
        if self._empty > MOST_PARTS:
            raise RemoteProtocolError("pings and nothing else")

    def _control(self, event: Ping | Pong) -> bytes:
        self._count_empty()
        return self._socket.send(event.response()) if isinstance(event, Ping) else b""
