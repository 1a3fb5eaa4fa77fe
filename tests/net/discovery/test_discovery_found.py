import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.net.discovery.advert import Advert
from dixit_qt.net.discovery.found_tables import (
    MOST_SIGHTINGS,
    FoundTable,
    Obstacle,
    Sightings,
    Source,
    reachable,
)

VERSION = 3
GAME = "a1b2c3d4e5f60718"
MDNS = Source("mdns", "label._dixit-qt._tcp.local.")
UDP = Source("udp", "192.168.1.20")


def an_advert(**changes: object) -> Advert:
    advert = Advert(GAME, "Стол", "odyssey", 3, False, 42042, VERSION)
    return msgspec.structs.replace(advert, **changes)


def seen(
    *sightings: tuple[Source, Advert, tuple[str, ...]], lasts: float = 10.0, start: float = 0.0
) -> Sightings:
    result = Sightings(VERSION)
    for number, (source, advert, addresses) in enumerate(sightings):
        result.saw(source, advert, addresses, start + number, lasts)
    return result


def only(sightings: Sightings, now: float = 5.0, own: str | None = None) -> FoundTable:
    (table,) = sightings.tables(now, own)
    return table


@pytest.mark.parametrize(
    ("addresses", "kept"),
    [
        (["fd00::1", "10.0.0.1"], ("10.0.0.1", "fd00::1")),
        (["10.0.0.1", "10.0.0.1"], ("10.0.0.1",)),
        (["fe80::1"], ()),
        (["fe80::1%3", "fe80::1%wlan0"], ("fe80::1%3", "fe80::1%wlan0")),
        (["0.0.0.0", "224.0.0.251", "::"], ()),
        (["nonsense", "", "10.0.0.1"], ("10.0.0.1",)),
    ],
)
def test_addresses_are_sorted_ipv4_first_without_unusable_ones(
    addresses: list[str], kept: tuple[str, ...]
) -> None:
    assert reachable(addresses) == kept


def test_one_game_found_in_several_ways_is_one_table() -> None:
    sightings = seen(
        (MDNS, an_advert(), ("fd00::20", "192.168.1.20", "10.0.0.5")),
        (UDP, an_advert(), ("192.168.1.20",)),
    )
    assert only(sightings).addresses == ("192.168.1.20", "10.0.0.5", "fd00::20")


def test_the_newest_sighting_says_how_many_seats_are_free() -> None:
    sightings = seen((MDNS, an_advert(seats_free=3), ()), (UDP, an_advert(seats_free=1), ()))
    assert only(sightings).seats_free == 1


def test_an_old_record_of_a_host_on_another_port_is_ignored() -> None:
    old, new = Source("mdns", "old"), Source("mdns", "new")
    sightings = seen(
        (old, an_advert(port=1000), ("10.0.0.1",)), (new, an_advert(port=2000), ("10.0.0.2",))
    )
    table = only(sightings)
    assert (table.port, table.addresses) == (2000, ("10.0.0.2",))


@pytest.mark.parametrize(
    ("version", "addresses", "obstacle"),
    [
        (VERSION, ("10.0.0.1",), None),
        (VERSION - 1, ("10.0.0.1",), Obstacle.HOST_IS_OLDER),
        (VERSION + 1, ("10.0.0.1",), Obstacle.HOST_IS_NEWER),
        (VERSION, ("fe80::1",), Obstacle.NO_ADDRESS),
    ],
)
def test_a_table_that_cannot_be_joined_has_a_reason(
    version: int, addresses: tuple[str, ...], obstacle: Obstacle | None
) -> None:
    assert only(seen((MDNS, an_advert(version=version), addresses))).obstacle is obstacle


def test_your_own_table_is_marked() -> None:
    sightings = seen((MDNS, an_advert(), ("10.0.0.1",)))
    assert only(sightings, own=GAME).own
    assert not only(sightings, own="another").own


def test_a_table_that_is_not_seen_again_expires() -> None:
    sightings = seen((MDNS, an_advert(), ("10.0.0.1",)), lasts=10.0)
    assert sightings.tables(9.9)
    assert not sightings.tables(10.0)


def test_a_table_stays_listed_while_one_way_still_finds_it() -> None:
    sightings = seen((MDNS, an_advert(), ("10.0.0.1",)), (UDP, an_advert(), ("10.0.0.2",)))
    sightings.lost(MDNS, now=2.0, doubt=4.0)
    assert only(sightings, now=5.9).addresses == ("10.0.0.2",)
    assert not sightings.tables(6.0)


def test_a_goodbye_of_an_unknown_sender_changes_nothing() -> None:
    sightings = seen((UDP, an_advert(), ("10.0.0.2",)))
    sightings.lost(MDNS, now=2.0, doubt=4.0)
    assert sightings.tables(9.0)


def test_tables_are_listed_by_name() -> None:
    names = ["яма", "Ель", "ёж", "Alpha", "beta"]
    sightings = seen(
        *(
            (Source("mdns", name), an_advert(game=f"{number:08x}", name=name), ("10.0.0.1",))
            for number, name in enumerate(names)
        )
    )
    assert [table.name for table in sightings.tables(6.0)] == sorted(names, key=str.casefold)


@given(st.lists(st.integers(0, 4000), max_size=2000))
def test_the_memory_for_sightings_is_bounded(games: list[int]) -> None:
    sightings = seen(
        *((Source("mdns", str(game)), an_advert(game=f"{game:08x}"), ()) for game in games),
        lasts=1e9,
    )
    assert len(sightings.tables(1e6)) <= MOST_SIGHTINGS


def test_the_oldest_sighting_is_dropped_when_there_are_too_many() -> None:
    sightings = seen(
        *(
            (Source("mdns", str(number)), an_advert(game=f"{number:08x}"), ())
            for number in range(MOST_SIGHTINGS + 1)
        ),
        lasts=1e9,
    )
    games = {table.game for table in sightings.tables(1e6)}
    assert len(games) == MOST_SIGHTINGS
    assert f"{0:08x}" not in games


def test_forgetting_removes_all_tables() -> None:
    sightings = seen((MDNS, an_advert(), ("10.0.0.1",)))
    sightings.forget()
    assert sightings.tables(0.0) == ()
