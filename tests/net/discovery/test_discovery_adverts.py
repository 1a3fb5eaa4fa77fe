from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_qt import __version__
from dixit_qt.net.discovery import broadcast
from dixit_qt.net.discovery.advert import (
    NAME_BYTES,
    Advert,
    advert_of,
    from_txt,
    legible,
    shortened,
    to_txt,
)
from dixit_qt.wire.codes import Keeper, Stage
from dixit_qt.wire.limits import MAX_NAME, PROTOCOL_VERSION
from dixit_qt.wire.room import Obstacle, Room, SeatInfo

ADVERT = Advert("a1b2c3d4e5f60718", "Стол у Ёжика 🦔", "odyssey", 4, True, 42042, 1)
TXT = {
    b"v": b"1",
    b"g": b"a1b2c3d4e5f60718",
    b"n": "Стол у Ёжика 🦔".encode(),
    b"e": b"odyssey",
    b"f": b"4",
    b"c": b"1",
}
NONCE = b"8 bytes!"

adverts = st.builds(
    Advert,
    game=st.text("0123456789abcdef", min_size=8, max_size=64),
    name=st.text(max_size=MAX_NAME).map(legible),
    edition=st.sampled_from(["classic-30", "odyssey", "poetry"]),
    seats_free=st.integers(0, 12),
    code_needed=st.booleans(),
    port=st.integers(1, 65535),
    version=st.integers(1, 65535),
    program=st.sampled_from(["", "0.1.0", "12.34.56"]),
    house=st.sampled_from(["", "Быстрая", "Long evening"]),
    browsers=st.booleans(),
)


def as_record(txt: dict[str, str]) -> dict[bytes, bytes | None]:
    return {key.encode(): value.encode() for key, value in txt.items()}


@given(adverts)
def test_an_advert_survives_its_txt_record(advert: Advert) -> None:
    assert from_txt(as_record(to_txt(advert)), advert.port) == advert


@given(st.text())
def test_every_txt_string_fits_for_any_name(name: str) -> None:
    txt = as_record(to_txt(msgspec.structs.replace(ADVERT, name=name)))
    assert all(len(key) + 1 + len(value or b"") <= 255 for key, value in txt.items())


@pytest.mark.parametrize("name", ["ё" * 200, "x" + "ё" * 200, "\ud800" + "🦔" * 200])
def test_a_long_name_is_cut_between_two_characters(name: str) -> None:
    found = shortened(name)
    assert NAME_BYTES - 4 < len(found.encode()) <= NAME_BYTES
    assert name.removeprefix("\ud800").startswith(found)


def test_a_txt_record_is_decoded() -> None:
    assert from_txt(TXT, 42042) == ADVERT


@pytest.mark.parametrize(
    ("told", "shown"),
    [(b"0.2.0", "0.2.0"), (b"later\nand longer than it is", "later and longer tha"), (b"", "")],
)
def test_an_advert_carries_the_program_version_which_never_hides_a_table(
    told: bytes, shown: str
) -> None:
    expected = msgspec.structs.replace(ADVERT, program=shown)
    assert from_txt({**TXT, b"p": told}, 42042) == expected


@pytest.mark.parametrize(
    "change",
    [
        {b"v": None},
        {b"v": b"one"},
        {b"v": b"0"},
        {b"v": b"99999"},
        {b"g": None},
        {b"g": b""},
        {b"g": b"no hex"},
        {b"g": b"ab" * 99},
        {b"e": b""},
        {b"e": b"../../etc"},
        {b"f": b"-1"},
        {b"f": b"13"},
        {b"f": "٣".encode()},
    ],
)
def test_a_record_of_something_else_is_ignored(change: dict[bytes, bytes | None]) -> None:
    assert from_txt({**TXT, **change}, 42042) is None


@pytest.mark.parametrize("port", [None, 0, 65536])
def test_a_record_without_a_port_is_skipped(port: int | None) -> None:
    assert from_txt(TXT, port) is None


def test_unknown_fields_do_not_hide_a_table() -> None:
    assert from_txt({**TXT, b"v": b"9", b"new": b"thing"}, 42042) == msgspec.structs.replace(
        ADVERT, version=9
    )


@given(st.dictionaries(st.binary(max_size=9), st.none() | st.binary(max_size=255)), st.integers())
def test_random_records_are_ignored(txt: dict[bytes, bytes | None], port: int) -> None:
    assert from_txt(txt, port) is None


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ёжик", "Ёжик"),
        ("👩‍👩‍👧 у нас", "👩‍👩‍👧 у нас"),
        ("two\nlines\tand  more", "two lines and more"),
        ("evil\u202etxt.exe", "eviltxt.exe"),
        ("\x00\x1b[31mred", "[31mred"),
        ("я" * 200, "я" * (NAME_BYTES // 2)),
    ],
)
def test_a_table_name_is_cleaned_in_any_script(name: str, shown: str) -> None:
    assert legible(name) == shown


def a_room(*keepers: Keeper, stage: Stage = Stage.GATHERING) -> Room:
    seats = tuple(
        SeatInfo(person=number + 1, name=f"P{number}", rabbit=number, keeper=keeper)
        for number, keeper in enumerate(keepers)
    )
    return Room("a1b2c3d4e5f60718", "Table", stage, "classic-30", {}, seats, needs_code=True)


def test_a_lobby_advertises_the_seats_that_its_edition_leaves() -> None:
    advert = advert_of(a_room(Keeper.PERSON, Keeper.BOT), port=7)
    told = ("a1b2c3d4e5f60718", "Table", "classic-30", 4, True, 7)
    assert advert == Advert(*told, PROTOCOL_VERSION, __version__, browsers=True)


def test_a_house_rule_for_more_players_raises_the_advertised_seats() -> None:
    room = a_room(*[Keeper.PERSON] * 6)
    eight = msgspec.structs.replace(room, switches={"most_players": 8})
    assert (advert_of(room, port=7).seats_free, advert_of(eight, port=7).seats_free) == (0, 2)


def test_a_running_game_advertises_the_seats_of_bots_as_free() -> None:
    keepers = (Keeper.PERSON, Keeper.BOT, Keeper.ABSENT)
    running = a_room(*keepers, stage=Stage.PLAYING)
    full = msgspec.structs.replace(running, no_chair=Obstacle("too_few_cards"))
    assert advert_of(full, port=7).seats_free == 2


def test_a_running_game_advertises_seats_that_can_be_added_after_the_round() -> None:
    keepers = (Keeper.PERSON, Keeper.PERSON, Keeper.PERSON, Keeper.GONE)
    assert advert_of(a_room(*keepers, stage=Stage.PLAYING), port=7).seats_free == 3
    assert advert_of(a_room(*keepers, stage=Stage.OVER), port=7).seats_free == 3


@given(adverts)
def test_an_answer_contains_the_advert(advert: Advert) -> None:
    assert broadcast.read_answer(broadcast.answer(NONCE, advert), frozenset([NONCE])) == advert


@given(st.text(max_size=MAX_NAME))
def test_an_answer_is_never_larger_than_the_question(name: str) -> None:
    house = legible(name)
    largest = Advert("a" * 64, legible(name), "x" * 64, 12, True, 65535, 65535, house=house)
    assert (
        len(broadcast.answer(NONCE, largest))
        <= len(broadcast.question(NONCE))
        == broadcast.MOST_BYTES
    )


def test_a_question_is_recognised() -> None:
    assert broadcast.read_question(broadcast.question(NONCE)) == NONCE


def test_an_answer_with_another_nonce_is_ignored() -> None:
    assert broadcast.read_answer(broadcast.answer(NONCE, ADVERT), frozenset([b"another!"])) is None


def test_a_short_question_gets_no_answer() -> None:
    assert broadcast.read_question(msgspec.msgpack.encode(("dixit-qt?", NONCE, b""))) is None


@pytest.mark.parametrize(
    "datagram",
    [
        b"",
        b"\xc1",
        b"\xdf\xff\xff\xff\xff",
        b"\x91" * 480,
        msgspec.msgpack.encode(["dixit-qt!", NONCE, {}]),
        msgspec.msgpack.encode(["dixit-qt!", NONCE, {1: 2}]),
        msgspec.msgpack.encode(["dixit-qt!", NONCE, 5]),
        msgspec.msgpack.encode(["dixit-qt!", [], {}]),
        msgspec.msgpack.encode(["dixit-qt?", "text", b""]),
        broadcast.answer(NONCE, ADVERT) + b"more",
        bytes(5000),
    ],
)
def test_garbage_is_neither_question_nor_answer(datagram: bytes) -> None:
    assert broadcast.read_question(datagram) is None
    assert broadcast.read_answer(datagram, frozenset([NONCE])) is None


@given(st.binary(max_size=600))
def test_random_datagrams_are_ignored(datagram: bytes) -> None:
    assert broadcast.read_question(datagram) is None
    assert broadcast.read_answer(datagram, frozenset([NONCE])) is None


def replies() -> st.SearchStrategy[Any]:
    leaves = st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=9) | st.binary()
    return st.fixed_dictionaries(
        {}, optional=dict.fromkeys(Advert.__struct_fields__, leaves | st.lists(leaves, max_size=3))
    )


@given(replies())
def test_an_answer_with_wrong_values_is_refused(fields: dict[str, Any]) -> None:
    datagram = msgspec.msgpack.encode(("dixit-qt!", NONCE, fields))
    assert broadcast.read_answer(datagram, frozenset([NONCE])) is None


def test_a_flood_of_questions_is_answered_at_a_bounded_rate() -> None:
    limit = broadcast.RateLimit(per_second=10, burst=5)
    allowed = [limit.allows(now=100 + number / 1000) for number in range(1000)]
    assert 5 <= sum(allowed) <= 5 + 10


def test_the_rate_recovers_after_a_pause() -> None:
    limit = broadcast.RateLimit(per_second=10, burst=2)
    assert [limit.allows(0.0), limit.allows(0.0), limit.allows(0.0)] == [True, True, False]
    assert limit.allows(1.0)
