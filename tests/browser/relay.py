"""A relay between a browser and its host that passes on, records and can alter everything."""

import socket
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread

from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, BytesMessage, Request, TextMessage

READ = 65536

Change = Callable[[bytes], bytes]


class Relay:
    """`asked` and `answered` are the bytes from browsers and from the host. Browsers mask their
    WebSocket messages; `asked` has them unmasked, too, as any eavesdropper could."""

    def __init__(self, port: int) -> None:
        self._host = port
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        self.asked = self.answered = b""
        self.sockets = 0
        self.to_host: Change | None = None
        self.to_browser: Change | None = None
        self._lock = Lock()
        self._is_cut = False
        self._ends: list[socket.socket] = []
        Thread(target=self._accept, daemon=True).start()

    @property
    def heard(self) -> bytes:
        return self.asked + self.answered

    def close(self) -> None:
        self._server.close()

    def cut(self, is_cut: bool) -> None:
        """End all connections, and refuse new ones as long as it is cut."""
        self._is_cut = is_cut
        ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._server.accept()
            except OSError:
                return
            try:
                host = None if self._is_cut else socket.create_connection(("127.0.0.1", self._host))
            except OSError:
                host = None
            if host is None:
                browser.close()
                continue
            self._ends += [browser, host]
            Thread(target=self._ask, args=(browser, host), daemon=True).start()
            Thread(target=self._answer, args=(host, browser), daemon=True).start()

    def _ask(self, browser: socket.socket, host: socket.socket) -> None:
        unmasked = Unmasked()

        def hear(data: bytes) -> bytes:
            plain = unmasked.of(data)
            with self._lock:
                self.asked += data + plain
                self.sockets += unmasked.has_just_begun
            return data if self.to_host is None or not plain else self.to_host(data)

        pump(browser, host, hear)

    def _answer(self, host: socket.socket, browser: socket.socket) -> None:
        def hear(data: bytes) -> bytes:
            with self._lock:
                self.answered += data
            return data if self.to_browser is None else self.to_browser(data)

        pump(host, browser, hear)


class Unmasked:
    """Decodes the messages of a WebSocket, as an eavesdropper would."""

    def __init__(self) -> None:
        self._socket = WSConnection(ConnectionType.SERVER)
        self._is_one: bool | None = None
        self.has_just_begun = False

    def of(self, data: bytes) -> bytes:
        self.has_just_begun = self._is_one is None and b"GET /play" in data
        if self._is_one is None:
            self._is_one = self.has_just_begun
        if not self._is_one:
            return b""
        self._socket.receive_data(data)
        found = b""
        for event in self._socket.events():
            if isinstance(event, Request):
                self._socket.send(AcceptConnection())
            elif isinstance(event, TextMessage):
                found += event.data.encode()
            elif isinstance(event, BytesMessage):
                found += bytes(event.data)
        return found


def pump(source: socket.socket, target: socket.socket, hear: Change) -> None:
    try:
        while data := source.recv(READ):
            target.sendall(hear(data))
    except OSError:
        pass
    for end in (source, target):
        end.close()
