"""Adding and removing chairs between two rounds."""

from dixit_qt.host import journal
from dixit_qt.host.match import Pace
from dixit_qt.rules.actions import ClaimStory
from dixit_qt.rules.model import Phase
from dixit_qt.rules.refusals import Refusal
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Keeper, News, Stage, Want
from dixit_qt.wire.room import Timers
from tests.host.builders import (
    SLOW,
    a_game,
    a_round,
    come_back,
    drop,
    look_on,
    news,
    play_round,
    play_round_with_bots,
    refusal,
    resume,
    tell,
    wait,
)
from tests.net.room import RoomInMemory

# Chairs


def test_a_latecomer_sits_down_after_the_round():
    room, guests = a_round()
    late = look_on(room, "Late")
    tell(room, guests[0])
    room.do(late, m.TakeSeat())
    assert late.state.seat is None
    assert [watcher.wants_a_chair for watcher in room.public.watchers] == [True]
    play_round(room, guests)
    assert late.state.seat == 4
    assert len(late.view.cards.hand) == 6
    assert late.view.ring == (0, 4, 1, 2, 3)
    assert News.SEAT_TAKEN in news(guests[0])
    play_round(room, [*guests, late])
    assert len(room.host.match.state.history[-1].ballots) == 4


def test_between_rounds_a_newcomer_sits_down_at_once():
    room, guests = a_round()
    play_round(room, guests)
    late = look_on(room, "Late")
    room.do(late, m.TakeSeat())
    assert late.state.seat == 4


def test_the_journal_has_the_newcomer_and_their_token():
    room, guests = a_round()
    play_round(room, guests)
    late = look_on(room, "Late")
    room.do(late, m.TakeSeat())
    again = resume(room.journal.data)
    assert again.host.match.state == room.host.match.state
    assert [person.name for person in again.host.people.seats][4] == "Late"
    back = again.join("Late", token=late.state.token)
    assert back.view.cards.hand == late.view.cards.hand


def test_a_journal_cut_after_the_new_seat_is_read_up_to_before_it():
    room, guests = a_round()
    play_round(room, guests)
    before = journal.read(room.journal.data)
    late = look_on(room, "Late")
    room.do(late, m.TakeSeat())
    whole = room.journal.data
    cut = journal.read(whole[:-1])
    assert cut.state == before.state
    assert len(cut.standing.people) == 4
    assert cut.fault


def test_a_full_table_takes_no_more_players():
    room, guests = a_round(6, edition="classic-30")
    late = look_on(room, "Late")
    room.do(late, m.TakeSeat())
    assert refusal(late) == Denial.TABLE_IS_FULL
    assert guests[0].state.room.watchers[0].wants_a_chair is False


def test_a_seat_refused_by_the_rules_is_reported_after_the_round():
    room, guests = a_round(6, edition="party")
    late = look_on(room, "Late")
    room.do(guests[0], m.ActFor(guests[0].state.person))
    room.do(late, m.TakeSeat())
    while len(room.host.match.state.history) == 0:
        room.play(guests, moves=1)
    assert refusal(late) == Refusal.NO_WHOLE_LAP_LEFT
    assert late.state.seat is None
    assert not room.public.watchers[0].wants_a_chair


def test_in_team_a_newcomer_waits_for_a_partner():
    room, guests = a_game(6, edition="team")
    first, second = look_on(room, "First"), look_on(room, "Second")
    room.do(first, m.TakeSeat())
    assert first.state.seat is None
    room.do(second, m.TakeSeat())
    assert (first.state.seat, second.state.seat) == (6, 7)
    assert first.view.partner == 7
    assert guests[0].view.seats == 8


def test_leaving_for_good_removes_the_seat_after_the_round():
    room, guests = a_round(5)
    tell(room, guests[0])
    room.do(guests[3], m.LeaveSeat(for_good=True))
    assert guests[3].state.seat is None
    assert (room.public.seats[3].keeper, room.public.seats[3].goes) == (Keeper.BOT, True)
    room.do(guests[0], m.ActFor(room.public.seats[3].person))
    stay = [guest for guest in guests if guest is not guests[3]]
    play_round_with_bots(room, guests[0])
    assert room.public.seats[3].keeper is Keeper.GONE
    assert stay[0].view.ring == (0, 1, 2, 4)
    assert News.CHAIR_TAKEN_AWAY in news(stay[0])
    again = resume(room.journal.data)
    assert again.host.people.seats[3].keeper is Keeper.GONE


def test_the_host_chooses_a_newcomers_place():
    room, guests = a_round()
    tell(room, guests[0])
    late = look_on(room, "Late")
    room.do(guests[1], m.PlaceNewcomer(late.state.person))
    assert refusal(guests[1]) == Denial.NOT_THE_ADMIN
    room.do(guests[0], m.PlaceNewcomer(late.state.person, after=guests[1].state.person))
    assert room.public.watchers[0].sits_after == guests[1].state.person
    room.do(late, m.TakeSeat())
    room.do(guests[1], m.LeaveSeat())
    sits_after = {watcher.name: watcher.sits_after for watcher in room.public.watchers}
    assert sits_after["Late"] == room.public.seats[1].person
    play_round_with_bots(room, guests[0])
    assert guests[0].view.ring == (0, 1, 4, 2, 3)


def test_placing_a_newcomer_is_refused_without_a_game_or_a_known_neighbour():
    room = RoomInMemory()
    anna = room.join("Anna", own=True)
    room.do(anna, m.PlaceNewcomer(1))
    assert refusal(anna) == Denial.NO_GAME_IS_RUNNING
    room, guests = a_round()
    late = look_on(room, "Late")
    for message in (
        m.PlaceNewcomer(99),
        m.PlaceNewcomer(guests[1].state.person),
        m.PlaceNewcomer(late.state.person, after=late.state.person),
    ):
        room.do(guests[0], message)
        assert refusal(guests[0]) == Denial.NO_SUCH_PERSON
    play_round(room, guests)
    room.do(guests[0], m.PlaceNewcomer(late.state.person, after=guests[3].state.person))
    room.do(guests[3], m.LeaveSeat(for_good=True))
    room.do(late, m.TakeSeat())
    assert guests[0].view.ring == (0, 4, 1, 2)


def test_a_new_team_sits_where_the_host_has_put_one_of_the_two():
    room, guests = a_game(6, edition="team")
    first, second = look_on(room, "First"), look_on(room, "Second")
    room.do(guests[0], m.PlaceNewcomer(second.state.person, after=guests[3].state.person))
    room.do(first, m.TakeSeat())
    room.do(second, m.TakeSeat())
    assert guests[0].view.ring == (0, 6, 1, 2, 3, 7, 4, 5)


def test_waiting_for_a_seat_at_the_end_gives_one_in_the_lobby():
    room, guests = a_round(11)
    tell(room, guests[0])
    late = [room.join(f"Late {number}") for number in range(2)]
    for guest in late:
        room.do(guest, m.TakeSeat())
    room.do(guests[0], m.EndGame())
    assert [late[0].state.room.seats[-1].name, len(room.public.seats)] == ["Late 0", 12]
    assert [watcher.wants_a_chair for watcher in room.public.watchers] == [False]


# Too few to continue


def two_and_one_who_left(edition: str = "odyssey", **changes) -> tuple[RoomInMemory, list]:
    room, guests = a_round(3, edition=edition, **changes)
    play_round(room, guests)
    room.do(guests[2], m.LeaveSeat(for_good=True))
    assert room.public.too_few_without == (room.public.seats[2].person,)
    return room, guests


def test_when_too_few_would_remain_a_bot_takes_over_and_the_players_are_asked():
    room, guests = two_and_one_who_left(pace=Pace((1.0, 1.0), 1.0, 0.0, 0.0, 0.0))
    assert (room.public.seats[2].keeper, len(guests[0].view.ring)) == (Keeper.BOT, 3)
    assert guests[0].state.room.too_few_without == room.public.too_few_without
    assert resume(room.journal.data).host.people.seats[2].goes


def test_clocks_and_bots_stop_while_the_players_are_asked():
    quick = Pace((1.0, 1.0), 1.0, 0.0, 0.0, 0.0)
    room, guests = a_round(3, pace=quick)
    room.do(guests[0], m.SetTimers(Timers(clue=60)))
    play_round(room, guests)
    assert guests[1].view.storyteller == 1
    room.do(guests[1], m.LeaveSeat(for_good=True))
    wait(room, 90)
    assert guests[0].view.phase is Phase.CLUE
    room.do(guests[2], m.PlayOn())
    wait(room, 2)
    assert guests[0].view.phase is Phase.GIVE


def test_one_players_answer_lets_a_bot_take_over():
    room, guests = two_and_one_who_left()
    room.do(guests[2], m.PlayOn())
    assert refusal(guests[2]) == Denial.NOT_SEATED
    room.do(guests[1], m.PlayOn())
    assert (room.public.too_few_without, room.public.seats[2].goes) == ((), False)
    assert News.BOT_PLAYS_FOR in news(guests[0])
    room.do(guests[0], m.PlayOn(on=False))
    assert refusal(guests[0]) == Denial.DECISION_HAS_PASSED
    assert room.public.stage is Stage.PLAYING


def test_if_the_players_decide_to_end_the_result_counts():
    room, guests = two_and_one_who_left()
    room.do(guests[1], m.PlayOn(on=False))
    assert room.public.stage is Stage.OVER
    assert guests[0].view.outcome.scores == room.host.match.state.scores
    assert {row.name for row in room.public.standings} == {"Player 0", "Player 1"}
    room.do(guests[1], m.PlayAgain())
    room.do(guests[0], m.PlayAgain())
    room.do(guests[0], m.PlayOn())
    assert refusal(guests[0]) == Denial.NO_GAME_IS_RUNNING


def test_during_a_round_the_players_are_asked_at_once_and_the_round_is_finished():
    room, guests = a_round(3)
    tell(room, guests[0])
    room.do(guests[2], m.LeaveSeat(for_good=True))
    assert room.public.too_few_without
    room.do(guests[0], m.PlayOn(on=False))
    assert (room.public.stage, room.public.too_few_without) == (Stage.PLAYING, ())
    room.do(guests[0], m.FinishGame(on=False))
    assert room.public.too_few_without
    room.do(guests[0], m.FinishGame())
    play_round_with_bots(room, guests[0])
    assert (room.public.stage, len(room.host.match.state.history)) == (Stage.OVER, 1)


def test_an_arriving_player_removes_the_question():
    room, guests = two_and_one_who_left()
    late = look_on(room, "Late")
    room.do(late, m.TakeSeat())
    assert room.public.too_few_without == ()
    assert guests[0].view.ring == (0, 3, 1)
    room, guests = two_and_one_who_left()
    room.do(guests[2], m.TakeSeat(room.public.seats[2].person))
    assert room.public.too_few_without == ()


def test_an_arrival_during_a_round_also_removes_the_question():
    room, guests = a_round(3)
    tell(room, guests[0])
    room.do(guests[2], m.LeaveSeat(for_good=True))
    late = look_on(room, "Late")
    room.do(late, m.TakeSeat())
    assert room.public.too_few_without == ()
    play_round_with_bots(room, guests[0])
    assert room.public.seats[2].keeper is Keeper.GONE
    assert len(guests[0].view.ring) == 3


def test_a_spectator_who_waits_for_the_empty_seat_removes_the_question_too():
    room, guests = a_round(3)
    tell(room, guests[0])
    room.do(guests[2], m.LeaveSeat(for_good=True))
    late, seat = look_on(room, "Late"), room.public.seats[2].person
    assert room.public.too_few_without == (seat,)
    room.do(late, m.TakeSeat(seat))
    room.do(guests[0], m.Agree(late.state.person))
    assert room.public.too_few_without == ()
    play_round_with_bots(room, guests[0])
    assert late.state.seat == 2


def test_leaving_raises_the_question_only_if_too_few_are_left():
    for gone in (
        lambda room, guests: room.do(guests[2], m.Leave()),
        lambda room, guests: room.do(guests[0], m.Kick(guests[2].state.person)),
    ):
        room, guests = a_round(3)
        gone(room, guests)
        assert room.public.too_few_without == (room.public.seats[2].person,)
        room, guests = a_round(4)
        gone(room, guests)
        assert (room.public.too_few_without, room.public.seats[2].goes) == ((), False)


def test_a_returning_player_regains_a_seat_marked_for_removal():
    room, guests = a_round(3)
    drop(room, guests[2])
    room.do(guests[0], m.RemoveChair(guests[2].state.person))
    assert room.public.too_few_without
    back = come_back(room, guests[2])
    assert (room.public.too_few_without, room.public.seats[2].goes) == ((), False)
    drop(room, back)
    room.do(guests[0], m.RemoveChair(guests[2].state.person))
    room.do(guests[0], m.PlayOn())
    assert (room.public.seats[2].keeper, room.public.seats[2].is_bot) == (Keeper.BOT, False)


def test_a_game_of_bots_alone_continues_without_a_question():
    room = RoomInMemory()
    anna = room.join("Anna")
    for _ in range(2):
        room.do(anna, m.AddBot())
    room.do(anna, m.Start())
    room.do(anna, m.LeaveSeat(for_good=True))
    assert room.public.too_few_without == ()
    wait(room, 60)
    assert room.host.match.state.history


def test_the_host_removes_the_seat_of_an_absent_player():
    room, guests = a_round(5)
    play_round(room, guests)
    room.do(guests[0], m.RemoveChair(guests[4].state.person))
    assert refusal(guests[0]) == Denial.NOT_A_FREE_SEAT
    drop(room, guests[4])
    room.do(guests[0], m.RemoveChair(guests[4].state.person))
    assert room.public.seats[4].keeper is Keeper.GONE
    back = room.join("Player 4", token=guests[4].state.token)
    assert back.state.seat == 5


def test_a_removed_seat_cannot_be_taken_over():
    room, guests = a_round(5)
    play_round(room, guests)
    room.do(guests[4], m.LeaveSeat(for_good=True))
    room.do(guests[4], m.TakeSeat(room.public.seats[4].person))
    assert refusal(guests[4]) == Denial.NOT_A_FREE_SEAT


def test_after_the_game_removed_seats_disappear():
    room, guests = a_round(5)
    play_round(room, guests)
    room.do(guests[4], m.LeaveSeat(for_good=True))
    room.do(guests[0], m.EndGame())
    assert [seat.keeper for seat in room.public.seats] == [Keeper.PERSON] * 4


def test_a_bot_replaces_one_partner_of_a_team_who_leaves():
    room, guests = a_game(8, edition="team")
    room.do(guests[2], m.LeaveSeat(for_good=True))
    assert (room.public.seats[2].keeper, room.public.seats[2].goes) == (Keeper.BOT, True)
    room.do(guests[6], m.LeaveSeat(for_good=True))
    assert [room.public.seats[seat].keeper for seat in (2, 6)] == [Keeper.GONE, Keeper.GONE]
    assert guests[0].view.ring == (0, 1, 3, 4, 5, 7)


def test_a_guest_who_wants_a_seat_sits_down_after_the_round():
    room, guests = a_round()
    tell(room, guests[0])
    late = room.join("Late")
    assert [watcher.wants_a_chair for watcher in room.public.watchers] == [True]
    play_round(room, guests)
    assert late.state.seat == 4


def test_a_guest_who_wants_a_seat_sits_down_at_once_between_rounds():
    room, _guests = a_game()
    late = room.join("Late")
    assert late.state.seat == 4


def test_a_guest_who_came_to_watch_gets_no_seat():
    room, _guests = a_game()
    late = room.join("Late", want=Want.SPECTATOR)
    assert late.state.seat is None
    assert [watcher.wants_a_chair for watcher in room.public.watchers] == [False]


def test_a_guest_at_a_full_table_gets_the_seat_of_a_bot():
    room = RoomInMemory("classic-30", pace=SLOW)
    guests = room.join_all(5)
    room.do(guests[0], m.AddBot())
    room.do(guests[0], m.Start())
    bot = room.public.seats[5].person
    late = room.join("Late")
    assert [watcher.waits_for for watcher in room.public.watchers] == [bot]
    nobody = room.join("Later")
    assert room.public.watchers[1].waits_for is None
    assert not room.public.watchers[1].wants_a_chair
    play_round_with_bots(room, guests[0])
    assert (late.state.seat, nobody.state.seat) == (5, None)


def four_and_a_bot_where_six_may_play() -> tuple[RoomInMemory, list]:
    room = RoomInMemory("classic-30", pace=SLOW)
    guests = room.join_all(4)
    room.do(guests[0], m.AddBot())
    room.do(guests[0], m.Start())
    assert guests[0].session.intend(ClaimStory())
    room.settle()
    tell(room, guests[0])
    return room, guests


def test_the_last_free_seat_is_promised_once_and_the_next_guest_gets_a_bots():
    room, guests = four_and_a_bot_where_six_may_play()
    bot = room.public.seats[4].person
    late, later = room.join("Late"), room.join("Later")
    wishes = [(each.wants_a_chair, each.waits_for) for each in room.public.watchers]
    assert wishes == [(True, None), (False, bot)]
    play_round_with_bots(room, guests[0])
    assert (late.state.seat, later.state.seat) == (5, 4)


def test_a_seat_marked_for_removal_makes_room_for_one_more_guest():
    room, guests = four_and_a_bot_where_six_may_play()
    room.do(guests[3], m.LeaveSeat(for_good=True))
    late, later = room.join("Late"), room.join("Later")
    play_round_with_bots(room, guests[0])
    assert (late.state.seat, later.state.seat) == (5, 6)


def test_a_guest_who_arrives_after_the_end_plays_the_next_game():
    room, guests = a_round()
    room.play(guests)
    assert room.host.match.is_over
    late = room.join("Late")
    assert [watcher.wants_a_chair for watcher in room.public.watchers] == [True]
    room.do(guests[0], m.PlayAgain())
    assert late.state.seat == 4


def test_a_spectator_can_ask_at_the_end_for_a_seat_in_the_next_game():
    room, guests = a_round()
    late = look_on(room, "Late")
    room.play(guests)
    assert room.host.match.is_over
    room.do(late, m.TakeSeat())
    assert refusal(late) is None
    room.do(guests[0], m.PlayAgain())
    assert late.state.seat == 4
