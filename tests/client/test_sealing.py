"""A client encrypts its connection with the code, or with the token of its former seat."""

from dataclasses import replace

import pytest

from dixit_qt.client.greeting import Profile, Sealing
from dixit_qt.client.state import NOBODY
from dixit_qt.wire.codec import frame
from dixit_qt.wire.codes import Farewell, Stage
from dixit_qt.wire.room import Room
from dixit_qt.wire.seal import HostEnd
from dixit_qt.wire.seal_messages import (
    MAGIC,
    Asked,
    Opened,
    Say,
    name_of,
    secret_of_code,
    secret_of_token,
)

GAME = "0123456789abcdef"
PLAIN = frame(b"a message")


class Host:
    """The host's end of an encrypted connection, operated by hand."""

    def __init__(self, secret: bytes) -> None:
        self.end = HostEnd(lambda count: bytes(range(count)))
        self.secret = secret
        self.asked: list[str | None] = []

    def answers(self, data: bytes) -> bytes:
        said = b""
        for event in self.end.receive(data.removeprefix(MAGIC)):
            match event:
                case Asked(seat):
                    self.asked.append(seat)
                    said += self.end.answer(self.secret)
                case Say(data):
                    said += data
                case Opened():
                    pass
        return said


def shake(sealing: Sealing, begin: bytes, host: Host) -> list[str]:
    """Exchange messages until both ends are silent; returns what the client reported."""
    happened: list[str] = []
    waiting = [begin]
    while waiting:
        answer = host.answers(waiting.pop())
        list(sealing.received(answer, waiting.append, lambda: happened.append("greeted")))
    return happened


def test_without_a_code_nothing_is_sealed():
    sealing = Sealing()
    assert sealing.begin(Profile("Anna"), NOBODY) == b""
    assert sealing.sealed(PLAIN) == PLAIN
    assert list(sealing.received(PLAIN, lambda _data: None, lambda: None)) == [PLAIN]


def test_hello_is_sent_only_after_the_seal_is_proven():
    sealing, host = Sealing(), Host(secret_of_code("кит лампа"))
    begin = sealing.begin(Profile("Anna", code="Кит лампа"), NOBODY)
    assert sealing.sealed(PLAIN) == PLAIN
    assert shake(sealing, begin, host) == ["greeted"]
    assert host.asked == [None]
    assert sealing.sealed(PLAIN) != PLAIN
    sealed = host.end.seal(PLAIN)
    assert list(sealing.received(sealed, lambda _data: None, lambda: None)) == [PLAIN]


@pytest.mark.parametrize("needs_code", [True, False])
def test_a_seat_in_a_sealed_room_is_reclaimed_by_its_token(needs_code):
    sealing, host = Sealing(), Host(secret_of_token("secret"))
    room = Room(GAME, "Table", Stage.GATHERING, "odyssey", {}, needs_code=needs_code)
    begin = sealing.begin(Profile("Anna"), replace(NOBODY, token="secret", room=room))
    assert bool(begin) is needs_code
    if needs_code:
        assert shake(sealing, begin, host) == ["greeted"]
        assert host.asked == [name_of("secret")]


def told(code: Farewell, **state):
    return replace(NOBODY, farewell=code, **state)


def test_a_token_is_tried_once_in_a_room_that_asks_for_its_code():
    sealing, profile = Sealing(), Profile("Anna", token="secret")
    asked = told(Farewell.CODE_NEEDED)
    assert sealing.begin(profile, NOBODY) == b""
    assert not sealing.has_another_way(profile, NOBODY)
    assert sealing.has_another_way(profile, asked)
    assert sealing.begin(profile, NOBODY).startswith(MAGIC)
    assert not sealing.has_another_way(profile, asked)
    sealing.joined()
    assert sealing.begin(profile, NOBODY) == b""
    assert sealing.has_another_way(profile, asked)


def test_without_a_token_or_a_code_a_table_with_a_code_is_not_retried():
    sealing, profile = Sealing(), Profile("Anna")
    sealing.begin(profile, NOBODY)
    assert not sealing.has_another_way(profile, told(Farewell.CODE_NEEDED))


def test_the_code_is_used_when_the_token_is_unknown():
    sealing, profile = Sealing(), Profile("Anna", token="old", code="кит лампа", discreet=True)
    sealing.begin(profile, NOBODY)
    assert sealing.has_another_way(profile, told(Farewell.CODE_NEEDED))
    host = Host(secret_of_code("кит лампа"))
    assert shake(sealing, sealing.begin(profile, NOBODY), host) == ["greeted"]


@pytest.mark.parametrize(
    "profile",
    [
        Profile("Anna", discreet=True),
        Profile("Anna", token="secret", discreet=True),
        Profile("Anna", is_sealed=True, discreet=True, openly=True),
    ],
)
def test_a_table_that_says_it_has_no_code_is_greeted_openly(profile):
    sealing = Sealing()
    assert sealing.begin(profile, NOBODY).startswith(MAGIC)
    assert sealing.has_another_way(profile, told(Farewell.OPEN_TABLE))
    assert sealing.begin(profile, NOBODY) == b""
    assert not sealing.has_another_way(profile, told(Farewell.OPEN_TABLE))


@pytest.mark.parametrize("discreet", [True, False])
@pytest.mark.parametrize(
    "known", [{"code": "кит лампа"}, {"is_sealed": True}, {"is_sealed": True, "token": "secret"}]
)
def test_a_client_that_expects_a_sealed_table_refuses_an_open_one(known, discreet):
    sealing, profile = Sealing(), Profile("Anna", discreet=discreet, **known)
    for _ in range(3):
        assert sealing.begin(profile, NOBODY).startswith(MAGIC)
        assert not sealing.has_another_way(profile, told(Farewell.OPEN_TABLE))


def test_a_table_joined_openly_may_still_ask_for_its_code():
    sealing, profile = Sealing(), Profile("Anna", token="secret", openly=True)
    assert sealing.begin(profile, NOBODY) == b""
    assert sealing.has_another_way(profile, told(Farewell.CODE_NEEDED))
    assert sealing.begin(profile, NOBODY).startswith(MAGIC)


@pytest.mark.parametrize("token", ["secret", None])
def test_a_table_that_has_asked_for_its_code_is_not_greeted_openly_later(token):
    sealing, profile = Sealing(), Profile("Anna", token=token, discreet=True)
    sealing.begin(profile, NOBODY)
    assert not sealing.has_another_way(profile, told(Farewell.CODE_NEEDED))
    assert sealing.begin(profile, NOBODY).startswith(MAGIC)
    assert not sealing.has_another_way(profile, told(Farewell.OPEN_TABLE))


def test_a_code_is_offered_three_times_to_tables_that_do_not_know_it():
    sealing, profile, proofs = Sealing(), Profile("Anna", code="кит лампа"), []
    for _ in range(10):
        impostor = Host(secret_of_code("a guess"))
        answer = impostor.answers(sealing.begin(profile, NOBODY))
        if impostor.asked == [None]:
            list(sealing.received(answer, proofs.append, pytest.fail))
    assert len(proofs) == 3
    assert sealing.begin(profile, NOBODY).startswith(MAGIC)


def test_a_code_that_was_right_may_be_offered_again():
    sealing, profile = Sealing(), Profile("Anna", code="кит лампа")
    for _ in range(10):
        host = Host(secret_of_code("кит лампа"))
        assert shake(sealing, sealing.begin(profile, NOBODY), host) == ["greeted"]


def test_a_client_from_a_sealed_room_refuses_an_open_one():
    sealing, profile = Sealing(), Profile("Anna", discreet=True)
    room = Room(GAME, "Table", Stage.GATHERING, "odyssey", {}, needs_code=True)
    sat = {"token": "secret", "room": room}
    sealing.begin(profile, replace(NOBODY, **sat))
    assert not sealing.has_another_way(profile, told(Farewell.OPEN_TABLE, **sat))


def test_a_discreet_client_sends_no_name_before_it_knows_the_table():
    sealing, profile = Sealing(), Profile("Anna", discreet=True)
    begin = sealing.begin(profile, NOBODY)
    assert begin.startswith(MAGIC)
    assert b"Anna" not in begin
    assert not sealing.has_another_way(profile, told(Farewell.CODE_NEEDED))


def test_links_within_the_computer_are_not_sealed():
    profile = Profile("Anna", token="secret", discreet=True)
    assert Sealing().begin(profile, NOBODY, within=True) == b""


@pytest.mark.parametrize(
    ("profile", "within", "may"),
    [
        (Profile("Anna", token="secret"), False, True),
        (Profile("Anna", token="secret", is_sealed=True), False, True),
        (Profile("Anna", token="secret", is_sealed=True, openly=True), True, True),
        (Profile("Anna", token="secret", is_sealed=True, openly=True), False, False),
    ],
)
def test_the_seat_of_a_sealed_room_is_proven_over_its_seal_and_at_home_only(profile, within, may):
    sealing = Sealing()
    sealing.begin(profile, NOBODY, within=within)
    assert sealing.may_prove_seat(profile, NOBODY) is may
