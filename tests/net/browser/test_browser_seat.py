"""A browser at the table gets the same messages as everybody, as text, and nothing more."""

from random import Random

import pytest
from wsproto.events import BytesMessage, Ping, TextMessage

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.net.browser.http import Answer
from dixit_qt.net.browser.server import HttpConnection
from dixit_qt.net.hosting import FirstBytes
from dixit_qt.net.links import LinkPair
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.engine import apply
from dixit_qt.rules.views import view_for
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import text_of
from tests.host.test_secrecy import scramble
from tests.net.browser.browsers import BrowserLine
from tests.net.room import RoomInMemory

EDITION_IDS = sorted(EDITIONS)


class BrowserInMemory:
    """A browser guest in memory; `frames` are what the host sent."""

    def __init__(self, room: RoomInMemory, name: str = "", **hello: object) -> None:
        """If `name` is given, the browser sends a hello."""
        self._room = room
        self.frames: list[bytes] = []
        self.pair = LinkPair()
        self.pair.host.on_written = lambda: None
        room.exchange.attach(FirstBytes(self.pair.host, self._on_http), "10.0.0.9")
        self.line = BrowserLine(self.pair.client.send)
        self.pair.client.on_data = self.line.on_data
        self.settle()
        if name:
            self.line.say(t="hello", version=2, name=name, **hello)
            self.settle()

    def _on_http(self, data: bytes) -> None:
        def nothing(_request: object) -> Answer | None:
            return None

        def play(seat) -> None:
            sent = seat.send
            seat.send = lambda data: (self.frames.append(data), sent(data))
            self._room.exchange.attach(seat, "10.0.0.9", browser=True)

        HttpConnection(self.pair.host, nothing, nothing, play, lambda _gone: None).receive(data)

    def settle(self) -> None:
        while self.pair.pump() or sum(guest.pair.pump() for guest in self._room.guests):
            pass

    @property
    def view(self) -> dict:
        return self.line.named("update")[-1]["view"]

    def texts_now(self) -> list[str]:
        """The texts that it would be sent now."""
        self.line.texts.clear()
        shown = self._room.table.playing.show_all(self._room.host.match, self._room.now)
        self._room.exchange.perform(list(shown))
        self.settle()
        return list(self.line.texts)


@pytest.fixture
def room() -> RoomInMemory:
    return RoomInMemory("odyssey")


def test_a_seated_browser_gets_the_same_messages_as_others(room):
    room.join_all(2)
    browser = BrowserInMemory(room, "Ёж")
    assert [seat.name for seat in room.host.people.seats][-1] == "Ёж"
    assert browser.line.texts == [text_of(data[4:]) for data in browser.frames]
    assert browser.line.named("welcome")[0]["token"]


def test_upgrading_to_websocket_replaces_the_http_link(room):
    BrowserInMemory(room, "Anna")
    assert room.exchange.links == 1


def played_on(state, moves: int, rng: Random):
    """The state after a few more moves, without a host."""
    bot = RandomBot(second_thoughts=0.0)
    for _ in range(moves):
        if state.outcome is None:
            seat = rng.choice(view_for(state, None).waiting_for)
            state = apply(state, seat, bot.choose(view_for(state, seat), rng))
    return state


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_a_browsers_messages_do_not_depend_on_secrets(edition):
    room = RoomInMemory(edition)
    guests = room.join_all(EDITIONS[edition].sizes[0] - 1)
    browser = BrowserInMemory(room, "Last")
    room.do(guests[0], m.Start())
    browser.settle()
    rng = Random(7)
    match = room.host.match
    for moves in (0, 2, 5, 9, 14):
        truth = match.state = played_on(match.state, moves, rng)
        browser.texts_now()
        before = browser.texts_now()
        match.state = scramble(truth, len(guests), rng)
        assert browser.texts_now() == before
        match.state = truth


def test_a_refusal_comes_as_text(room):
    browser = BrowserInMemory(room, "Anna")
    browser.line.say(t="take_seat", person=None)
    browser.settle()
    assert browser.line.named("refused")[0]["code"] == "already_seated"


@pytest.mark.parametrize("text", ["no message", "{}", '{"t":"vote"}', '{"t":"hello"', "[]", ""])
def test_an_invalid_message_ends_only_that_connection(room, text):
    (anna,) = room.join_all(1)
    browser = BrowserInMemory(room, "Boris")
    browser.line.say_text(text)
    browser.settle()
    assert browser.line.named("goodbye")[0]["code"] == "protocol_error"
    assert browser.line.is_closed
    assert not anna.is_lost


def hostile(browser: BrowserInMemory, data: bytes) -> None:
    browser.pair.client.send(data)
    browser.settle()


def test_a_message_that_is_too_long_ends_only_that_connection(room):
    (anna,) = room.join_all(1)
    browser = BrowserInMemory(room, "Boris")
    browser.line.say_text("x" * 70_000)
    browser.settle()
    assert room.exchange.links == 1
    assert not anna.is_lost


def test_a_websocket_frame_that_claims_to_be_huge_is_refused(room):
    browser = BrowserInMemory(room, "Boris")
    head = b"\x81\xff" + (2**40).to_bytes(8, "big") + bytes(4)
    hostile(browser, head + bytes(70_000))
    assert room.exchange.links == 0


def test_a_websocket_text_in_endless_fragments_is_refused(room):
    browser = BrowserInMemory(room, "Boris")
    socket = browser.line.socket
    while not browser.line.is_closed:
        hostile(browser, socket.send(TextMessage(data="", message_finished=False)))
    assert room.exchange.links == 0


def test_a_ping_is_answered_with_its_own_words(room):
    browser = BrowserInMemory(room, "Boris")
    hostile(browser, browser.line.socket.send(Ping(b"still there?")))
    assert browser.line.pongs == [b"still there?"]
    assert room.exchange.links == 1


def test_websocket_pings_without_messages_end_the_connection(room):
    browser = BrowserInMemory(room, "Boris")
    while not browser.line.is_closed:
        hostile(browser, browser.line.socket.send(Ping()))
    assert room.exchange.links == 0


def test_a_binary_message_is_refused(room):
    browser = BrowserInMemory(room, "Boris")
    hostile(browser, browser.line.socket.send(BytesMessage(data=b"\x00")))
    assert room.exchange.links == 0


@pytest.mark.parametrize("data", [b"\xff\xff\xff", b"\x81\x05hello", b"\xc1\x80\x00\x00\x00\x00"])
def test_a_request_that_is_not_websocket_is_refused(room, data):
    browser = BrowserInMemory(room, "Boris")
    hostile(browser, data)
    assert room.exchange.links == 0


def test_closing_the_page_keeps_the_seat(room):
    (anna,) = room.join_all(1)
    browser = BrowserInMemory(room, "Boris")
    browser.pair.client.close()
    browser.settle()
    assert room.exchange.links == 1
    assert [seat.keeper for seat in anna.state.room.seats] == ["person", "absent"]


def test_a_browser_returns_to_its_seat_by_its_token(room):
    browser = BrowserInMemory(room, "Boris")
    token = browser.line.named("welcome")[0]["token"]
    again = room.join("Elsewhere", token=token)
    browser.settle()
    assert again.state.seat == 0
    assert browser.line.named("goodbye")[0]["code"] == "replaced"
