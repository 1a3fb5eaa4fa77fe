"""The second channel: "who hosts a table?" by UDP, for networks that lose multicast."""

import secrets
import time
from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtNetwork import QHostAddress, QNetworkDatagram, QUdpSocket

from dixit_qt.net import ports
from dixit_qt.net.discovery.advert import Advert
from dixit_qt.net.discovery.datagrams import (
    MOST_BYTES,
    NONCE_BYTES,
    RateLimit,
    answer,
    question,
    read_answer,
    read_question,
)

_SHARED = QUdpSocket.BindFlag.ShareAddress | QUdpSocket.BindFlag.ReuseAddressHint
_AT_ONCE = 64
ANSWERS_PER_SECOND = 100
_NONCES_KEPT = 128


class Answerer(QObject):
    """Hosts: answers questions while there is a table to tell about."""

    def __init__(self, port: int = ports.QUESTION, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._port = port
        self._advert: Advert | None = None
        self._limit = RateLimit(ANSWERS_PER_SECOND, ANSWERS_PER_SECOND)
        self._socket = QUdpSocket(self)
        self._socket.readyRead.connect(self._on_questions)

    def advertise(self, advert: Advert | None) -> bool:
        """False if the port cannot be had: hosting goes on, found by other ways."""
        self._advert = advert
        if advert is None:
            self._socket.close()
            return True
        if self._socket.state() == QUdpSocket.SocketState.BoundState:
            return True
        return self._socket.bind(QHostAddress.SpecialAddress.AnyIPv4, self._port, _SHARED)

    @Slot()
    def _on_questions(self) -> None:
        for datagram in _arrived(self._socket):
            nonce = read_question(bytes(datagram.data().data()))
            if nonce is None or self._advert is None or not self._limit.allows(time.monotonic()):
                continue
            told = answer(nonce, self._advert)
            self._socket.writeDatagram(told, datagram.senderAddress(), datagram.senderPort())


class Asker(QObject):
    """Guests: asks whole networks and single machines, and hears the answers."""

    heard = Signal(Advert, str)

    def __init__(self, port: int = ports.QUESTION, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._port = port
        self._nonces: deque[bytes] = deque(maxlen=_NONCES_KEPT)
        self._socket = QUdpSocket(self)
        self._socket.readyRead.connect(self._on_answers)

    def ask(self, targets: Iterable[str]) -> bool:
        """False if not a single question could leave this machine."""
        if self._socket.state() != QUdpSocket.SocketState.BoundState:
            self._socket.bind(QHostAddress.SpecialAddress.AnyIPv4, 0)
        nonce = secrets.token_bytes(NONCE_BYTES)
        self._nonces.append(nonce)
        asked = question(nonce)
        addresses = [QHostAddress(target) for target in dict.fromkeys(targets)]
        known = [address for address in addresses if not address.isNull()]
        sent = [self._socket.writeDatagram(asked, each, self._port) == MOST_BYTES for each in known]
        return any(sent)

    def close(self) -> None:
        self._socket.close()

    @Slot()
    def _on_answers(self) -> None:
        nonces = frozenset(self._nonces)
        for datagram in _arrived(self._socket):
            advert = read_answer(bytes(datagram.data().data()), nonces)
            if advert is not None:
                self.heard.emit(advert, datagram.senderAddress().toString())


def _arrived(socket: QUdpSocket) -> Iterable[QNetworkDatagram]:
    """A bounded number at a time: a flood must not keep the window from its own work."""
    for _ in range(_AT_ONCE):
        if not socket.hasPendingDatagrams():
            return
        yield socket.receiveDatagram(MOST_BYTES + 1)
