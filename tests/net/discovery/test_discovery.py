"""Real discovery on loopback: sockets, threads and Qt's event loop."""

import secrets
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from dixit_qt.net.discovery.advert import Advert
from dixit_qt.net.discovery.broadcast import Answerer, Asker
from dixit_qt.net.discovery.discovery import Discovery
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.net.discovery.interfaces import Kind
from dixit_qt.net.discovery.mdns import Answer, Radio
from dixit_qt.net.places import Place
from tests.net.discovery.adapters import adapter

# Other tables may be open on this machine, so the tests look for their own.
ADVERT = Advert(secrets.token_hex(8), "Стол у Ёжика 🦔", "odyssey", 3, False, 42042, 1)
FULL = msgspec.structs.replace(ADVERT, seats_free=0)
LOOPBACK = ("127.0.0.1",)
SOON = 10_000


def open_sockets() -> int:
    """Linux lists them; elsewhere the tests rely on Python's warnings about unclosed sockets."""
    files = Path("/proc/self/fd")
    if sys.platform != "linux":
        return 0
    return sum(each.is_socket() for each in files.iterdir())


@pytest.fixture
def nothing_is_left_behind() -> Iterator[None]:
    threads, sockets = threading.active_count(), open_sockets()
    yield
    assert threading.active_count() == threads
    assert open_sockets() == sockets


@pytest.fixture
def free_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


def a_discovery(port: int) -> Discovery:
    return Discovery(look=tuple, port=port)


def ours(tables: Sequence[FoundTable]) -> list[FoundTable]:
    return [table for table in tables if table.game == ADVERT.game]


def seats_free(tables: Sequence[FoundTable]) -> list[int]:
    return [table.seats_free for table in ours(tables)]


class Heard:
    """Collects the reports that a radio makes in its thread, so that the test's thread can wait for
    them."""

    def __init__(self) -> None:
        self._news = threading.Condition()
        self._there: dict[str, bool] = {}

    def __call__(self, name: str, there: bool) -> None:
        with self._news:
            self._there[name] = there
            self._news.notify_all()

    def first_of(self, radio: Radio, game: str) -> tuple[str, Answer]:
        """The first record of this game, ignoring other games."""
        looked_into: set[str] = set()
        while True:
            self._until(lambda: bool(self._there.keys() - looked_into))
            name = (self._there.keys() - looked_into).pop()
            looked_into.add(name)
            answer = radio.resolve(name)
            if answer is not None and answer.advert.game == game:
                return name, answer

    def until_gone(self, name: str) -> None:
        self._until(lambda: not self._there[name])

    def _until(self, condition: Callable[[], bool]) -> None:
        with self._news:
            assert self._news.wait_for(condition, timeout=10)


def test_an_mdns_advert_appears_changes_and_is_withdrawn(
    nothing_is_left_behind: None,
) -> None:
    """Two sets of sockets, as two programs have. The guest's thread hears the host's."""
    heard = Heard()
    host, guest = Radio(LOOPBACK, heard), Radio(LOOPBACK, heard)
    try:
        guest.listen()
        host.advertise(ADVERT, LOOPBACK)
        name, answer = heard.first_of(guest, ADVERT.game)
        assert answer == Answer(ADVERT, LOOPBACK)
        host.advertise(FULL, LOOPBACK)
        assert guest.resolve(name) == Answer(FULL, LOOPBACK)
        anew = guest.resolve_anew(name)
        assert anew is not None
        assert anew.advert.game == ADVERT.game
        host.withdraw()
        heard.until_gone(name)
        host.close()
        assert guest.resolve_anew(name) is None
    finally:
        host.close()
        guest.close()


def test_a_guest_sees_a_table_appear_and_disappear(
    qtbot: QtBot, nothing_is_left_behind: None, free_port: int
) -> None:
    host, guest = a_discovery(free_port), a_discovery(free_port)
    try:
        host.start()
        guest.start()
        guest.search()
        host.search()
        host.advertise(ADVERT)
        qtbot.waitUntil(lambda: seats_free(guest.tables) == [3], timeout=SOON)
        qtbot.waitUntil(lambda: [table.own for table in ours(host.tables)] == [True], timeout=SOON)
        (table,) = ours(guest.tables)
        assert table.name == ADVERT.name
        assert not table.own
        assert guest.places_of(ADVERT.game) == (Place("127.0.0.1", 42042),)
        assert guest.places_of("another") == ()
        host.advertise(FULL)
        qtbot.waitUntil(lambda: seats_free(guest.tables) == [0], timeout=SOON)
        host.close()
        qtbot.waitUntil(lambda: ours(guest.tables) == [], timeout=SOON)
    finally:
        host.close()
        guest.close()
        for each in (host, guest):
            each.deleteLater()


def test_udp_questions_find_a_table_without_mdns(qtbot: QtBot, free_port: int) -> None:
    host, guest = Answerer(free_port), Asker(free_port)
    assert host.advertise(ADVERT)
    with qtbot.waitSignal(guest.heard) as signal:
        assert guest.ask(["127.0.0.1", "not an address"])
    assert signal.args == [ADVERT, "127.0.0.1"]
    host.advertise(None)
    guest.close()


def test_a_thorough_search_asks_every_address(qtbot: QtBot, free_port: int) -> None:
    host = Answerer(free_port)
    host.advertise(ADVERT)
    network = (adapter("eth0", "127.9.0.1/28", kind=Kind.REAL),)
    guest = Discovery(look=lambda: network, port=free_port)
    try:
        guest.start()
        qtbot.waitUntil(lambda: guest.own_addresses == ("127.9.0.1",), timeout=SOON)
        guest.search_thoroughly()
        qtbot.waitUntil(lambda: seats_free(guest.tables) == [3], timeout=SOON)
    finally:
        guest.close()
        host.advertise(None)


def test_hosting_works_when_the_port_is_in_use(free_port: int) -> None:
    parent = QObject()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as taken:
        taken.bind(("0.0.0.0", free_port))
        host = Answerer(free_port, parent)
        assert not host.advertise(ADVERT)
        assert host.advertise(None)


def test_garbage_over_udp_is_not_answered(qtbot: QtBot, free_port: int) -> None:
    host, guest = Answerer(free_port), Asker(free_port)
    host.advertise(ADVERT)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as stranger:
        for datagram in (b"", b"\xff" * 9000, b"\x93", bytes(480)):
            stranger.sendto(datagram, ("127.0.0.1", free_port))
        with qtbot.waitSignal(guest.heard):
            guest.ask(["127.0.0.1"])
        stranger.setblocking(False)
        with pytest.raises(BlockingIOError):
            stranger.recv(1)
    host.advertise(None)
    guest.close()


def test_an_mdns_failure_is_reported(qtbot: QtBot, free_port: int) -> None:
    def taken(_addresses: Sequence[str], _heard: object) -> Radio:
        raise OSError("Address already in use")

    discovery = Discovery(look=tuple, port=free_port, radio=taken)
    with qtbot.waitSignal(discovery.trouble_changed) as signal:
        discovery.start()
    discovery.close()
    assert signal.args == ["Address already in use"] == [discovery.trouble]
