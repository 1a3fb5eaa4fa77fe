"""What happens around the rounds: the breath, chairs, pauses, hearts, the end by the table."""

import pytest

from dixit_qt.host import journal
from dixit_qt.host.match import INSTANT, Pace
from dixit_qt.rules.actions import GiveClue, GiveHeart, TakeBack
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import EndReason
from dixit_qt.rules.refusals import Refusal
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Keeper, News, Stage, Want
from dixit_qt.wire.room import Timers
from tests.host.builders import SLOW, a_game, a_round, drop, refusal
from tests.host.test_journal import resume
from tests.net.room import Guest, RoomInMemory

BREATHING = Pace((1000.0, 1000.0), 1000.0, breath=1.5, reading=0.0)


def tell(room: RoomInMemory, teller: Guest) -> None:
    assert teller.session.intend(GiveClue("words", card=teller.view.cards.hand[0]))
    room.settle()


def play_round(room: RoomInMemory, guests: list[Guest]) -> None:
    """All that is waited for, until the next round has begun."""
    rounds = len(room.host.match.state.history)
    while len(room.host.match.state.history) == rounds:
        seated = [guest for guest in guests if guest.state.seat is not None]
        room.play(seated, moves=1)


def wait(room: RoomInMemory, seconds: int) -> None:
    """Second by second: nobody falls silent."""
    for _ in range(seconds):
        room.pass_time(1.0)


def news(guest: Guest) -> list[News]:
    return [notice.code for notice in guest.state.notices]


# The breath


def given(room: RoomInMemory, guests: list[Guest]) -> None:
    tell(room, guests[0])
    for guest in guests[1:]:
        room.play([guest], moves=1)


def test_cards_are_turned_when_the_breath_is_over():
    room, guests = a_round(pace=BREATHING)
    given(room, guests)
    assert guests[1].view.breath
    assert guests[1].state.time_left == 1500
    room.pass_time(1.4)
    assert (guests[1].view.phase, guests[1].view.breath) == (Phase.GIVE, True)
    room.pass_time(0.2)
    assert (guests[1].view.phase, guests[1].view.breath) == (Phase.VOTE, False)


def test_who_takes_back_in_the_breath_is_waited_for_and_the_breath_begins_anew():
    room, guests = a_round(pace=BREATHING)
    given(room, guests)
    room.pass_time(1.0)
    assert guests[2].session.intend(TakeBack())
    room.settle()
    assert guests[0].view.waiting_for == (2,)
    room.pass_time(5)
    assert guests[0].view.phase is Phase.GIVE
    room.play([guests[2]], moves=1)
    room.pass_time(1.4)
    assert guests[0].view.breath
    room.pass_time(0.2)
    assert guests[0].view.phase is Phase.VOTE


def test_a_game_that_breathes_goes_on_from_its_journal():
    room, guests = a_round(pace=BREATHING)
    given(room, guests)
    room.pass_time(2)
    again = resume(room.journal.data, pace=BREATHING)
    assert again.host.match.state == room.host.match.state


# Chairs


def test_somebody_late_sits_down_when_the_round_is_over():
    room, guests = a_round()
    late = room.join("Late")
    tell(room, guests[0])
    room.do(late, m.TakeSeat())
    assert late.state.seat is None
    assert [watcher.wants_a_chair for watcher in room.told.watchers] == [True]
    play_round(room, guests)
    assert late.state.seat == 4
    assert len(late.view.cards.hand) == 6
    assert late.view.ring == (0, 4, 1, 2, 3)
    assert News.SEAT_TAKEN in news(guests[0])
    play_round(room, [*guests, late])
    assert len(room.host.match.state.history[-1].ballots) == 4


def test_between_two_rounds_he_sits_down_at_once():
    room, guests = a_round()
    play_round(room, guests)
    late = room.join("Late")
    room.do(late, m.TakeSeat())
    assert late.state.seat == 4


def test_the_journal_knows_the_newcomer_and_his_token():
    room, guests = a_round()
    play_round(room, guests)
    late = room.join("Late")
    room.do(late, m.TakeSeat())
    again = resume(room.journal.data)
    assert again.host.match.state == room.host.match.state
    assert [person.name for person in again.host.people.seats][4] == "Late"
    back = again.join("Late", token=late.state.token)
    assert back.view.cards.hand == late.view.cards.hand


def test_a_journal_that_was_cut_between_chair_and_people_is_whole_before_both():
    room, guests = a_round()
    play_round(room, guests)
    before = journal.read(room.journal.data)
    late = room.join("Late")
    room.do(late, m.TakeSeat())
    whole = room.journal.data
    cut = journal.read(whole[:-1])
    assert cut.state == before.state
    assert len(cut.standing.people) == 4
    assert cut.fault


def test_a_full_table_takes_nobody_more():
    room, guests = a_round(6, edition="classic-30")
    late = room.join("Late")
    room.do(late, m.TakeSeat())
    assert refusal(late) == Denial.TABLE_IS_FULL
    assert guests[0].state.room.watchers[0].wants_a_chair is False


def test_what_the_rules_refuse_is_told_when_the_round_is_over():
    room, guests = a_round(6, edition="party")
    late = room.join("Late")
    room.do(guests[0], m.ActFor(guests[0].state.person))
    room.do(late, m.TakeSeat())
    while len(room.host.match.state.history) == 0:
        room.play(guests, moves=1)
    assert refusal(late) == Refusal.NO_WHOLE_LAP_LEFT
    assert late.state.seat is None
    assert not room.told.watchers[0].wants_a_chair


def test_in_team_one_waits_for_a_partner():
    room, guests = a_game(6, edition="team")
    first, second = room.join("First"), room.join("Second")
    room.do(first, m.TakeSeat())
    assert first.state.seat is None
    room.do(second, m.TakeSeat())
    assert (first.state.seat, second.state.seat) == (6, 7)
    assert first.view.partner == 7
    assert guests[0].view.seats == 8


def test_who_leaves_for_good_takes_the_chair_along_when_the_round_is_over():
    room, guests = a_round(5)
    tell(room, guests[0])
    room.do(guests[3], m.LeaveSeat(for_good=True))
    assert guests[3].state.seat is None
    assert (room.told.seats[3].keeper, room.told.seats[3].goes) == (Keeper.BOT, True)
    room.do(guests[0], m.ActFor(room.told.seats[3].person))
    stay = [guest for guest in guests if guest is not guests[3]]
    while len(room.host.match.state.history) == 0:
        for seat in room.host.match.waiting_for:
            room.do(guests[0], m.ActFor(room.told.seats[seat].person))
    assert room.told.seats[3].keeper is Keeper.GONE
    assert stay[0].view.ring == (0, 1, 2, 4)
    assert News.CHAIR_TAKEN_AWAY in news(stay[0])
    again = resume(room.journal.data)
    assert again.host.people.seats[3].keeper is Keeper.GONE


def test_a_chair_that_must_stay_is_kept_by_the_bot():
    room, guests = a_round(3)
    play_round(room, guests)
    room.do(guests[2], m.LeaveSeat(for_good=True))
    assert (room.told.seats[2].keeper, room.told.seats[2].goes) == (Keeper.BOT, False)
    assert len(guests[0].view.ring) == 3


def test_the_host_takes_the_chair_of_somebody_absent_away():
    room, guests = a_round(5)
    play_round(room, guests)
    room.do(guests[0], m.RemoveChair(guests[4].state.person))
    assert refusal(guests[0]) == Denial.NOT_A_FREE_SEAT
    drop(room, guests[4])
    room.do(guests[0], m.RemoveChair(guests[4].state.person))
    assert room.told.seats[4].keeper is Keeper.GONE
    back = room.join("Player 4", token=guests[4].state.token)
    assert back.state.seat is None


def test_nobody_takes_over_a_chair_that_is_gone():
    room, guests = a_round(5)
    play_round(room, guests)
    room.do(guests[4], m.LeaveSeat(for_good=True))
    room.do(guests[4], m.TakeSeat(room.told.seats[4].person))
    assert refusal(guests[4]) == Denial.NOT_A_FREE_SEAT


def test_after_the_game_the_chairs_that_are_gone_are_put_away():
    room, guests = a_round(5)
    play_round(room, guests)
    room.do(guests[4], m.LeaveSeat(for_good=True))
    room.do(guests[0], m.EndGame())
    assert [seat.keeper for seat in room.told.seats] == [Keeper.PERSON] * 4


# The pause


def test_anybody_seated_stops_the_clocks_and_anybody_lets_them_go_on():
    room, guests = a_round(pace=SLOW)
    room.do(guests[0], m.SetTimers(Timers(clue=60)))
    wait(room, 20)
    room.do(guests[2], m.Pause())
    assert room.told.paused_by == guests[2].state.person
    assert guests[1].state.time_left == 40_000
    wait(room, 120)
    assert guests[1].view.phase is Phase.CLUE
    room.do(guests[1], m.Pause(on=False))
    assert room.told.paused_by is None
    assert guests[1].state.time_left == 40_000
    wait(room, 41)
    assert guests[1].view.phase is not Phase.CLUE
    assert [n for n in news(guests[0]) if "pause" in n or "goes" in n] == [
        News.PAUSED,
        News.GOES_ON,
    ]


def test_actions_stay_possible_in_a_pause_and_their_clocks_begin_after_it():
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


def test_who_looks_on_does_not_pause_and_nothing_is_paused_twice():
    room, guests = a_round()
    screen = room.watch()
    room.do(screen, m.Pause())
    assert refusal(screen) == Denial.NOT_SEATED
    room.do(guests[1], m.Pause())
    room.do(guests[2], m.Pause())
    assert room.told.paused_by == guests[1].state.person
    room.do(guests[0], m.EndGame())
    assert room.told.paused_by is None
    room.do(guests[0], m.Pause())
    assert refusal(guests[0]) == Denial.NO_GAME_IS_RUNNING


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
    late = room.join("Late")
    assert late.view.history[0].hearts[number - 1] == 2
    assert resume(room.journal.data).host.match.state == room.host.match.state


def test_who_looks_on_does_nothing_else():
    room, _guests = a_round()
    watcher = room.watch("Watcher", want=Want.SPECTATOR)
    assert watcher.session.intend(TakeBack())
    room.settle()
    assert refusal(watcher) == Denial.NOT_SEATED


# Who tells first, and what was seen tonight


def test_the_host_names_who_tells_first():
    room = RoomInMemory(pace=SLOW)
    guests = room.join_all(4)
    room.do(guests[0], m.SetFirstStoryteller(guests[2].state.person))
    assert room.told.first_storyteller == guests[2].state.person
    room.do(guests[0], m.Start())
    assert (guests[0].view.phase, guests[0].view.storyteller) == (Phase.CLUE, 2)
    assert resume(room.journal.data).host.match.state == room.host.match.state


def test_only_somebody_with_a_seat_tells_first():
    room = RoomInMemory(pace=SLOW)
    anna = room.join("Anna", own=True)
    room.do(anna, m.SetFirstStoryteller(77))
    assert refusal(anna) == Denial.NO_SUCH_PERSON


@pytest.mark.parametrize("seen_last", [True, False])
def test_pictures_seen_tonight_come_last_in_the_next_game(seen_last):
    room, guests = a_round()
    room.do(guests[0], m.EndGame())
    room.do(guests[0], m.SetSeenLast(seen_last))
    assert room.told.seen_last is seen_last
    room.do(guests[0], m.Start())
    room.play(guests, moves=1)
    play_round(room, guests)
    seen = {laid.card for laid in room.host.match.state.history[0].table}
    room.do(guests[0], m.EndGame())
    room.do(guests[0], m.Start())
    assert (set(room.host.match.state.game.pile[-len(seen) :]) == seen) is seen_last
    assert resume(room.journal.data).host.match.state == room.host.match.state


# The end by the table


def test_the_host_ends_the_game_with_its_scores_when_the_round_is_over():
    room, guests = a_round()
    tell(room, guests[0])
    room.do(guests[0], m.FinishGame())
    assert room.told.ends_after_round
    assert room.told.stage is Stage.PLAYING
    play_round(room, guests)
    assert room.told.stage is Stage.OVER
    assert guests[3].view.outcome.reason is EndReason.ENDED_BY_THE_TABLE
    assert not room.told.ends_after_round


def test_the_wish_to_end_is_taken_back():
    room, guests = a_round()
    tell(room, guests[0])
    room.do(guests[0], m.FinishGame())
    room.do(guests[0], m.FinishGame(on=False))
    play_round(room, guests)
    assert room.told.stage is Stage.PLAYING


def test_without_a_game_there_is_nothing_to_end_and_no_chair_to_remove():
    room = RoomInMemory(pace=SLOW)
    anna = room.join("Anna", own=True)
    room.do(anna, m.FinishGame())
    assert refusal(anna) == Denial.NO_GAME_IS_RUNNING
    room.do(anna, m.AddBot())
    room.do(anna, m.RemoveChair(room.told.seats[1].person))
    assert refusal(anna) == Denial.NO_GAME_IS_RUNNING


# The clocks after a reveal


def test_the_clock_of_the_clue_begins_when_the_reveal_has_been_read():
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


def test_at_once_means_without_a_breath():
    room, guests = a_round(3, pace=INSTANT)
    tell(room, guests[0])
    for guest in guests[1:]:
        room.play([guest], moves=1)
    assert guests[0].view.phase is Phase.VOTE


# The standings of the evening


def finish(room: RoomInMemory, guests: list[Guest]) -> None:
    play_round(room, guests)
    room.do(guests[0], m.FinishGame())


def test_the_games_of_an_evening_are_added_up():
    room, guests = a_round()
    assert room.told.standings == ()
    finish(room, guests)
    first = {standing.name: standing for standing in room.told.standings}
    assert set(first) == {f"Player {number}" for number in range(4)}
    assert {standing.games for standing in first.values()} == {1}
    room.do(guests[0], m.PlayAgain())
    room.do(guests[0], m.Start())
    room.play(guests, moves=1)
    finish(room, guests)
    for standing in guests[2].state.room.standings:
        before = first[standing.name]
        assert standing.games == len(standing.places) == 2
        assert standing.points >= before.points
        assert standing.relative >= before.relative
    won = [standing.won for standing in room.told.standings]
    assert won == sorted(won, reverse=True)


def test_a_heart_after_the_end_counts_too():
    room, guests = a_round()
    finish(room, guests)
    number = guests[1].view.legal.hearts[0]
    owner = room.host.match.state.history[0].table[number - 1].owner
    assert guests[1].session.intend(GiveHeart(number))
    room.settle()
    hearts = {standing.name: standing.hearts for standing in guests[1].state.room.standings}
    assert hearts[f"Player {owner}"] == 1


def test_bots_do_not_stand_in_the_standings():
    room = RoomInMemory(pace=SLOW)
    anna = room.join("Anna", own=True)
    for _ in range(3):
        room.do(anna, m.AddBot())
    room.do(anna, m.Start())
    room.do(anna, m.FinishGame())
    assert [standing.name for standing in room.told.standings] == ["Anna"]


def test_a_game_broken_off_is_not_counted():
    room, guests = a_round()
    play_round(room, guests)
    room.do(guests[0], m.EndGame())
    assert room.told.standings == ()


# One rabbit for a team


def rabbits(room: RoomInMemory) -> list[int]:
    return [seat.rabbit for seat in room.told.seats]


def test_a_team_has_one_rabbit_that_either_partner_chooses():
    room = RoomInMemory("team", pace=SLOW)
    guests = room.join_all(6)
    assert rabbits(room)[:3] == rabbits(room)[3:]
    free = next(rabbit for rabbit in range(12) if rabbit not in rabbits(room))
    room.do(guests[4], m.SetRabbit(free))
    assert (rabbits(room)[1], rabbits(room)[4]) == (free, free)
    other = next(rabbit for rabbit in range(12) if rabbit not in rabbits(room))
    room.do(guests[1], m.SetRabbit(other))
    assert (rabbits(room)[1], rabbits(room)[4]) == (other, other)
    assert len(set(rabbits(room))) == 3


def test_no_team_takes_the_rabbit_of_another_but_any_that_nobody_shows():
    room = RoomInMemory("team", pace=SLOW)
    guests = room.join_all(6)
    room.do(guests[0], m.SetRabbit(rabbits(room)[1]))
    assert refusal(guests[0]) == Denial.RABBIT_IS_TAKEN
    hidden = [person.rabbit for person in room.host.people.seats]
    unseen = next(rabbit for rabbit in hidden if rabbit not in rabbits(room))
    room.do(guests[0], m.SetRabbit(unseen))
    assert rabbits(room)[0] == rabbits(room)[3] == unseen


def test_when_everybody_plays_alone_again_everybody_has_one_of_his_own():
    room = RoomInMemory("team", pace=SLOW)
    guests = room.join_all(6)
    room.do(guests[3], m.SetRabbit(rabbits(room)[0]))
    room.do(guests[0], m.SetEdition("odyssey"))
    assert len(set(rabbits(room))) == 6


def test_the_team_keeps_its_rabbit_in_the_game_and_after_a_crash():
    room, guests = a_game(6, edition="team")
    free = next(rabbit for rabbit in range(12) if rabbit not in rabbits(room))
    room.do(guests[5], m.SetRabbit(free))
    assert rabbits(room)[2] == rabbits(room)[5] == free
    first, second = room.join("First"), room.join("Second")
    room.do(first, m.TakeSeat())
    room.do(second, m.TakeSeat())
    assert rabbits(room)[6] == rabbits(room)[7]
    again = resume(room.journal.data)
    assert rabbits(again) == rabbits(room)
