"""Around the rounds: grace periods, pauses, hearts, time limits after a reveal."""

from dixit_qt.host.match import INSTANT, Pace
from dixit_qt.rules.actions import GiveHeart, TakeBack
from dixit_qt.rules.model import Phase
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, News, Want
from dixit_qt.wire.room import Timers
from tests.host.builders import (
    GRACE,
    SLOW,
    a_game,
    a_round,
    drop,
    look_on,
    news,
    play_round,
    refusal,
    resume,
    tell,
    wait,
)
from tests.net.room import Guest, RoomInMemory

# The grace period


def given(room: RoomInMemory, guests: list[Guest]) -> None:
    tell(room, guests[0])
    for guest in guests[1:]:
        room.play([guest], moves=1)


def test_cards_are_turned_when_the_grace_is_over():
    room, guests = a_round(pace=GRACE)
    given(room, guests)
    assert guests[1].view.grace
    assert guests[1].state.time_left == 1500
    room.pass_time(1.4)
    assert (guests[1].view.phase, guests[1].view.grace) == (Phase.GIVE, True)
    room.pass_time(0.2)
    assert (guests[1].view.phase, guests[1].view.grace) == (Phase.VOTE, False)


def test_taking_back_during_the_grace_restarts_it():
    room, guests = a_round(pace=GRACE)
    given(room, guests)
    room.pass_time(1.0)
    assert guests[2].session.intend(TakeBack())
    room.settle()
    assert guests[0].view.waiting_for == (2,)
    room.pass_time(5)
    assert guests[0].view.phase is Phase.GIVE
    room.play([guests[2]], moves=1)
    room.pass_time(1.4)
    assert guests[0].view.grace
    room.pass_time(0.2)
    assert guests[0].view.phase is Phase.VOTE


def test_a_game_in_its_grace_resumes_from_its_journal():
    room, guests = a_round(pace=GRACE)
    given(room, guests)
    room.pass_time(2)
    again = resume(room.journal.data, pace=GRACE)
    assert again.host.match.state == room.host.match.state


# The pause


def test_any_seated_player_can_pause_and_continue():
    room, guests = a_round(pace=SLOW)
    room.do(guests[0], m.SetTimers(Timers(clue=60)))
    wait(room, 20)
    room.do(guests[2], m.Pause())
    assert room.public.paused_by == guests[2].state.person
    assert room.host.match.next_due() is None
    assert guests[1].state.time_left == 40_000
    wait(room, 120)
    assert guests[1].view.phase is Phase.CLUE
    room.do(guests[1], m.Pause(on=False))
    assert room.public.paused_by is None
    assert guests[1].state.time_left == 40_000
    wait(room, 41)
    assert guests[1].view.phase is not Phase.CLUE
    assert [n for n in news(guests[0]) if "pause" in n or "goes" in n] == [
        News.PAUSED,
        News.GOES_ON,
    ]


def test_actions_are_accepted_in_a_pause_and_timers_start_after_it():
    room, guests = a_round(pace=SLOW)
    room.do(guests[0], m.SetTimers(Timers(clue=60, give=30)))
    room.do(guests[1], m.Pause())
    tell(room, guests[0])
    assert guests[1].view.phase is Phase.GIVE
    wait(room, 60)
    room.do(guests[1], m.Pause(on=False))
    assert guests[1].state.time_left == 30_000


def test_bots_wait_in_a_pause():
    room, guests = a_game(4, pace=Pace((1.0, 1.0), 1.0, 0.0, 0.0, 0.0))
    drop(room, guests[3])
    room.do(guests[0], m.GiveToBot(guests[3].state.person))
    room.do(guests[0], m.Pause())
    wait(room, 50)
    assert guests[0].view.phase is Phase.FIRST_STORYTELLER
    room.do(guests[0], m.Pause(on=False))
    wait(room, 2)
    assert guests[0].view.storyteller == 3


def test_a_spectator_cannot_pause_and_a_second_pause_is_refused():
    room, guests = a_round()
    screen = room.watch()
    room.do(screen, m.Pause())
    assert refusal(screen) == Denial.NOT_SEATED
    room.do(guests[1], m.Pause())
    room.do(guests[2], m.Pause())
    assert room.public.paused_by == guests[1].state.person
    room.do(guests[0], m.EndGame())
    assert room.public.paused_by is None
    room.do(guests[0], m.Pause())
    assert refusal(guests[0]) == Denial.NO_GAME_IS_RUNNING


def test_an_admin_can_end_a_pause_when_all_seated_players_are_away():
    room, guests = a_round()
    screen, spectator = room.watch(), room.watch("Vera", want=Want.SPECTATOR)
    room.do(guests[0], m.Pause())
    for guest in guests:
        drop(room, guest)
    wait(room, 30)
    room.do(screen, m.Pause(on=False))
    assert refusal(screen) == Denial.NOT_SEATED
    assert spectator.state.is_admin
    room.do(spectator, m.Pause(on=False))
    assert room.public.paused_by is None
    room.do(spectator, m.Pause())
    assert refusal(spectator) == Denial.NOT_SEATED


# Hearts


def test_hearts_are_shown_to_everybody_with_the_next_clue():
    room, guests = a_round()
    watcher = room.watch("Watcher", want=Want.SPECTATOR)
    play_round(room, guests)
    number = guests[1].view.legal.hearts[0]
    assert guests[1].session.intend(GiveHeart(number))
    assert watcher.session.intend(GiveHeart(number))
    room.settle()
    assert guests[1].view.heart == number
    assert guests[0].view.history[0].hearts == ()
    play_round(room, guests)
    for guest in (*guests, watcher):
        assert guest.view.history[0].hearts[number - 1] == 2
    late = look_on(room, "Late")
    assert late.view.history[0].hearts[number - 1] == 2
    assert resume(room.journal.data).host.match.state == room.host.match.state


def test_hearts_are_counted_when_the_game_is_ended_early():
    room, guests = a_round()
    play_round(room, guests)
    number = guests[1].view.legal.hearts[0]
    assert guests[1].session.intend(GiveHeart(number))
    room.settle()
    room.do(guests[0], m.FinishGame())
    for guest in guests:
        assert guest.view.history[0].hearts[number - 1] == 1
    assert room.public.most_loved.hearts == 1
    assert sum(row.hearts for row in room.public.standings) == 1


def test_a_spectator_cannot_send_actions_of_players():
    room, _guests = a_round()
    watcher = room.watch("Watcher", want=Want.SPECTATOR)
    assert watcher.session.intend(TakeBack())
    room.settle()
    assert refusal(watcher) == Denial.NOT_SEATED


# The time limits after a reveal


def test_the_timer_of_the_clue_starts_after_the_time_to_read_the_reveal():
    room, guests = a_round(pace=Pace((1000.0, 1000.0), 1000.0, 0.0, 10.0, 0.0))
    room.do(guests[0], m.SetTimers(Timers(clue=60)))
    assert guests[0].state.time_left == 60_000
    play_round(room, guests)
    assert guests[0].state.time_left == 70_000


def test_bots_move_one_after_the_other():
    room, guests = a_round(5, pace=Pace((1.0, 1.0), 1.0, 0.0, 0.0, 2.0))
    for guest in guests[3:]:
        drop(room, guest)
        room.do(guests[0], m.GiveToBot(guest.state.person))
    tell(room, guests[0])
    room.pass_time(1.5)
    assert guests[0].view.cards.given == (1, 0, 0, 1, 0)
    room.pass_time(2.0)
    assert guests[0].view.cards.given == (1, 0, 0, 1, 1)


def test_an_instant_pace_skips_the_grace_period():
    room, guests = a_round(3, pace=INSTANT)
    tell(room, guests[0])
    for guest in guests[1:]:
        room.play([guest], moves=1)
    assert guests[0].view.phase is Phase.VOTE


def test_a_bot_delays_its_move_after_a_found_story():
    room, guests = a_game(3, "poetry", pace=Pace((1.0, 1.0), 1.0, 0.0, 0.0, 0.0, 3.0))
    while guests[0].view.phase is not Phase.ENDING:
        room.play(guests, moves=1)
    chooser = guests[room.host.match.waiting_for[0]]
    drop(room, chooser)
    admin = next(guest for guest in guests if guest is not chooser)
    room.host.people.give_to_bot(room.host.people.by_id(chooser.state.person))
    room.do(admin, m.SetTimers(Timers()))
    wait(room, 3)
    assert admin.view.phase is Phase.ENDING
    wait(room, 2)
    assert admin.view.phase is not Phase.ENDING
