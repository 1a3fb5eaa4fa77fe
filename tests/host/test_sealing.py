"""Which secret encrypts a connection, and which offers the host doesn't answer."""

import pytest

from dixit_qt.client.coming_back import BACK_OFF
from dixit_qt.host.connections import Limits
from dixit_qt.host.table import Table
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import MAY_RETURN, Farewell
from dixit_qt.wire.seal_messages import name_of, secret_of_code, secret_of_token
from tests.net.room import RoomInMemory, new_state


@pytest.fixture
def table() -> Table:
    table = Table(new_state("odyssey", code="кит лампа"))
    table.connect(1, "10.0.0.1", 0.0)
    return table


def test_a_connection_to_a_table_with_a_code_is_sealed_with_the_code(table):
    assert table.secret_of(1, None, 0.0) == secret_of_code("Кит, лампа!")


def test_a_connection_of_a_seat_is_sealed_with_its_token():
    room = RoomInMemory("odyssey")
    token = room.join("Anna").state.token
    room.table.connect(9, "10.0.0.1", room.now)
    assert room.table.secret_of(9, name_of(token), room.now) == secret_of_token(token)


def test_an_unknown_seat_is_asked_for_the_code(table):
    assert table.secret_of(1, name_of("nobody"), 0.0) is Farewell.CODE_NEEDED


def test_a_seal_offer_for_a_bots_seat_is_refused(table):
    table.state.add_bot()
    assert table.secret_of(1, name_of(""), 0.0) is Farewell.CODE_NEEDED


def test_nothing_is_sent_over_a_lost_link(table):
    assert table.secret_of(2, None, 0.0) is Farewell.PROTOCOL_ERROR
    table.is_sealed(2, "mark", 0.0)


def test_too_many_guesses_block_an_address_for_a_while(table):
    answers = [table.secret_of(1, None, 0.0) for _ in range(9)]
    assert answers[-1] is Farewell.TOO_MANY_TRIES
    assert Farewell.TOO_MANY_TRIES not in answers[:-1]
    assert table.secret_of(1, None, 60.0) == secret_of_code("кит лампа")


def test_a_correct_code_does_not_count_as_a_guess(table):
    for _ in range(20):
        assert isinstance(table.secret_of(1, None, 0.0), bytes)
        table.is_sealed(1, "mark", 0.0)


def test_a_proven_offer_for_a_seat_gives_back_itself_and_no_other():
    room = RoomInMemory("odyssey")
    seat = name_of(room.join("Anna").state.token)
    room.table.connect(9, "10.0.0.66", room.now)

    def is_answered() -> bool:
        return isinstance(room.table.secret_of(9, seat, room.now), bytes)

    for _ in range(4):
        assert is_answered()
    room.table.is_sealed(9, "mark", room.now)
    left = Limits().seat_offers - 3
    assert [is_answered() for _ in range(5)] == [number < left for number in range(5)]


def test_forty_guests_who_come_at_once_with_the_code_are_all_sealed_within_two_seconds(table):
    """More than may try at once are sent away, and come back by themselves."""
    coming, now = list(range(2, 42)), 0.0
    for link in coming:
        table.connect(link, f"10.0.0.{link}", now)
    while coming:
        answers = {link: table.secret_of(link, None, now) for link in coming}
        coming = [link for link, answer in answers.items() if isinstance(answer, Farewell)]
        assert {answers[link] for link in coming} <= MAY_RETURN
        for link in answers.keys() - set(coming):
            table.is_sealed(link, f"mark {link}", now)
        now += BACK_OFF[0]
    assert now <= 2


def test_a_room_without_a_code_says_that_it_is_open():
    table = Table(new_state("odyssey"))
    table.connect(1, "10.0.0.1", 0.0)
    assert table.secret_of(1, None, 0.0) is Farewell.OPEN_TABLE
    assert table.secret_of(1, name_of("nobody"), 0.0) is Farewell.OPEN_TABLE


def test_the_host_keeps_browsers_out_for_good():
    room = RoomInMemory("odyssey")
    anna = room.join("Anna", own=True)
    assert anna.state.room.browsers
    room.do(anna, m.SetBrowsers(open=False))
    assert not anna.state.room.browsers
    assert not room.host.standing().browsers
