"""The second way to find tables: the question "who hosts a table?" by UDP, for networks that lose
multicast."""

import secrets
import time
from collections import deque
from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtNetwork import QHostAddress, QNetworkDatagram, QUdpSocket

from dixit_qt.net.discovery.advert import Advert, checked, shortened
from dixit_qt.net.places import QUESTION_PORT

# The question "who hosts a table?" and its answer as datagrams.
#
# A question is padded to the largest size of an answer, so that an attacker who forges a sender's
# address can't make a host send more to it than they send themselves

NONCE_BYTES = 8
MOST_BYTES = 480
_QUESTION = "dixit-qt?"
_ANSWER = "dixit-qt!"
_BARE = len(msgspec.msgpack.encode((_QUESTION, bytes(NONCE_BYTES), bytes(256)))) - 256


def question(nonce: bytes) -> bytes:
    return msgspec.msgpack.encode((_QUESTION, nonce, bytes(MOST_BYTES - _BARE)))


def read_question(datagram: bytes) -> bytes | None:
    """The nonce to answer with, or None if this isn't a question."""
    match _unpacked(datagram):
        case [str(mark), bytes(nonce), _] if mark == _QUESTION and len(nonce) == NONCE_BYTES:
            return nonce if len(datagram) == MOST_BYTES else None
        case _:
            return None


def answer(nonce: bytes, advert: Advert) -> bytes:
    """The name of the house rules is left out if it doesn't fit."""
    short = msgspec.structs.replace(advert, name=shortened(advert.name))
    whole = msgspec.msgpack.encode((_ANSWER, nonce, short))
    if len(whole) <= MOST_BYTES:
        return whole
    return msgspec.msgpack.encode((_ANSWER, nonce, msgspec.structs.replace(short, house="")))


def read_answer(datagram: bytes, nonces: frozenset[bytes]) -> Advert | None:
    """Decode an answer. None unless it answers one of our questions."""
    match _unpacked(datagram):
        case [str(mark), bytes(nonce), dict(fields)] if mark == _ANSWER and nonce in nonces:
            return checked(fields)
        case _:
            return None


def _unpacked(datagram: bytes) -> object:
    if len(datagram) > MOST_BYTES:
        return None
    try:
        return msgspec.msgpack.decode(datagram)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


class RateLimit:
    """Allows `burst` at once, and `per_second` on average."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = float(burst)
        self._last = 0.0

    def allows(self, now: float) -> bool:
        gained = max(0.0, now - self._last) * self._per_second
        self._left = min(self._burst, self._left + gained)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


# The sockets

_SHARED = QUdpSocket.BindFlag.ShareAddress | QUdpSocket.BindFlag.ReuseAddressHint
READ_AT_ONCE = 64
ANSWERS_PER_SECOND = 100
NONCES_KEPT = 128


class Answerer(QObject):
    """The host's side: answers questions while there is a table."""

    def __init__(self, port: int = QUESTION_PORT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._port = port
        self._advert: Advert | None = None
        self._limit = RateLimit(ANSWERS_PER_SECOND, ANSWERS_PER_SECOND)
        self._socket = QUdpSocket(self)
        self._socket.readyRead.connect(self._on_questions)

    def advertise(self, advert: Advert | None) -> bool:
        """Answer questions with this advert; without one, answer no more. Return False if the port
        is taken: the table can still be found by mDNS."""
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
            reply = answer(nonce, self._advert)
            self._socket.writeDatagram(reply, datagram.senderAddress(), datagram.senderPort())


class Asker(QObject):
    """The guest's side: asks whole networks and single computers, and reports the answers."""

    heard = Signal(Advert, str)

    def __init__(self, port: int = QUESTION_PORT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._port = port
        self._nonces: deque[bytes] = deque(maxlen=NONCES_KEPT)
        self._socket = QUdpSocket(self)
        self._socket.readyRead.connect(self._on_answers)

    def ask(self, targets: Iterable[str]) -> bool:
        """False if no question could be sent."""
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
    """A limited number at a time, so that a flood of datagrams can't block the window."""
    for _ in range(READ_AT_ONCE):
        if not socket.hasPendingDatagrams():
            return
        yield socket.receiveDatagram(MOST_BYTES + 1)
