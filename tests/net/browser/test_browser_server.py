"""The server for browsers over real sockets: limits on connections, requests and time."""

import hashlib
import re
import socket

import pytest

from dixit_qt.client.state import Status
from dixit_qt.net.browser import server
from dixit_qt.net.links import LinkPair
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import encode, frame
from tests.net.browser.browsers import BrowserLine
from tests.net.tables import guest, open_hosting, place_of

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def hosting(qtbot):
    table = open_hosting()
    yield table
    table.close()


@pytest.fixture
def call(qtbot, hosting):
    callers = []

    def another() -> Caller:
        callers.append(Caller(qtbot, hosting))
        return callers[-1]

    yield another
    for caller in callers:
        caller.socket.close()


def test_seated_browsers_can_ask_for_the_reasons_of_a_poem(hosting, call):
    stranger, guest = call(), call()
    stranger.ask("/reasons/1/1")
    stranger.hears(b"HTTP/1.1 403")
    pair = LinkPair()
    hosting.exchange.attach(pair.host, "127.0.0.1", browser=True)
    pair.client.send(frame(encode(m.Hello(2, "Anna"))))
    pair.pump()
    guest.ask("/reasons/1/1")
    guest.hears(b"HTTP/1.1 404")


class Caller:
    """A plain socket that sends requests by hand."""

    def __init__(self, qtbot, hosting) -> None:
        self._qtbot = qtbot
        self._host = f"127.0.0.1:{hosting.port}"
        self.socket = socket.create_connection(("127.0.0.1", hosting.port))
        self.socket.setblocking(False)
        self.heard = b""
        self.is_over = False

    def ask(self, target: str, *lines: str) -> None:
        head = [f"GET {target} HTTP/1.1", f"Host: {self._host}", *lines, "", ""]
        self.socket.sendall("\r\n".join(head).encode())

    def hears(self, words: bytes) -> None:
        self._qtbot.waitUntil(lambda: words in self.read(), timeout=5000)

    def ends(self) -> None:
        self._qtbot.waitUntil(lambda: self.read() is not None and self.is_over, timeout=5000)

    def bodies(self) -> list[bytes]:
        """The body of every answer, once the other end has closed. Each must have its
        declared length."""
        self.ends()
        found, rest = [], self.heard
        while rest:
            head, _, rest = rest.partition(b"\r\n\r\n")
            length = int(re.search(rb"content-length: (\d+)", head)[1])
            assert len(rest) >= length
            found.append(rest[:length])
            rest = rest[length:]
        return found

    def read(self) -> bytes:
        try:
            while data := self.socket.recv(65536):
                self.heard += data
        except BlockingIOError:
            return self.heard
        except ConnectionError:
            pass
        self.is_over = True
        return self.heard


def test_the_page_comes_from_the_port_of_the_game(qtbot, hosting, call):
    caller = call()
    caller.ask("/")
    caller.hears(b"HTTP/1.1 200")
    caller.hears(b"</html>")


def test_one_connection_can_request_several_files(qtbot, hosting, call):
    caller = call()
    for file in ("/app.js", "/style.css", "/words/ru.json"):
        caller.ask(file)
    caller.hears(b"text/css")
    caller.hears(b"application/json")
    assert caller.heard.count(b"HTTP/1.1 200") == 3


def test_a_program_can_still_join_on_the_browsers_port(qtbot, hosting, call):
    anna = guest("Anna", place_of(hosting))
    qtbot.waitUntil(lambda: anna.session.state.status is Status.JOINED)
    anna.close()


def test_no_page_is_served_when_browsers_are_kept_out(qtbot, hosting, call):
    hosting.table.state.set_browsers(are_welcome=False)
    caller = call()
    caller.ask("/")
    caller.hears(b"HTTP/1.1 403")
    caller.ends()


def test_connected_browsers_still_get_pictures_when_browsers_are_disabled(qtbot, hosting, call):
    hosting.table.state.set_browsers(are_welcome=False)
    caller = call()
    caller.ask("/house/rabbit-04-portrait.webp")
    caller.hears(b"image/webp")


def test_no_browser_can_join_when_browsers_are_kept_out(qtbot, hosting, call):
    hosting.table.state.set_browsers(are_welcome=False)
    caller = call()
    BrowserLine(caller.socket.sendall, f"127.0.0.1:{hosting.port}")
    caller.hears(b"HTTP/1.1 403")
    caller.ends()


def test_an_upgrade_elsewhere_is_refused(qtbot, hosting, call):
    caller = call()
    origin = f"Origin: http://127.0.0.1:{hosting.port}"
    caller.ask("/", "Upgrade: websocket", "Connection: Upgrade", origin)
    caller.hears(b"HTTP/1.1 404")
    caller.ends()


@pytest.mark.parametrize("wish", ["Upgrade", "Upgrade, ÿ"])
def test_an_upgrade_in_a_wrong_form_is_refused(qtbot, hosting, call, wish):
    caller = call()
    origin = f"Origin: http://127.0.0.1:{hosting.port}"
    caller.ask("/play", "Upgrade: websocket", f"Connection: {wish}", origin)
    caller.hears(b"HTTP/1.1 400")
    caller.ends()


def test_too_many_requests_are_refused(qtbot, hosting, call):
    callers = [call() for _ in range(8)]
    for _ in range(server.ASKED_AT_ONCE // 8):
        for caller in callers:
            caller.ask("/icon.svg")
    for caller in callers:
        caller.hears(b"image/svg")
    qtbot.waitUntil(lambda: sum(c.read().count(b" 200 ") for c in callers) == server.ASKED_AT_ONCE)
    callers[0].ask("/icon.svg")
    callers[0].hears(b"HTTP/1.1 429")
    hosting.browsers.look()
    late = call()
    late.ask("/icon.svg")
    late.hears(b"image/svg")


def test_a_connection_with_slow_headers_is_closed(qtbot, hosting, call):
    caller = call()
    caller.socket.sendall(b"GET / HT")
    qtbot.waitUntil(lambda: hosting.browsers.connections == 1)
    hosting.browsers.look()
    caller.socket.sendall(b"TP/1.1\r\n")
    quick = call()
    quick.ask("/icon.svg")
    quick.hears(b"image/svg")
    hosting.browsers.look()
    caller.ends()
    assert (hosting.browsers.connections, quick.is_over) == (1, False)


def test_the_oldest_of_too_many_connections_is_closed(qtbot, hosting, call):
    callers = []
    for number in range(1, server.CONNECTIONS_PER_ADDRESS + 1):
        callers.append(call())
        callers[-1].socket.sendall(b"GET ")
        qtbot.waitUntil(lambda number=number: hosting.browsers.connections == number)
    call().socket.sendall(b"GET ")
    callers[0].ends()
    assert hosting.browsers.connections == server.CONNECTIONS_PER_ADDRESS


def test_requests_are_limited_while_an_answer_is_pending(qtbot, hosting, call):
    caller = call()
    caller.ask("/app.js", "X: " + "y" * 7000)
    for _ in range(12):
        try:
            caller.ask("/app.js", "X: " + "y" * 7000)
        except OSError:
            break
    qtbot.waitUntil(lambda: caller.read() is not None)
    assert len(caller.heard) < 2_000_000


def test_closing_the_table_closes_browser_connections(qtbot, hosting, call):
    caller = call()
    caller.ask("/")
    caller.hears(b"</html>")
    hosting.close()
    caller.ends()


def test_five_phones_behind_one_address_can_load_the_page(qtbot, hosting, call):
    """Browsers open six connections each, and all request everything at the same time."""
    files = server.files_of_the_page()
    wanted = {path: hashlib.sha256(file.body).digest() for path, file in files.items()}
    phones = [[call() for _ in range(6)] for _ in range(5)]
    for phone in phones:
        for number, path in enumerate(wanted):
            phone[number % len(phone)].ask(path)
    for phone in phones:
        for caller in phone:
            caller.ask("/no-more", "Connection: close")
    for phone in phones:
        got = [body for caller in phone for body in caller.bodies()]
        arrived = {hashlib.sha256(body).digest() for body in got}
        assert set(wanted.values()) <= arrived
        assert len(got) == len(wanted) + len(phone)


def test_an_idle_connection_is_the_first_to_be_dropped(qtbot, hosting, call):
    busy = call()
    busy.socket.sendall(b"GET ")
    qtbot.waitUntil(lambda: hosting.browsers.connections == 1)
    idle = call()
    idle.ask("/icon.svg")
    idle.hears(b"</svg>")
    for number in range(3, server.CONNECTIONS_PER_ADDRESS + 1):
        call().socket.sendall(b"GET ")
        qtbot.waitUntil(lambda number=number: hosting.browsers.connections == number)
    call().socket.sendall(b"GET ")
    idle.ends()
    busy.socket.sendall(b"/icon.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    busy.hears(b"</svg>")
