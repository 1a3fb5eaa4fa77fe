"""Seats, names, and how people come and go between games."""

import pytest

from dixit_qt.host.connections import Limits
from dixit_qt.host.person import tidy, unique
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Farewell, Keeper, News, Want
from dixit_qt.wire.limits import MAX_NAME
from tests.host.builders import a_game, come_back, drop, refusal, seats
from tests.net.room import RoomInMemory


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ёжик в тумане", "Ёжик в тумане"),
        ("  Anna \t Maria\n", "Anna Maria"),
        ("👩‍👩‍👧 мы", "👩‍👩‍👧 мы"),
        ("\u202eannA", "annA"),
        ("x" * 60, "x" * MAX_NAME),
        (" \n ", ""),
        ("a\ud800b", "a b"),
        *((nothing * 3, "") for nothing in "\u200b\u200d\u0301\u00ad\ufeff\u2800\u3164\u202e"),
    ],
)
def test_a_name_is_cleaned_to_one_visible_line(given, shown):
    assert tidy(given) == shown


def test_no_two_names_look_the_same():
    assert unique("anna", {"Anna"}) == "anna 2"
    assert unique("Anna", {"Anna", "ANNA 2"}) == "Anna 3"
    for disguise in (
        *("An\u200bna", "Anna\u200d", "Ａnna", "An\u00adna", "Anna \u3164"),
        *("Аnna", "Аnnа", "Anna\ufe0f", "An\u034fna", "Αnna", "\u13aanna", "\ua4eenna"),
    ):
        assert unique(disguise, {"Anna"}) != disguise
    long = "x" * MAX_NAME
    assert unique(long, {long}) == "x" * (MAX_NAME - 2) + " 2"


def test_people_sit_down_clockwise_with_names_and_rabbits_of_their_own():
    room = RoomInMemory()
    for _ in range(3):
        room.join("Anna", rabbit=4)
    infos = room.public.seats
    assert [info.name for info in infos] == ["Anna", "Anna 2", "Anna 3"]
    assert len({info.rabbit for info in infos}) == 3
    assert infos[0].rabbit == 4


def test_a_blank_name_is_shown_as_dots():
    room = RoomInMemory()
    room.join(" ")
    assert seats(room) == ["…"]


def test_the_thirteenth_guest_becomes_a_spectator():
    room = RoomInMemory()
    guests = room.join_all(13)
    assert guests[11].state.seat == 11
    assert guests[12].state.seat is None
    assert room.public.watchers_in_all == 1
    room.do(guests[12], m.TakeSeat())
    assert refusal(guests[12]) == Denial.TABLE_IS_FULL
    room.do(guests[0], m.AddBot())
    assert refusal(guests[0]) == Denial.TABLE_IS_FULL


def test_a_big_screen_has_no_seat():
    room = RoomInMemory()
    room.watch("TV")
    assert room.public.watchers[0].is_table
    assert room.public.seats == ()


def test_a_spectator_can_sit_down():
    room = RoomInMemory()
    guest = room.join("Anna", want=Want.SPECTATOR)
    room.do(guest, m.TakeSeat())
    assert guest.state.seat == 0
    room.do(guest, m.TakeSeat())
    assert refusal(guest) == Denial.ALREADY_SEATED
    room.do(guest, m.LeaveSeat())
    assert guest.state.seat is None
    room.do(guest, m.LeaveSeat())
    assert refusal(guest) == Denial.NOT_SEATED


def test_a_bots_seat_is_taken_at_once_between_games():
    room = RoomInMemory()
    anna = room.join("Anna", own=True)
    room.do(anna, m.AddBot())
    boris = room.join("Boris", want=Want.SPECTATOR)
    bot = room.public.seats[1].person
    room.do(boris, m.TakeSeat(bot))
    assert boris.state.seat == 1
    assert room.public.watchers_in_all == 0


def test_a_screen_that_takes_a_bots_seat_is_a_player_from_then_on():
    room = RoomInMemory()
    anna, screen = room.join("Anna"), room.watch()
    room.do(anna, m.AddBot())
    room.do(screen, m.TakeSeat(room.public.seats[1].person))
    assert screen.state.seat == 1
    room.do(screen, m.Leave())
    assert anna.state.notices[-1].code is News.LEFT


def test_the_seat_of_a_connected_player_is_not_free():
    room = RoomInMemory()
    anna = room.join("Anna")
    boris = room.join("Boris", want=Want.SPECTATOR)
    room.do(boris, m.TakeSeat(anna.state.person))
    assert refusal(boris) == Denial.NOT_A_FREE_SEAT
    room.do(boris, m.TakeSeat(99))
    assert refusal(boris) == Denial.NO_SUCH_PERSON


def test_a_changed_name_is_sent_to_everybody():
    room = RoomInMemory()
    anna, boris = room.join("Anna"), room.join("Boris")
    room.do(boris, m.SetName("anna"))
    assert seats(room) == ["Anna", "anna 2"]
    assert anna.state.notices[-1].code is News.RENAMED
    room.do(boris, m.SetName(" "))
    assert refusal(boris) == Denial.NAME_IS_EMPTY


def test_a_rabbit_is_chosen_unless_it_is_taken():
    room = RoomInMemory()
    anna, boris = room.join("Anna"), room.join("Boris")
    screen = room.watch()
    room.do(boris, m.SetRabbit(7))
    assert room.public.seats[1].rabbit == 7
    room.do(anna, m.SetRabbit(7))
    assert refusal(anna) == Denial.RABBIT_IS_TAKEN
    room.do(screen, m.SetRabbit(7))
    assert refusal(screen) is None


def test_a_bot_gives_its_rabbit_to_a_person_who_wishes_for_it():
    room = RoomInMemory()
    anna = room.join("Anna", rabbit=5)
    for _ in range(11):
        room.do(anna, m.AddBot())
    bots = [info.rabbit for info in room.public.seats]
    assert sorted(bots) == list(range(12))
    room.do(anna, m.SetRabbit(bots[3]))
    assert [info.rabbit for info in room.public.seats] == [bots[3], *bots[1:3], 5, *bots[4:]]


def test_a_player_among_bots_gets_the_preferred_rabbit():
    room = RoomInMemory()
    anna = room.join("Anna", rabbit=5)
    room.do(anna, m.AddBot())
    bot = room.public.seats[1].rabbit
    room.join("Boris", rabbit=bot)
    rabbits = [info.rabbit for info in room.public.seats]
    assert rabbits[2] == bot
    assert len(set(rabbits)) == 3


def test_seats_are_moved_by_the_admin():
    room = RoomInMemory()
    anna, boris, _clara = room.join_all(3)
    room.do(anna, m.Move(boris.state.person, 2))
    assert seats(room) == ["Player 0", "Player 2", "Player 1"]
    assert boris.state.seat == 2
    room.do(anna, m.Move(99, 0))
    assert refusal(anna) == Denial.NO_SUCH_PERSON


def test_a_lost_connection_keeps_the_seat_for_a_while():
    room = RoomInMemory()
    anna, boris = room.join("Anna"), room.join("Boris")
    drop(room, boris)
    assert room.public.seats[1].keeper is Keeper.ABSENT
    assert anna.state.notices[-1].code is News.ABSENT
    boris = come_back(room, boris)
    assert boris.state.seat == 1
    assert anna.state.notices[-1].code is News.BACK
    drop(room, boris)
    room.pass_time(10)
    assert len(room.public.seats) == 2
    for _ in range(12):
        room.pass_time(10)
        room.do(anna, m.Ping(1))
    assert seats(room) == ["Anna"]


@pytest.mark.parametrize(("there", "kept"), [(3, 30), (60, 60), (600, 120)])
def test_an_empty_seat_is_kept_as_long_as_its_owner_was_connected(there, kept):
    """Short visits by strangers must not fill the table."""
    room = RoomInMemory()
    boris = room.join("Boris")
    for _ in range(there // 3):
        room.pass_time(3)
    drop(room, boris)
    room.pass_time(kept - 1)
    assert seats(room) == ["Boris"]
    room.pass_time(1)
    assert seats(room) == []


def test_one_computer_does_not_fill_the_table_but_the_hosts_own_may():
    for address, most in (("10.0.0.1", 4), *((own, 12) for own in ("::1", "127.0.0.1", "own"))):
        room = RoomInMemory(limits=Limits())
        guests = [room.join(f"Guest {place}", address=address) for place in range(13)]
        assert len(room.public.seats) == most
        room.do(guests[-1], m.TakeSeat())
        is_full = most == 12
        wanted = Denial.TABLE_IS_FULL if is_full else Denial.ENOUGH_FROM_THERE
        assert refusal(guests[-1]) == wanted
        room.join("Anna", address="10.0.0.2")
        assert ("Anna" in seats(room)) is not is_full


def test_a_disconnected_person_counts_while_their_seat_is_kept():
    room = RoomInMemory(limits=Limits())
    for place in range(6):
        drop(room, room.join(f"Guest {place}"))
    assert len(room.public.seats) == 4
    room.join("Anna", address="10.0.0.2")
    assert "Anna" in seats(room)


def test_leaving_removes_the_person():
    room = RoomInMemory()
    _anna, boris = room.join("Anna"), room.join("Boris")
    room.do(boris, m.Leave())
    assert boris.state.farewell is Farewell.YOU_LEFT
    assert seats(room) == ["Anna"]
    assert come_back(room, boris).state.person != boris.state.person


def test_a_disconnected_spectator_is_forgotten():
    room = RoomInMemory()
    anna, screen = room.join("Anna"), room.watch(want=Want.SPECTATOR)
    drop(room, screen)
    assert room.public.watchers == ()
    assert anna.state.notices[-1].code is News.LEFT


def test_a_token_replaces_the_old_connection_at_once():
    room = RoomInMemory()
    anna = room.join("Anna")
    again = come_back(room, anna)
    assert anna.state.farewell is Farewell.REPLACED
    assert anna.is_lost
    assert again.state.person == anna.state.person
    assert seats(room) == ["Anna"]


def test_a_guest_with_a_wrong_token_is_a_newcomer():
    room = RoomInMemory()
    anna = room.join("Anna")
    other = room.join("Anna", token="0" * 32)
    assert other.state.person != anna.state.person
    assert anna.state.farewell is None


def test_play_again_keeps_people_and_names():
    room, guests = a_game(4)
    before = seats(room)
    room.do(guests[0], m.PlayAgain())
    assert refusal(guests[0]) == Denial.GAME_IS_RUNNING
    room.play(guests)
    assert guests[1].view.outcome is not None
    room.do(guests[0], m.PlayAgain())
    assert guests[1].view is None
    assert seats(room) == before
    room.do(guests[0], m.Start())
    assert guests[1].state.match == 2
    assert guests[1].view.history == ()
