"""A page at a table with a code: encrypted over its WebSocket, or refused."""

import os

import pytest
from wsproto.events import BytesMessage

from dixit_qt.net.browser.http import Answer, Later, Request
from dixit_qt.net.browser.site import is_of_the_table, under_seal
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import encode, frame
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.seal import ClientEnd
from dixit_qt.wire.seal_messages import Heard, Opened, Say, secret_of_code
from dixit_qt.wire.sealed_files import SealedFiles
from tests.net.browser.test_browser_seat import BrowserInMemory, hostile
from tests.net.room import RoomInMemory
from tests.wire.foreign_seal import ForeignFiles

CODE = "кит лампа"


@pytest.fixture
def room() -> RoomInMemory:
    return RoomInMemory("odyssey", code=CODE)


class SealedPage(BrowserInMemory):
    """Encrypts its connection with a code; `said` has the decrypted messages."""

    def __init__(self, room: RoomInMemory, code: str = CODE) -> None:
        self.end = ClientEnd(secret_of_code(code), None, os.urandom)
        self.said: list[bytes] = []
        self.is_open = False
        super().__init__(room)
        self.line.on_bytes = self._heard
        self.send(self.end.begin())

    def send(self, data: bytes) -> None:
        hostile(self, self.line.socket.send(BytesMessage(data=data)))

    def say(self, message: m.Message) -> None:
        self.send(self.end.seal(frame(encode(message))))

    def _heard(self, data: bytes) -> None:
        for event in self.end.receive(data):
            match event:
                case Say(said):
                    self.line.say_bytes(said)
                case Heard(heard):
                    self.said.append(heard)
                case Opened():
                    self.is_open = True


def test_a_page_with_the_right_code_joins_encrypted(room):
    page = SealedPage(room)
    page.say(m.Hello(2, "Ёж"))
    assert [seat.name for seat in room.host.people.seats] == ["Ёж"]
    assert any(b"welcome" in said for said in page.said)
    assert page.line.texts == []


def tries_left(room: RoomInMemory) -> float:
    """Guesses that the pages' address has left."""
    return room.host.connections.tries.of("10.0.0.9", room.now).left


def test_a_wrong_code_in_the_browser_is_refused_and_counts_as_one_guess(room):
    left = tries_left(room)
    page = SealedPage(room, "кот лампа")
    assert page.end.farewell == m.Goodbye(Farewell.WRONG_CODE, page.end.farewell.detail)
    assert room.exchange.links == 0
    assert left - tries_left(room) == 1


def test_guesses_by_programs_count_against_browsers(room):
    for number in range(40):
        room.join("A", code="кот лампа", address=f"10.0.1.{number}")
    page = SealedPage(room)
    assert page.end.farewell is not None
    assert page.end.farewell.code is Farewell.TOO_MANY_TRIES


def test_guesses_by_browsers_and_programs_share_one_budget(room):
    pages = [SealedPage(room, "кот лампа").end.farewell.code for _ in range(9)]
    programs = [
        room.join("A", code="кот лампа", address=f"10.0.1.{number}").state.farewell
        for number in range(8)
    ]
    assert pages == [*[Farewell.WRONG_CODE] * 8, Farewell.TOO_MANY_TRIES]
    assert programs == [*[Farewell.WRONG_CODE] * 7, Farewell.TOO_MANY_TRIES]


@pytest.mark.parametrize("said", [{}, {"code": CODE}, {"code": "кот лампа"}])
def test_a_page_that_speaks_unencrypted_gets_code_needed_whatever_code_it_says(room, said):
    left = tries_left(room)
    browser = BrowserInMemory(room, "Boris", **said)
    assert [each["code"] for each in browser.line.named("goodbye")] == ["code_needed"]
    assert room.host.people.seats == []
    assert left == tries_left(room)


def test_altered_bytes_end_the_connection(room):
    page = SealedPage(room)
    sealed = bytearray(page.end.seal(frame(encode(m.Hello(2, "Ёж")))))
    sealed[-1] ^= 1
    page.send(bytes(sealed))
    assert room.exchange.links == 0
    assert room.host.people.seats == []


def test_an_unsealed_frame_closes_a_browsers_connection(room):
    page = BrowserInMemory(RoomInMemory("odyssey"))
    page.line.say_bytes(frame(encode(m.Hello(2, "Boris"))))
    page.settle()
    assert page.line.is_closed


def test_an_open_message_on_a_sealed_connection_closes_it(room):
    page = SealedPage(room)
    page.line.say(t="hello", version=2, name="Boris")
    page.settle()
    assert room.exchange.links == 0


def test_empty_messages_and_nothing_else_are_refused(room):
    page = SealedPage(room)
    while not page.line.is_closed:
        page.send(b"")
    assert room.exchange.links == 0


# Encrypted requests for files


def ends() -> tuple[SealedFiles, ForeignFiles]:
    keys = bytes(32), bytes([1]) * 32, bytes([2]) * 32
    return SealedFiles(keys[0][:16], *keys[1:], os.urandom), ForeignFiles(*keys)


def question(page: ForeignFiles, path: str) -> str:
    return page.question(path, os.urandom(12))


def request(path: str) -> Request:
    return Request(path, "10.0.0.1", "", False, False, path.encode(), [])


def test_a_file_can_be_requested_encrypted():
    host, page = ends()
    asked = question(page, "/card/abc")

    def answer(inner: Request) -> Answer:
        return Answer(200, [], inner.path.encode())

    found = under_seal(request(f"/sealed/{host.name}/{asked}"), {host.name: host}.get, answer)
    assert page.opened(asked, found.body) == b"/card/abc"
    assert dict(found.headers)[b"content-type"] == b"application/octet-stream"
    assert b"card" not in found.body


def test_a_slow_file_can_be_requested_encrypted():
    host, page = ends()
    asked = question(page, "/small/abc")
    waiting = []
    late = under_seal(
        request(f"/sealed/{host.name}/{asked}"),
        {host.name: host}.get,
        lambda _inner: Later(waiting.append),
    )
    given = []
    late.begin(given.append)
    waiting[0](Answer(200, [], b"small"))
    assert page.opened(asked, given[0].body) == b"small"


def test_an_encrypted_request_for_a_missing_file_gets_404():
    host, page = ends()
    target = f"/sealed/{host.name}/{question(page, '/card/abc')}"
    missing = Answer(404, [], b"nothing")
    found = under_seal(request(target), {host.name: host}.get, lambda _inner: missing)
    assert found is missing


@pytest.mark.parametrize("path", ["/", "/programs/a.zip", "/sealed/a/b", "nonsense", "/ка/"])
def test_an_encrypted_request_for_any_other_path_is_refused(path):
    host, page = ends()
    target = f"/sealed/{host.name}/{question(page, path)}"
    found = under_seal(request(target), {host.name: host}.get, lambda _inner: Answer(200, [], b"x"))
    assert found.status == 404
    assert not is_of_the_table(path)


@pytest.mark.parametrize("asked", ["", "zz", "00", "00" * 92])
def test_a_malformed_sealed_request_gets_404(asked):
    host, _page = ends()
    found = under_seal(
        request(f"/sealed/{host.name}/{asked}"),
        {host.name: host}.get,
        lambda _inner: Answer(200, []),
    )
    assert found.status == 404


def test_files_are_served_only_to_people_at_the_table(room):
    page = SealedPage(room)
    name = next(iter(room.exchange.lines.values())).seal.files.name
    assert room.exchange.files_of(name) is None
    page.say(m.Hello(2, "Ёж"))
    assert room.exchange.files_of(name).name == name
    assert room.exchange.files_of("00" * 16) is None
    page.say(m.Leave())
    assert room.exchange.files_of(name) is None
