"""PROTOCOL.md says enough about encryption to write another client."""

import re
from pathlib import Path

from dixit_qt.wire import messages as m
from dixit_qt.wire import seal, seal_messages, spake2
from dixit_qt.wire.codec import FrameDecoder, encode, frame
from tests.wire.foreign_seal import ORDER, ForeignSeal

PAGE = (Path(seal.__file__).parent / "PROTOCOL.md").read_text(encoding="utf-8")
SECRET = seal_messages.secret_of_code("Кит лампа")
PATH_OF_THE_PAGE = "/small/0123456789abcdef0123"
CLIENT, HOST = bytes(range(64)), bytes(range(64, 128))


def vector(name: str) -> bytes:
    """The hexadecimal bytes that the document gives after a name."""
    (digits,) = re.findall(rf"^{re.escape(name)}: *((?:[0-9a-f]{{2,}}\s+)+)", PAGE, re.MULTILINE)
    return bytes.fromhex(digits)


def foreign_client() -> ForeignSeal:
    scalar = int.from_bytes(CLIENT, "big") % ORDER
    return ForeignSeal(SECRET, scalar, vector("M"), vector("N"))


def ends():
    host = seal.HostEnd(lambda _count: HOST)
    client = seal.ClientEnd(SECRET, None, lambda _count: CLIENT)
    return client, host


def body_of(data: bytes) -> bytes:
    (body,) = FrameDecoder().feed(data)
    return body


def test_the_test_vectors_of_the_protocol_match_the_code():
    client, host = ends()
    offer = client.begin()
    assert offer == seal_messages.MAGIC + vector("offer")
    (asked,) = host.receive(offer[len(seal_messages.MAGIC) :])
    assert asked == seal_messages.Asked(None)
    answer = host.answer(SECRET)
    assert answer == vector("answer")
    (proof,) = client.receive(answer)
    assert proof.data == vector("client's proof")
    say, opened = host.receive(proof.data)
    assert say.data == vector("host's proof")
    assert opened == seal_messages.Opened()
    assert list(client.receive(say.data)) == [seal_messages.Opened()]
    assert client.channel == host.channel == vector("channel").hex()
    assert client.seal(frame(encode(m.Ping(1)))) == vector("client's first frame")
    assert host.seal(frame(encode(m.Pong(1)))) == vector("host's first frame")
    assert host.files.name == vector("files").hex()
    assert host.files.asked(vector("question").hex()) == PATH_OF_THE_PAGE


def test_the_test_vectors_can_be_reproduced_from_the_page_alone():
    foreign = foreign_client()
    assert vector("secret") == SECRET
    assert foreign.offer == body_of(vector("offer"))
    assert foreign.take_answer(body_of(vector("answer"))) == body_of(vector("client's proof"))
    assert foreign.channel == vector("channel")
    assert foreign.is_host(body_of(vector("host's proof")))
    assert foreign.seal(encode(m.Ping(1))) == body_of(vector("client's first frame"))
    assert foreign.open(body_of(vector("host's first frame"))) == encode(m.Pong(1))
    assert foreign.files.name == vector("files").hex()
    question = foreign.files.question(PATH_OF_THE_PAGE, bytes(range(12)))
    assert question == vector("question").hex()


def test_each_end_numbers_its_frames_one_by_one():
    foreign, (client, host) = foreign_client(), ends()
    list(host.receive(client.begin()[len(seal_messages.MAGIC) :]))
    foreign.take_answer(body_of(host.answer(SECRET)))
    list(host.receive(vector("client's proof")))
    for number in range(3):
        said, answered = encode(m.Ping(number)), encode(m.Pong(number))
        (heard,) = host.receive(frame(foreign.seal(said)))
        assert heard.frame == frame(said)
        assert foreign.open(body_of(host.seal(frame(answered)))) == answered


def test_the_fixed_points_of_the_protocol_match_the_code():
    assert vector("M") == spake2.M
    assert vector("N") == spake2.N


def test_the_protocol_names_the_magic_bytes_and_key_purposes():
    assert " ".join(f"{byte:02x}" for byte in seal_messages.MAGIC) in PAGE
    named = (
        spake2.CLIENT_ID,
        spake2.HOST_ID,
        seal.CONTEXT,
        b"client proof",
        b"host frames",
        b"channel",
    )
    assert all(f"`{name.decode()}`" in PAGE for name in named)
