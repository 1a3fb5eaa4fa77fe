"""Rare situations at a table that must do no harm."""

from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Farewell, Stage
from tests.host.builders import Stranger, a_game, a_round, drop, look_on, refusal
from tests.net.room import RoomInMemory


def test_the_choice_of_first_storyteller_can_be_reset_to_the_rules():
    room = RoomInMemory()
    anna = room.join("Anna")
    room.do(anna, m.SetFirstStoryteller(anna.state.person))
    assert room.public.first_storyteller == anna.state.person
    room.do(anna, m.SetFirstStoryteller(None))
    assert room.public.first_storyteller is None


def test_renaming_to_your_own_name_sends_no_update():
    room = RoomInMemory()
    anna, boris = room.join("Anna"), room.join("Boris")
    heard = len(boris.heard)
    room.do(anna, m.SetName("Anna"))
    assert refusal(anna) is None
    assert len(boris.heard) == heard


def test_the_words_of_a_deck_are_sent_once_per_connection():
    room = RoomInMemory()
    anna = room.join("Anna")
    room.do(anna, m.WantDeck("test"))
    heard = len(anna.heard)
    room.do(anna, m.WantDeck("test"))
    assert b"deck_part" not in bytes(anna.heard[heard:])


def test_a_table_that_has_no_code_is_joined_with_one_only_if_the_player_agrees():
    room = RoomInMemory()
    anna, boris = room.join("Anna", code="amber fox"), room.join("Boris", discreet=True)
    assert (anna.state.farewell, anna.state.seat) == (Farewell.OPEN_TABLE, None)
    assert boris.state.seat == 0
    assert room.join("Anna", openly=True, discreet=True).state.seat == 1


def test_disconnecting_before_hello_is_not_announced():
    room = RoomInMemory()
    anna = room.join("Anna")
    heard = len(anna.heard)
    stranger = Stranger(room)
    stranger.pair.client.close()
    stranger.settle()
    assert len(anna.heard) == heard


def test_a_paused_clock_sets_no_wakeup():
    room, guests = a_game()
    due = room.table.next_wakeup(room.now)
    room.do(guests[0], m.Pause(on=True))
    assert room.host.match.next_due() is None
    assert room.table.next_wakeup(room.now) >= due


def test_a_pause_in_the_lobby_does_not_start_a_game():
    room = RoomInMemory()
    anna = room.join("Anna")
    room.do(anna, m.Pause(on=True))
    room.do(anna, m.Pause(on=False))
    assert room.public.stage is Stage.GATHERING


def test_a_finished_game_cannot_be_abandoned():
    room = RoomInMemory()
    room.join_all(3)
    room.table.start(room.now)
    play_to_the_end(room)
    room.do(room.guests[0], m.EndGame())
    assert room.public.stage is Stage.GATHERING
    assert b"broken_off" not in room.journal.data


def play_to_the_end(room: RoomInMemory) -> None:
    while not room.host.match.is_over:
        room.now += 1.0
        for seat in room.host.match.waiting_for:
            room.do(room.guests[0], m.ActFor(room.public.seats[seat].person))


def test_only_one_of_two_bots_claims_the_first_story():
    room = RoomInMemory()
    guests = room.join_all(2)
    for _ in range(2):
        room.do(guests[0], m.AddBot())
    room.do(guests[0], m.Start())
    while room.host.match.state.storyteller is None:
        room.now += 1.0
        room.exchange.tick()
        room.settle()
    assert room.public.seats[room.host.match.state.storyteller].is_bot


def test_a_seat_refused_to_a_departed_person_is_not_announced():
    room, guests = a_round(6, edition="party")
    late = look_on(room, "Late")
    room.do(guests[0], m.ActFor(guests[0].state.person))
    room.do(late, m.TakeSeat())
    drop(room, late)
    while len(room.host.match.state.history) == 0:
        room.play(guests, moves=1)
    assert len(room.public.seats) == 6


def test_the_seats_of_a_team_are_removed_only_together():
    room, guests = a_game(6, edition="team")
    room.do(guests[1], m.LeaveSeat(for_good=True))
    assert len(guests[0].view.ring) == 6
