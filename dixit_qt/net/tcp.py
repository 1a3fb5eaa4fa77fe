"""Links over TCP: a thin adapter around Qt's sockets."""

import ipaddress
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkProxy, QTcpServer, QTcpSocket

from dixit_qt.net.links import OnClosed, OnData, ignore_closed, ignore_data
from dixit_qt.net.places import GAME_PORT, Place

READ_BUFFER = 256 * 1024
PORTS_TO_TRY = 20
CLOSING_MS = 3000
BACKLOG = 1024
ACCEPTED_AT_ONCE = 16

Option = QAbstractSocket.SocketOption
SocketState = QAbstractSocket.SocketState


class TcpLink(QObject):
    """One end of a TCP connection. It deletes itself when the connection is closed.

    `on_written` is called whenever some bytes have left this program. Most links don't need it, so
    Qt's signal is only connected when it's set.
    """

    def __init__(self, socket: QTcpSocket, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_data: OnData = ignore_data
        self.on_closed: OnClosed = ignore_closed
        self._on_written: OnClosed = ignore_closed
        self._tells_what_was_written = False
        self._socket = socket
        socket.setParent(self)
        socket.setReadBufferSize(READ_BUFFER)
        socket.setSocketOption(Option.LowDelayOption, 1)
        socket.setSocketOption(Option.KeepAliveOption, 1)
        socket.readyRead.connect(self._on_ready)
        socket.disconnected.connect(self._on_disconnected)

    @property
    def on_written(self) -> OnClosed:
        return self._on_written

    @on_written.setter
    def on_written(self, listener: OnClosed) -> None:
        self._on_written = listener
        if not self._tells_what_was_written:
            self._tells_what_was_written = True
            self._socket.bytesWritten.connect(self._on_bytes_written)

    @property
    def queued(self) -> int:
        return self._socket.bytesToWrite()

    def send(self, data: bytes) -> None:
        if self._socket.state() == SocketState.ConnectedState:
            self._socket.write(data)

    def close(self) -> None:
        """Close the link once everything is sent, or after `CLOSING_MS` if the other end doesn't
        read it."""
        self._fall_silent()
        self._socket.flush()
        self._socket.disconnectFromHost()
        if self._socket.state() != SocketState.UnconnectedState:
            QTimer.singleShot(CLOSING_MS, self, self._socket.abort)

    def abort(self) -> None:
        self._fall_silent()
        self._socket.abort()

    def catch_up(self) -> None:
        """Handle what happened before the connection was accepted, which Qt doesn't signal."""
        if self._socket.bytesAvailable():
            self._on_ready()
        if self._socket.state() == SocketState.UnconnectedState:
            self._on_disconnected()

    def _fall_silent(self) -> None:
        self.on_data, self.on_closed, self._on_written = ignore_data, ignore_closed, ignore_closed

    @Slot("qlonglong")
    def _on_bytes_written(self, _count: int) -> None:
        self._on_written()

    @Slot()
    def _on_ready(self) -> None:
        self.on_data(bytes(self._socket.readAll().data()))

    @Slot()
    def _on_disconnected(self) -> None:
        if self._socket.isOpen():
            self._on_ready()
        closed = self.on_closed
        self._fall_silent()
        closed()
        self.deleteLater()


class TcpListener(QObject):
    """Listens on all interfaces, on the wanted port or the next free one."""

    arrived = Signal(object, str)
    """A `TcpLink` and its peer's address."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.error = ""
        self._server = QTcpServer(self)
        self._server.setListenBacklogSize(BACKLOG)
        self._server.setMaxPendingConnections(ACCEPTED_AT_ONCE)
        self._accepting = QTimer(self, singleShot=True, interval=0)
        self._accepting.timeout.connect(self._accept)
        self._server.newConnection.connect(self._accepting.start)

    @property
    def port(self) -> int:
        return self._server.serverPort()

    def listen(self, port: int = GAME_PORT, address: QHostAddress | None = None) -> bool:
        wished = [address] if address is not None else _everywhere()
        for number in _ports_from(port):
            if any(self._server.listen(each, number) for each in wished):
                return True
        self.error = self._server.errorString()
        return False

    def hold(self) -> None:
        """Queue new connections until `let_in`."""
        self._server.pauseAccepting()

    def let_in(self) -> None:
        self._server.resumeAccepting()

    def close(self) -> None:
        self._server.close()

    @Slot()
    def _accept(self) -> None:
        """A few at a time, so that many new connections don't delay the players."""
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            link = TcpLink(socket, self)
            self.arrived.emit(link, address_of(socket.peerAddress()))
            link.catch_up()


def _everywhere() -> list[QHostAddress]:
    """IPv6 and IPv4 together, or only IPv4 if IPv6 is switched off."""
    special = QHostAddress.SpecialAddress
    return [QHostAddress(special.Any), QHostAddress(special.AnyIPv4)]


def _ports_from(port: int) -> list[int]:
    last = min(port + PORTS_TO_TRY, 65536)
    return [0] if port == 0 else [*range(port, last), 0]


def address_of(address: QHostAddress) -> str:
    """The address whose tries and connections are counted together. It's the whole address, even
    for IPv6: guests at home share an IPv6 network, and one of them mustn't use up the others'
    limits."""
    try:
        ip = ipaddress.ip_address(address.toString().partition("%")[0])
    except ValueError:
        return address.toString()
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    return str(mapped or ip)


# Connecting to a table with several addresses: all are tried at once, and the first one is used

WITHIN_MS = 4000
MAX_PLACES = 16


class Dialing(QObject):
    """One attempt, which emits either `connected` or `failed`, once."""

    connected = Signal(object, object)
    """The `TcpLink`, and the `Place` that it leads to."""
    failed = Signal(str)
    """The system's error for the last address that failed."""

    def __init__(
        self, places: Sequence[Place], within_ms: int = WITHIN_MS, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._deadline = QTimer(self, singleShot=True, interval=within_ms)
        self._deadline.timeout.connect(self._on_deadline)
        self._sockets: dict[QTcpSocket, Place] = {}
        self._places = tuple(places)[:MAX_PLACES]

    def start(self) -> None:
        self._deadline.start()
        if not self._places:
            self._deadline.start(0)
        for place in self._places:
            socket = QTcpSocket(self)
            socket.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
            self._sockets[socket] = place
            socket.connected.connect(self._on_connected)
            socket.errorOccurred.connect(self._on_error)
        for socket, place in list(self._sockets.items()):
            socket.connectToHost(place.address, place.port)

    def cancel(self) -> None:
        self._deadline.stop()
        sockets, self._sockets = self._sockets, {}
        for socket in sockets:
            socket.abort()
            socket.deleteLater()

    @Slot()
    def _on_connected(self) -> None:
        socket = self.sender()
        if not isinstance(socket, QTcpSocket) or socket not in self._sockets:
            return
        place = self._sockets.pop(socket)
        socket.connected.disconnect(self._on_connected)
        socket.errorOccurred.disconnect(self._on_error)
        self.cancel()
        self.connected.emit(TcpLink(socket, self.parent()), place)

    @Slot(QAbstractSocket.SocketError)
    def _on_error(self, _error: QAbstractSocket.SocketError) -> None:
        socket = self.sender()
        if not isinstance(socket, QTcpSocket) or socket not in self._sockets:
            return
        reason = socket.errorString()
        del self._sockets[socket]
        socket.deleteLater()
        if not self._sockets:
            self._deadline.stop()
            self.failed.emit(reason)

    @Slot()
    def _on_deadline(self) -> None:
        self.cancel()
        self.failed.emit("no answer")
