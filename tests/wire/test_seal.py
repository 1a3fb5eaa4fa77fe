"""An encrypted connection opens only for those who know the secret."""

import hashlib
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import msgpack

from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import LocalProtocolError, RemoteProtocolError, encode, frame
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.limits import MAX_CLIENT_FRAME, MAX_FRAME
from dixit_qt.wire.seal import ClientEnd, HostEnd
from dixit_qt.wire.seal_messages import (
    MAGIC,
    Asked,
    Heard,
    Opened,
    Say,
    SealAnswer,
    SealOffer,
    SealProof,
    secret_of_code,
    secret_of_token,
)
from dixit_qt.wire.spake2 import Exchange

SEAT = "ab" * 32
CODE = secret_of_code("Кит лампа")
ZERO = bytes([1, *bytes(31)])
NO_POINT = bytes([2, *bytes(31)])


class Entropy:
    """The same bytes in every run."""

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()
        self._count = 0

    def __call__(self, count: int) -> bytes:
        self._count += 1
        return hashlib.shake_256(self._seed + bytes([self._count])).digest(count)


def handshake_frame(message) -> bytes:
    return frame(encode(message))


@dataclass
class Pair:
    """Two ends, connected by hand."""

    client: ClientEnd
    host: HostEnd
    secret: bytes = CODE
    asked: list[Asked] = field(default_factory=list)
    heard: list[bytes] = field(default_factory=list)
    opened: list[object] = field(default_factory=list)

    def shake(self) -> None:
        self.to_host(self.client.begin()[len(MAGIC) :])

    def to_host(self, data: bytes) -> None:
        answers = [self._happened(event, self.host) for event in self.host.receive(data)]
        if any(answers):
            self.to_client(b"".join(answers))

    def to_client(self, data: bytes) -> None:
        answers = [self._happened(event, self.client) for event in self.client.receive(data)]
        if any(answers):
            self.to_host(b"".join(answers))

    def _happened(self, event, end) -> bytes:
        """The bytes that `end` sends to the other end after this event."""
        match event:
            case Asked():
                self.asked.append(event)
                return self.host.answer(self.secret)
            case Say(data):
                return data
            case Heard(plain):
                self.heard.append(plain)
            case Opened():
                self.opened.append(end)
        return b""


def new_pair(client: bytes = CODE, host: bytes = CODE, seat: str | None = None) -> Pair:
    return Pair(ClientEnd(client, seat, Entropy("client")), HostEnd(Entropy("host")), host)


def open_pair() -> Pair:
    pair = new_pair()
    pair.shake()
    return pair


def test_both_ends_with_the_same_code_open_the_seal():
    pair = open_pair()
    assert pair.opened == [pair.host, pair.client]
    assert pair.client.is_open
    assert pair.host.is_open
    assert pair.asked == [Asked(None)]


def test_both_ends_with_the_same_token_open_the_seal():
    pair = new_pair(secret_of_token("abc"), secret_of_token("abc"), seat=SEAT)
    pair.shake()
    assert pair.asked == [Asked(SEAT)]
    assert len(pair.opened) == 2


def test_a_code_and_a_token_with_the_same_text_give_different_secrets():
    assert secret_of_code("abc") != secret_of_token("abc")


@settings(max_examples=15)
@given(st.lists(st.binary(min_size=1, max_size=200), max_size=6))
def test_sealed_messages_are_opened_at_the_other_end(bodies):
    pair = open_pair()
    frames = [frame(body) for body in bodies]
    for plain in frames:
        pair.to_host(pair.client.seal(plain))
        pair.to_client(pair.host.seal(plain))
    assert pair.heard == [plain for plain in frames for _ in range(2)]


def test_the_longest_frames_can_be_sealed():
    pair = open_pair()
    longest = frame(bytes(MAX_CLIENT_FRAME)), frame(bytes(MAX_FRAME))
    pair.to_host(pair.client.seal(longest[0]))
    pair.to_client(pair.host.seal(longest[1]))
    assert pair.heard == list(longest)


def test_nothing_of_a_frame_can_be_read_on_its_way():
    pair = open_pair()
    plain = frame(b"Anna says: a quiet harbour")
    sealed = pair.client.seal(plain)
    assert b"Anna" not in sealed
    assert b"harbour" not in sealed


def test_the_same_frame_looks_different_each_time():
    pair = open_pair()
    plain = frame(b"the same")
    assert pair.client.seal(plain) != pair.client.seal(plain)


def test_a_wrong_code_is_rejected_by_the_host_first():
    pair = new_pair(client=secret_of_code("another"))
    with pytest.raises(RemoteProtocolError) as caught:
        pair.shake()
    assert caught.value.farewell is Farewell.WRONG_CODE
    assert pair.opened == []


def test_a_host_that_does_not_know_the_code_is_rejected():
    pair = new_pair()
    answer = handshake_frame(SealAnswer(Exchange.of_client(CODE, Entropy("x")).element))
    pair.client.begin()
    list(pair.client.receive(answer))
    with pytest.raises(RemoteProtocolError) as caught:
        list(pair.client.receive(handshake_frame(SealProof(bytes(32)))))
    assert caught.value.farewell is Farewell.WRONG_CODE
    assert not pair.client.is_open


def test_a_goodbye_instead_of_an_answer_is_reported():
    pair = new_pair()
    pair.client.begin()
    goodbye = handshake_frame(m.Goodbye(Farewell.TOO_MANY_TRIES))
    assert list(pair.client.receive(goodbye)) == [Heard(goodbye)]


def turned(data: bytes, place: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


@settings(max_examples=15)
@given(st.data())
def test_an_altered_frame_is_rejected(data):
    pair = open_pair()
    sealed = pair.client.seal(frame(b"a vote for three"))
    altered = turned(sealed, data.draw(st.integers(4, len(sealed) - 1)))
    with pytest.raises(RemoteProtocolError, match="does not open"):
        pair.to_host(altered)
    assert pair.heard == []


@pytest.mark.parametrize("length", [1, 15, 16])
def test_a_frame_shorter_than_its_seal_is_rejected(length):
    for send in (open_pair().to_host, open_pair().to_client):
        with pytest.raises(RemoteProtocolError, match="does not open"):
            send(length.to_bytes(4, "big") + bytes(length))


@pytest.mark.parametrize("order", [(0, 0), (1,), (1, 0)], ids=["repeated", "dropped", "swapped"])
def test_a_frame_out_of_order_is_rejected(order):
    pair = open_pair()
    sealed = [pair.client.seal(frame(body)) for body in (b"first", b"second")]
    with pytest.raises(RemoteProtocolError, match="does not open"):
        pair.to_host(b"".join(sealed[place] for place in order))


def test_a_frame_sent_back_is_rejected():
    pair = open_pair()
    with pytest.raises(RemoteProtocolError, match="does not open"):
        pair.to_client(pair.client.seal(frame(b"a mirror")))


def test_a_frame_of_another_connection_is_rejected():
    one, other = open_pair(), Pair(ClientEnd(CODE, None, Entropy("y")), HostEnd(Entropy("z")))
    other.shake()
    with pytest.raises(RemoteProtocolError, match="does not open"):
        other.to_host(one.client.seal(frame(b"heard yesterday")))


@dataclass
class Recorded:
    """Everything that an eavesdropper has of a handshake and of the messages after it."""

    offer: bytes = b""
    answer: bytes = b""
    proof: bytes = b""
    said: bytes = b""


def record() -> Recorded:
    client, host, tape = ClientEnd(CODE, None, Entropy("a")), HostEnd(Entropy("b")), Recorded()
    tape.offer = client.begin()[len(MAGIC) :]
    assert list(host.receive(tape.offer)) == [Asked(None)]
    tape.answer = host.answer(CODE)
    (proven,) = client.receive(tape.answer)
    tape.proof = proven.data
    confirmed, _opened = host.receive(tape.proof)
    assert list(client.receive(confirmed.data)) == [Opened()]
    tape.said = client.seal(frame(b"who is there"))
    return tape


@pytest.mark.parametrize("guess", ["Кит лампа", "кот лампа", "amber fox"])
def test_a_recorded_handshake_does_not_reveal_a_right_guess(guess):
    """Testing codes against a recording needs new random numbers, so the right code fits the
    recording no better than any other."""
    tape, secret = record(), secret_of_code(guess)
    as_host = HostEnd(Entropy("guessing"))
    list(as_host.receive(tape.offer))
    assert as_host.answer(secret) != tape.answer
    with pytest.raises(RemoteProtocolError) as caught:
        list(as_host.receive(tape.proof))
    assert caught.value.farewell is Farewell.WRONG_CODE
    as_client = ClientEnd(secret, None, Entropy("guessing"))
    assert as_client.begin()[len(MAGIC) :] != tape.offer
    (proven,) = as_client.receive(tape.answer)
    assert proven.data != tape.proof
    with pytest.raises(RemoteProtocolError):
        list(as_client.receive(tape.said))


def test_nothing_is_sealed_before_the_handshake_is_done():
    pair = new_pair()
    with pytest.raises(LocalProtocolError):
        pair.client.seal(frame(b"too early"))
    with pytest.raises(LocalProtocolError):
        pair.host.seal(frame(b"too early"))


@pytest.mark.parametrize("element", [bytes(32), ZERO, NO_POINT, b"\xff" * 32])
def test_an_invalid_element_is_refused(element):
    host = HostEnd(Entropy("host"))
    assert list(host.receive(handshake_frame(SealOffer(element)))) == [Asked(None)]
    with pytest.raises(RemoteProtocolError, match="no element"):
        host.answer(CODE)


def test_an_offer_reflected_as_the_answer_is_refused():
    client = ClientEnd(CODE, None, Entropy("client"))
    offer = msgpack.decode(client.begin()[len(MAGIC) + 4 :], type=SealOffer)
    mirrored = handshake_frame(SealAnswer(offer.element))
    with pytest.raises(RemoteProtocolError, match="no element"):
        list(client.receive(mirrored))


def offered(element: bytes) -> bytes:
    return msgpack.encode({"t": "seal_offer", "element": element, "seat": None})


@pytest.mark.parametrize(
    "body",
    [
        *(b"\x00", b"\x81\xa1t\xa5hello", bytes(200), encode(SealProof(bytes(32)))),
        *(offered(bytes(31)), offered(bytes(33))),
    ],
)
def test_an_invalid_offer_ends_the_handshake(body):
    with pytest.raises(RemoteProtocolError, match="not a message"):
        list(HostEnd(Entropy("host")).receive(frame(body)))


@pytest.mark.parametrize("seat", [b"\xff", b"\xc3\x28", b"\xed\xa0\x80"])
def test_a_text_that_is_not_utf8_ends_the_handshake(seat):
    offer = msgpack.encode({"t": "seal_offer", "element": bytes(32), "seat": "?"})
    broken = offer[:-2] + bytes([0xA0 + len(seat)]) + seat
    with pytest.raises(RemoteProtocolError, match="not a message"):
        list(HostEnd(Entropy("host")).receive(frame(broken)))


def test_a_long_frame_is_refused_before_the_handshake_is_done():
    with pytest.raises(RemoteProtocolError, match="out of bounds"):
        list(HostEnd(Entropy("host")).receive(frame(bytes(300))))


def test_a_second_offer_ends_the_handshake():
    host = HostEnd(Entropy("host"))
    offer = ClientEnd(CODE, None, Entropy("client")).begin()[len(MAGIC) :]
    with pytest.raises(RemoteProtocolError, match="another order"):
        list(host.receive(offer + offer))


def test_a_proof_before_the_answer_ends_the_handshake():
    client = ClientEnd(CODE, None, Entropy("client"))
    client.begin()
    with pytest.raises(RemoteProtocolError, match="another order"):
        list(client.receive(handshake_frame(SealProof(bytes(32)))))


def test_a_second_answer_ends_the_handshake():
    pair = new_pair()
    offer = pair.client.begin()[len(MAGIC) :]
    list(pair.host.receive(offer))
    answer = pair.host.answer(CODE)
    list(pair.client.receive(answer))
    with pytest.raises(RemoteProtocolError, match="another order"):
        list(pair.client.receive(answer))
