"""Leaving the table in a game, and coming back to it."""

import pytest

from dixit_qt.rules.refusals import Refusal
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Farewell, Keeper, News, Stage
from tests.host.builders import (
    a_game,
    a_round,
    come_back,
    drop,
    look_on,
    news,
    play_round_with_bots,
    refusal,
    resume,
    seats,
    tell,
)


def test_a_returning_player_regains_their_seat_in_mid_round():
    room, guests = a_round()
    hand = guests[2].view.cards.hand
    room.do(guests[2], m.Leave())
    assert guests[2].state.farewell is Farewell.YOU_LEFT
    left = room.public.seats[2]
    assert (left.name, left.keeper, left.is_bot) == ("Player 2", Keeper.BOT, False)
    assert news(guests[0])[-1] is News.LEFT
    again = come_back(room, guests[2])
    back = room.public.seats[2]
    assert (back.name, back.keeper) == ("Player 2", Keeper.PERSON)
    assert (again.state.person, again.state.seat) == (guests[2].state.person, 2)
    assert again.view.cards.hand == hand
    assert news(guests[0])[-1] is News.BACK


def test_a_bot_plays_for_a_player_who_left_until_they_return():
    room, guests = a_round()
    tell(room, guests[0])
    room.do(guests[2], m.Leave())
    room.pass_time(1000.0)
    assert room.host.match.state.game.given[2]
    again = come_back(room, guests[2])
    assert 2 not in again.view.waiting_for


def test_the_seat_of_a_player_who_left_survives_a_restart_of_the_host():
    room, guests = a_game()
    room.do(guests[2], m.Leave())
    again = resume(room.journal.data)
    assert again.public.seats[2].keeper is Keeper.BOT
    assert come_back(again, guests[2]).state.seat == 2


def test_an_administrator_who_leaves_is_replaced_at_once():
    room, guests = a_game()
    room.do(guests[0], m.Leave())
    assert guests[1].state.is_admin
    assert not come_back(room, guests[0]).state.is_admin


def test_after_the_game_the_seat_of_a_player_who_left_is_free():
    room, guests = a_game()
    room.do(guests[2], m.Leave())
    room.do(guests[0], m.EndGame())
    assert seats(room) == ["Player 0", "Player 1", "Player 3"]
    again = come_back(room, guests[2])
    assert again.state.person != guests[2].state.person
    assert seats(room)[-1] == "Player 2"


def test_a_game_finished_by_a_bot_does_not_count_for_the_player_who_left():
    room, guests = a_game()
    room.do(guests[2], m.Leave())
    room.do(guests[0], m.FinishGame())
    assert room.public.stage is Stage.OVER
    assert {row.name for row in room.public.standings} == {"Player 0", "Player 1", "Player 3"}


def test_a_player_who_stands_up_keeps_their_name_and_can_sit_down_at_once():
    room, guests = a_round()
    hand = guests[2].view.cards.hand
    room.do(guests[2], m.LeaveSeat())
    bot, (watcher,) = room.public.seats[2], room.public.watchers
    assert bot.is_bot
    assert watcher.name == "Player 2"
    assert watcher.own_seat == bot.person
    assert bot.name not in {"Player 2", "Player 2 2"}
    room.do(guests[2], m.TakeSeat())
    assert guests[2].state.seat == 2
    assert guests[2].view.cards.hand == hand
    assert room.public.watchers == ()
    assert News.SEAT_TAKEN in news(guests[0])


@pytest.mark.parametrize("goes", [lambda room, guest: room.do(guest, m.Leave()), drop])
def test_the_seat_of_a_player_who_stood_up_and_left_is_kept(goes):
    room, guests = a_round()
    room.do(guests[2], m.LeaveSeat())
    goes(room, guests[2])
    assert room.public.watchers == ()
    assert (room.public.seats[2].name, room.public.seats[2].keeper) == ("Player 2", Keeper.BOT)
    assert come_back(room, guests[2]).state.seat == 2


def test_leaving_for_good_can_be_cancelled_during_the_round():
    room, guests = a_round()
    tell(room, guests[0])
    room.do(guests[2], m.LeaveSeat(for_good=True))
    room.do(guests[2], m.TakeSeat(room.public.seats[2].person))
    assert guests[2].state.seat == 2
    assert not room.public.seats[2].goes


def test_a_removed_seat_has_no_owner():
    room, guests = a_round()
    room.do(guests[2], m.LeaveSeat(for_good=True))
    play_round_with_bots(room, guests[0])
    assert room.public.seats[2].keeper is Keeper.GONE
    assert room.public.watchers[0].own_seat is None


@pytest.mark.parametrize("for_good", [False, True])
def test_a_stand_in_bot_leaves_when_the_game_is_over(for_good):
    room, guests = a_round()
    if for_good:
        room.do(guests[0], m.Kick(guests[2].state.person))
    else:
        room.do(guests[2], m.LeaveSeat())
    room.do(guests[0], m.EndGame())
    assert seats(room) == ["Player 0", "Player 1", "Player 3"]
    assert [watcher.is_table for watcher in room.public.watchers] == ([] if for_good else [False])


def test_a_full_table_refuses_newcomers_at_once_and_says_why():
    room, guests = a_round(6, edition="party")
    late = look_on(room, "Late")
    assert late.state.room.no_chair is None
    room.do(guests[0], m.ActFor(guests[0].state.person))
    assert late.state.room.no_chair.code == Refusal.NO_WHOLE_LAP_LEFT
    room.do(late, m.TakeSeat())
    assert refusal(late) == Refusal.NO_WHOLE_LAP_LEFT
    assert not room.public.watchers[0].wants_a_chair
    full, _ = a_round(6, edition="classic-30")
    assert full.public.no_chair.code == Refusal.TOO_MANY_PLAYERS
    late = full.join("Late")
    full.do(late, m.TakeSeat())
    assert refusal(late) == Denial.TABLE_IS_FULL


def test_no_obstacle_is_shown_while_seats_are_free():
    assert a_round()[0].public.no_chair is None
    room, guests = a_game()
    room.do(guests[0], m.EndGame())
    assert room.public.no_chair is None


def test_a_spectator_who_leaves_is_forgotten():
    room, guests = a_round()
    watcher = look_on(room, "Late")
    room.do(watcher, m.Leave())
    assert room.public.watchers == ()
    assert [seat.keeper for seat in room.public.seats] == [Keeper.PERSON] * len(guests)


def test_practice_games_are_not_in_the_standings():
    room, guests = a_game(counts=False)
    room.do(guests[0], m.FinishGame())
    assert room.public.stage is Stage.OVER
    assert room.public.standings == ()


def test_the_second_of_two_for_the_last_seat_is_refused_when_it_is_taken():
    room, guests = a_round(5, edition="classic-30")
    tell(room, guests[0])
    first, second = look_on(room, "First"), look_on(room, "Second")
    room.do(first, m.TakeSeat())
    room.do(second, m.TakeSeat())
    play_round_with_bots(room, guests[0])
    assert first.state.seat == 5
    assert refusal(second) == Refusal.TOO_MANY_PLAYERS
    assert not room.public.watchers[0].wants_a_chair
