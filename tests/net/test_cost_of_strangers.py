"""What somebody without a seat may request, and the most that it costs the host.

SECURITY.md has a table of it. Work is counted, not timed: calls of functions (also in libraries and
in C), and libsodium's point multiplications.
"""

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest

from devtools import project
from dixit_qt.net.browser.invitations import DRAWN_PER_LOOK, MOST_KEPT, Invitations
from dixit_qt.net.discovery.advert import from_txt, to_txt
from dixit_qt.net.discovery.broadcast import MOST_BYTES, answer, question, read_question
from dixit_qt.net.links import LinkPair
from dixit_qt.store.programs import ProgramFolder
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import encode, frame
from dixit_qt.wire.limits import MAX_CLIENT_FRAME, MAX_HELLO
from dixit_qt.wire.seal import ClientEnd
from dixit_qt.wire.seal_messages import name_of, secret_of_code, secret_of_token
from tests.host.builders import Stranger
from tests.net.discovery.test_discovery_adverts import ADVERT
from tests.net.room import BY_ID, RoomInMemory
from tests.net.tables import open_hosting
from tests.store.test_programs import RUN

CODE = "кит лампа"
PLAYERS, WATCHERS = 12, 30
HOST = "192.168.1.20:42042"
PAGE, PROTOCOL, DISCOVERY = (
    (project.ROOT / page).read_text(encoding="utf-8")
    for page in (
        "SECURITY.md",
        "dixit_qt/wire/PROTOCOL.md",
        "dixit_qt/net/discovery/DISCOVERY.md",
    )
)
ROW = re.compile(
    r"^\| (?P<asked>[^|]+?) \|[^|]*\| (?P<calls>[\d,]+) \| (?P<points>\d) \|", re.MULTILINE
)
TABLE = {row["asked"]: row for row in ROW.finditer(PAGE)}


@dataclass
class Work:
    calls: int = 0
    points: int = 0

    def count(self, frame, event: str, _arg: object) -> None:
        if event in {"call", "c_call"}:
            self.calls += 1
        if event == "call" and frame.f_code.co_name.startswith("crypto_scalarmult_ed25519"):
            self.points += 1


def work_of(deed: Callable[[], object]) -> Work:
    work, before = Work(), sys.getprofile()
    sys.setprofile(work.count)
    try:
        deed()
    finally:
        sys.setprofile(before)
    return work


# Messages in frames, at a table with as many people as it holds


def full_room(**changes) -> RoomInMemory:
    room = RoomInMemory(**changes)
    code = {"code": room.host.code} if room.host.code else {}
    for number in range(PLAYERS):
        room.join(f"Player {number}", address=f"10.0.0.{number}", **code)
    for number in range(WATCHERS):
        room.watch(address=f"10.0.1.{number}", **code)
    return room


def coming(room: RoomInMemory) -> Work:
    return work_of(lambda: Stranger(room))


def saying(data: bytes, **changes) -> Work:
    room = full_room(**changes)
    stranger = Stranger(room)
    return work_of(lambda: stranger.say(data))


def hello(**fields) -> bytes:
    return frame(encode(m.Hello(2, "Ёжик" * 10, **fields)))


def offering(token: str | None, *, is_known: bool = True) -> Work:
    room = full_room(code=CODE)
    seat, secret = None, secret_of_code("другой код")
    if token is not None:
        token = room.guests[0].state.token if is_known else token
        seat, secret = name_of(token), secret_of_token(token)
    offer = ClientEnd(secret, seat, Random(1).randbytes).begin()
    stranger = Stranger(room)
    return work_of(lambda: stranger.say(offer))


FRAMES = {
    "nothing": lambda: coming(full_room()),
    "bytes that aren't a message": lambda: saying(b"\x00\x00\x07\x00" + bytes(MAX_HELLO)),
    "`continued`, or another message before `hello`": lambda: saying(frame(encode(m.Continued(1)))),
    "`hello`": lambda: saying(hello()),
    "`hello` that names a seat": lambda: saying(hello(seat="ab" * 32, nonce="0" * 32)),
    "`hello` at a table with a code": lambda: saying(hello(), code=CODE),
    "`seal_offer` for the code": lambda: offering(None),
    "`seal_offer` for a seat that is kept": lambda: offering("known"),
    "`seal_offer` for any other seat": lambda: offering("unknown", is_known=False),
}


# Requests over HTTP


@pytest.fixture
def ask(qapp, tmp_path):
    (tmp_path / RUN).write_bytes(b"program")
    hosting = open_hosting(programs=ProgramFolder(tmp_path))

    def said(first: bytes, then: bytes = b"") -> tuple[Work, bytes]:
        pair, heard = LinkPair(), bytearray()
        pair.client.on_data = heard.extend

        def deed() -> None:
            hosting.browsers.take(pair.host, "10.0.0.66", first)
            pair.client.send(then)
            while pair.pump():
                pass

        return work_of(deed), bytes(heard)

    said(request("/"))
    said(request("/programs"))
    yield said
    hosting.close()


def request(target: str, *lines: str, host: str = HOST) -> bytes:
    return "\r\n".join([f"GET {target} HTTP/1.1", f"Host: {host}", *lines, "", ""]).encode()


UPGRADE = request(
    "/play",
    f"Origin: http://{HOST}",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)
TEXT = b"[" * (MAX_CLIENT_FRAME - 1)
MASKED = b"\x81\xff" + len(TEXT).to_bytes(8, "big") + bytes(4) + TEXT
PINGS = b"\x89\x80" + bytes(4)
HTTP = {
    "a header that isn't a valid request": (b"GET " + b"x" * 9000, b" 4"),
    "a file of the page": (request("/page.js"), b" 200"),
    "`/card/…`": (request(f"/card/{next(reversed(BY_ID))}"), b" 404"),
    "`/small/…`": (request(f"/small/{next(reversed(BY_ID))}"), None),
    "`/reasons/…`": (request("/reasons/1/1"), b" 403"),
    "`/sealed/…`": (request("/sealed/" + "ab" * 16 + "/" + "cd" * 92), b" 404"),
    "`/programs`": (request("/programs"), None),
    "`/programs/…`": (request(f"/programs/{RUN}"), None),
    "`/invitation.svg`": (request("/invitation.svg", host="a" * 57 + ".local:42042"), b" 200"),
    "`/play`, the upgrade": (UPGRADE, b" 101"),
    "a text over WebSocket": (UPGRADE, b" 101", MASKED),
    "pings over WebSocket": (UPGRADE, b" 101", PINGS * 500),
}


# Requests to the whole network


def a_question() -> None:
    nonce = read_question(question(bytes(8)))
    assert nonce is not None
    assert len(answer(nonce, ADVERT)) <= MOST_BYTES


def a_record() -> None:
    txt = {key.encode(): value.encode() for key, value in to_txt(ADVERT).items()}
    from_txt({**txt, b"n": b"\xff" * 253, **{bytes([at]): b"x" * 250 for at in range(255)}}, 1)


NETWORK = {
    "a question by UDP": lambda: work_of(a_question),
    "other bytes by UDP": lambda: work_of(lambda: read_question(b"\x93" + b"\x91" * MOST_BYTES)),
    "a record of mDNS": lambda: work_of(a_record),
}


def holds(asked: str, work: Work) -> None:
    row = TABLE[asked]
    assert work.calls <= int(row["calls"].replace(",", "")), work
    assert work.points <= int(row["points"]), work


@pytest.mark.parametrize("asked", [*FRAMES, *NETWORK])
def test_a_strangers_message_costs_at_most_what_the_security_page_says(asked: str):
    holds(asked, {**FRAMES, **NETWORK}[asked]())


@pytest.mark.parametrize("asked", HTTP)
def test_a_strangers_http_request_costs_at_most_what_the_security_page_says(asked: str, ask):
    data, status, *then = HTTP[asked]
    work, heard = ask(data, *then)
    assert heard.startswith(b"HTTP/1.1" + status) if status else not heard
    holds(asked, work)


def test_every_row_of_the_table_is_measured():
    assert set(TABLE) == {*FRAMES, *HTTP, *NETWORK}


def test_every_limit_that_the_table_names_is_listed_with_its_numbers():
    """The tests of those pages compare the numbers with the code."""
    named = re.findall(
        r"(?<!\*)\*([^*|]+)\*(?!\*)", PAGE[min(map(re.Match.start, TABLE.values())) :]
    )
    listed = re.findall(r"^\| (.+?) \| .*\d", PROTOCOL + DISCOVERY, re.MULTILINE)
    assert len(named) > 8
    assert set(named) - set(listed) == set()


def test_invitations_are_drawn_once_and_only_a_few_between_two_looks():
    invitations = Invitations()
    first = invitations.of(HOST)
    for number in range(DRAWN_PER_LOOK):
        invitations.of(f"10.0.0.{number}")
    assert invitations.of("10.0.0.99") is None
    assert invitations.of(HOST) is first
    assert work_of(lambda: invitations.of(HOST)).calls < 10
    invitations.look()
    assert b"<svg" in (invitations.of("10.0.0.99") or b"")


def test_invitations_do_not_pile_up():
    invitations = Invitations()
    for number in range(2 * MOST_KEPT):
        invitations.look()
        invitations.of(f"10.0.0.{number}")
    assert work_of(lambda: invitations.of("10.0.0.0")).calls > 100
    assert work_of(lambda: invitations.of(f"10.0.0.{2 * MOST_KEPT - 1}")).calls < 10


def test_requests_for_too_many_different_invitations_are_refused(ask):
    answers = [ask(request("/invitation.svg", host=f"10.0.0.{at}"))[1] for at in range(6)]
    assert [each[9:12] for each in answers] == [b"200"] * DRAWN_PER_LOOK + [b"429"] * 2
