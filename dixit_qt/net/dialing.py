"""Connecting to a table that has several addresses: all at once, and the first one wins."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QAbstractSocket, QNetworkProxy, QTcpSocket

from dixit_qt.net.places import Place
from dixit_qt.net.tcp import TcpLink

WITHIN_MS = 4000
MAX_PLACES = 16


class Dialing(QObject):
    """One try. It ends with `connected` or `failed`, once."""

    connected = Signal(object, object)
    """The `TcpLink` and the `Place` where it leads."""
    failed = Signal(str)
    """What the system says about the last address that did not answer."""

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
