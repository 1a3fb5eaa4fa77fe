import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.net.places import (
    GAME_PORT,
    Place,
    SeatLink,
    parse_place,
    parse_seat_link,
    place_there,
)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("192.168.1.20", Place("192.168.1.20", GAME_PORT)),
        ("  192.168.1.20:5000 ", Place("192.168.1.20", 5000)),
        ("laptop", Place("laptop", GAME_PORT)),
        ("laptop.local:5000", Place("laptop.local", 5000)),
        ("ноутбук.local", Place("ноутбук.local", GAME_PORT)),
        ("fd00::20", Place("fd00::20", GAME_PORT)),
        ("fe80::20%wlan0", Place("fe80::20%wlan0", GAME_PORT)),
        ("[fd00::20]:5000", Place("fd00::20", 5000)),
        ("[fd00::20]", Place("fd00::20", GAME_PORT)),
        ("", None),
        ("192.168.1", None),
        ("192.168.1.", None),
        ("192.168.1.256", None),
        ("192.168.1.20:", None),
        ("192.168.1.20:0", None),
        ("192.168.1.20:99999", None),
        ("[not:an:address]:5000", None),
        ("two words", None),
        ("-laptop", None),
        ("laptop-", None),
        ("a" * 300, None),
    ],
)
def test_an_address_is_parsed_as_people_type_it(text: str, place: Place | None) -> None:
    assert parse_place(text) == place


@given(st.text(max_size=30))
def test_any_typed_text_is_parsed_or_rejected(text: str) -> None:
    place = parse_place(text)
    assert place is None or parse_place(str(place)) == place


def test_a_seat_link_survives_a_round_trip():
    link = SeatLink(Place("192.168.1.20", 5000), "0123456789abcdef", "ab12")
    assert str(link) == "http://192.168.1.20:5000/#seat=0123456789abcdef.ab12"
    assert parse_seat_link(f" {link} ") == link
    assert parse_seat_link("192.168.1.20:5000/#seat=0123456789abcdef.ab12") == link
    six = SeatLink(Place("fe80::1", 5000), "0123456789abcdef", "ab12")
    assert parse_seat_link(str(six)) == six


@pytest.mark.parametrize(
    "text",
    [
        "",
        "192.168.1.20",
        "http://192.168.1.20/",
        "#seat=0123456789abcdef.ab",
        "1.2.3/#seat=01234567.a",
    ],
)
def test_an_invalid_seat_link_is_rejected(text):
    assert parse_seat_link(text) is None


@pytest.mark.parametrize(
    ("here", "address", "there"),
    [
        (Place("10.0.0.1", 42042), "10.0.0.2", Place("10.0.0.2", 5000)),
        (Place("10.0.0.1", 42042), "", Place("10.0.0.1", 5000)),
        (None, "10.0.0.2", Place("10.0.0.2", 5000)),
        (None, "", Place("127.0.0.1", 5000)),
    ],
)
def test_a_table_that_moves_is_followed_to_its_new_address_or_stays_at_the_old_one(
    here, address, there
):
    assert place_there(here, address, 5000) == there
