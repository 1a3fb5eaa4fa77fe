"""The steps of a diagnosis on the real network. Every call blocks for seconds."""

import queue
import secrets
import socket
import sys
import time
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QProcess
from zeroconf import Error

from dixit_qt.net.discovery import interfaces
from dixit_qt.net.discovery.advert import Advert
from dixit_qt.net.discovery.broadcast import MOST_BYTES, NONCE_BYTES, question, read_answer
from dixit_qt.net.discovery.interfaces import Interface
from dixit_qt.net.discovery.mdns import Radio
from dixit_qt.net.places import QUESTION_PORT, Place
from dixit_qt.wire.codec import RemoteProtocolError
from dixit_qt.wire.codes import Farewell, Want
from dixit_qt.wire.limits import PROTOCOL_VERSION
from dixit_qt.wire.messages import Goodbye, Hello, Leave
from dixit_qt.wire.peer import Peer, Role, State

LISTEN_SECONDS = 4.0
ANSWER_SECONDS = 1.5
CONNECT_SECONDS = 5.0
_POWERSHELL_MS = 8000
_NO_SUCH_GAME = "0" * 32


class RealSoundings:
    def __init__(self, question_port: int = QUESTION_PORT) -> None:
        self._question_port = question_port

    def interfaces(self) -> Sequence[Interface]:
        return interfaces.look()

    def network_is_public(self) -> bool:
        """Windows blocks incoming connections in a network that it classes as public."""
        return sys.platform == "win32" and "Public" in _said_by_powershell(
            "(Get-NetConnectionProfile).NetworkCategory"
        )

    def tables_by_mdns(self, addresses: Sequence[str]) -> Sequence[str]:
        try:
            return _listened(addresses)
        except Error as error:
            raise OSError(str(error)) from error

    def tables_by_question(self, targets: Sequence[str]) -> Sequence[str]:
        nonce = secrets.token_bytes(NONCE_BYTES)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            places = [_address_of(Place(target, self._question_port)) for target in targets]
            _send_to_all(sock, question(nonce), places)
            return _names(_answers(sock, nonce))

    def greet(self, place: Place) -> Farewell | None:
        with socket.create_connection(_address_of(place), CONNECT_SECONDS) as sock:
            return greeting(sock)


def greeting(sock: socket.socket) -> Farewell | None:
    """A table's answer to a request for a game that doesn't exist. None if it isn't a table."""
    peer = Peer(Role.CLIENT)
    hello = Hello(version=PROTOCOL_VERSION, name="?", want=Want.SPECTATOR, game=_NO_SUCH_GAME)
    try:
        sock.sendall(peer.send(hello))
        while peer.state is State.GREETED and (data := sock.recv(4096)):
            for message in peer.receive(data):
                if isinstance(message, Goodbye):
                    return message.code
                sock.sendall(peer.send(Leave()))
                return Farewell.YOU_LEFT
    except (OSError, RemoteProtocolError):
        return None
    return None


def _address_of(place: Place) -> tuple[str, int]:
    """An invalid name raises the same error as an unknown one."""
    try:
        place.address.encode("idna")
    except UnicodeError as error:
        raise socket.gaierror(socket.EAI_NONAME, f"{place.address}: {error}") from error
    return place.address, place.port


def _said_by_powershell(script: str) -> str:
    process = QProcess()
    process.start("powershell", ["-NoProfile", "-NonInteractive", "-Command", script])
    if not process.waitForFinished(_POWERSHELL_MS):
        process.kill()
        process.waitForFinished(_POWERSHELL_MS)
    return bytes(process.readAllStandardOutput().data()).decode("ascii", "replace")


def _listened(addresses: Sequence[str]) -> Sequence[str]:
    names: queue.SimpleQueue[str] = queue.SimpleQueue()
    radio = Radio(addresses, lambda name, there: names.put(name) if there else None)
    try:
        radio.listen()
        return _names(_resolved(radio, names))
    finally:
        radio.close()


def _resolved(radio: Radio, names: queue.SimpleQueue[str]) -> Iterator[Advert]:
    """Wait for the first table. After it, others get only half a second more."""
    until = time.monotonic() + LISTEN_SECONDS
    while (left := until - time.monotonic()) > 0:
        try:
            answer = radio.resolve(names.get(timeout=left))
        except queue.Empty:
            return
        if answer is not None:
            until = min(until, time.monotonic() + 0.5)
            yield answer.advert


def _send_to_all(sock: socket.socket, datagram: bytes, places: Sequence[tuple[str, int]]) -> None:
    """Raise an error only if not a single datagram could be sent."""
    errors = []
    for place in places:
        try:
            sock.sendto(datagram, place)
        except OSError as error:
            errors.append(error)
    if errors and len(errors) == len(places):
        raise errors[0]


def _answers(sock: socket.socket, nonce: bytes) -> Iterator[Advert]:
    until = time.monotonic() + ANSWER_SECONDS
    while (left := until - time.monotonic()) > 0:
        sock.settimeout(left)
        try:
            datagram = sock.recv(MOST_BYTES + 1)
        except TimeoutError:
            return
        except OSError:
            continue
        advert = read_answer(datagram, frozenset([nonce]))
        if advert is not None:
            yield advert


def _names(adverts: Iterator[Advert]) -> Sequence[str]:
    return tuple(dict.fromkeys(advert.name for advert in adverts))
