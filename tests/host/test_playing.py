"""A running game: refusals, bots, timers, absent players, late joiners. Nobody is held up."""

import gc
from random import Random

import pytest
from msgspec import structs

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.host.journal import read
from dixit_qt.host.match import INSTANT, Match, Pace
from dixit_qt.host.table import IDLE
from dixit_qt.rules.actions import ClaimStory, Give, GiveClue, Judge, Vote
from dixit_qt.rules.model import ClueKind, Phase
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.state import GameState
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Keeper, News, Stage, Want
from dixit_qt.wire.peer import Peer, Role
from dixit_qt.wire.room import Timers
from tests.host.builders import (
    SLOW,
    Stranger,
    a_game,
    a_round,
    come_back,
    drop,
    look_on,
    play_round,
    play_round_with_bots,
    refusal,
    resume,
    wait,
)
from tests.net.room import RoomInMemory


def tell(room, guest):
    clue = GiveClue("far away", ClueKind.WRITTEN, guest.view.legal.clue.cards[0])
    assert guest.session.intend(clue)
    room.settle()


def give(room, guest):
    choice = guest.view.legal.give
    assert guest.session.intend(Give(choice.cards[: choice.count]))
    room.settle()


def test_an_accepted_action_sends_one_view_to_each_seat_and_screen():
    room, guests = a_round()
    screen = room.watch()
    everybody = [*guests, screen]
    before = [guest.state.revision for guest in everybody]
    tell(room, guests[0])
    assert [guest.state.revision for guest in everybody] == [number + 1 for number in before]
    assert all(guest.view.phase is Phase.GIVE for guest in everybody)


def test_a_refused_action_changes_nothing_and_is_answered_only_to_its_sender():
    room, guests = a_round()
    before = room.host.match.state
    assert guests[1].session.intend(GiveClue("me", card="ab" * 10))
    room.settle()
    assert refusal(guests[1]) == Refusal.NOT_THE_STORYTELLER
    assert room.host.match.state is before
    assert all(refusal(guest) is None for guest in guests if guest is not guests[1])


def test_an_action_for_a_decision_that_has_passed_is_refused_as_such():
    room, guests = a_game()
    late = m.Intent(1, guests[1].state.decision, ClaimStory())
    assert guests[0].session.intend(ClaimStory())
    room.settle()
    room.do(guests[1], late)
    assert refusal(guests[1]) == Denial.DECISION_HAS_PASSED
    room.do(guests[0], structs.replace(late, match=7, decision=guests[0].state.decision))
    assert refusal(guests[0]) == Denial.DECISION_HAS_PASSED


def test_a_doubled_verdict_judges_one_line_only():
    """In Poetry for two the same seat judges again in the same phase, after the rival's line."""
    room, guests = a_game(2, "poetry")
    rng = Random(4)
    while True:
        room.play(guests, rng, 1)
        judge = next((guest for guest in guests if guest.view.legal.judge), None)
        if judge is None:
            continue
        twice = m.Intent(1, judge.state.decision, Judge(fits=True))
        room.do(judge, twice)
        judged = room.host.match.state
        room.do(judge, twice)
        assert refusal(judge) == Denial.DECISION_HAS_PASSED
        assert room.host.match.state is judged
        if judge.view.legal.judge:
            return


def test_decision_numbers_do_not_repeat_after_a_resume():
    room, guests = a_round()
    before = guests[0].state.decision
    again = resume(room.journal.data)
    back = [come_back(again, guest) for guest in guests]
    assert back[0].state.decision >= before
    tell(again, back[0])
    again.do(back[0], m.Intent(1, before, ClaimStory()))
    assert refusal(back[0]) == Denial.DECISION_HAS_PASSED


def test_every_request_is_answered_by_its_id():
    room, _guests = a_round()
    wire = Peer(Role.CLIENT)
    heard = []
    plain = Stranger(room)
    plain.pair.client.on_data = lambda data: heard.extend(wire.receive(data))
    for message in (
        m.Hello(2, "Plain", capabilities=("done", "fly"), want=Want.SPECTATOR),
        m.SetName("Other", id=17),
        m.Start(id=18),
        m.WantDeck("none", id=19),
        m.SetName("Another"),
    ):
        plain.pair.client.send(wire.send(message))
        plain.settle()
        room.settle()
    answers = [each for each in heard if isinstance(each, m.Done | m.Refused)]
    assert answers == [
        m.Done(17),
        m.Refused(Denial.NOT_THE_ADMIN, id=18),
        m.Refused(Denial.NO_SUCH_DECK, id=19),
    ]
    assert next(each for each in heard if isinstance(each, m.Welcome)).capabilities == ("done",)


def test_an_invisible_clue_counts_as_empty():
    room, guests = a_round()
    card = guests[0].view.legal.clue.cards[0]
    assert guests[0].session.intend(GiveClue("\u200b\u202e", card=card))
    room.settle()
    assert refusal(guests[0]) == Refusal.CLUE_NEEDS_WORDS
    assert guests[0].session.intend(GiveClue("far\u0007 \u202eaway", card=card))
    room.settle()
    assert guests[1].view.cards.clue.text == "far away"


def test_simultaneous_votes_are_never_stale():
    room, guests = a_round()
    tell(room, guests[0])
    for guest in guests[1:]:
        give(room, guest)
    for guest in guests[1:]:
        number = guest.view.legal.vote.numbers[0]
        assert guest.session.intend(Vote((number,)))
    room.settle()
    assert all(refusal(guest) is None for guest in guests)
    assert len(guests[0].view.history) == 1


def test_without_a_game_or_a_seat_nothing_can_be_done():
    room = RoomInMemory()
    anna = room.join("Anna")
    room.do(anna, m.Intent(1, 1, ClaimStory()))
    assert refusal(anna) == Denial.NO_GAME_IS_RUNNING
    room, _guests = a_game()
    screen = room.watch()
    room.do(screen, m.Intent(1, 1, ClaimStory()))
    assert refusal(screen) == Denial.NOT_SEATED
    assert not anna.session.intend(ClaimStory())


def test_an_absent_player_returns_to_the_same_hand():
    room, guests = a_round()
    hand = guests[2].view.cards.hand
    drop(room, guests[2])
    assert room.public.seats[2].keeper is Keeper.ABSENT
    again = come_back(room, guests[2])
    assert again.state.seat == 2
    assert again.view.cards.hand == hand


def test_a_bot_plays_for_the_absent_until_they_return():
    room, guests = a_round(pace=INSTANT)
    drop(room, guests[2])
    tell(room, guests[0])
    room.do(guests[0], m.GiveToBot(guests[2].state.person))
    assert room.public.seats[2].keeper is Keeper.BOT
    room.pass_time(1)
    assert 2 not in guests[0].view.waiting_for
    again = come_back(room, guests[2])
    assert room.public.seats[2].keeper is Keeper.PERSON
    assert again.state.seat == 2


def test_a_bot_does_not_play_for_a_connected_player():
    room, guests = a_round()
    room.do(guests[0], m.GiveToBot(guests[2].state.person))
    assert refusal(guests[0]) == Denial.NO_SUCH_PERSON


def test_the_host_can_let_a_bot_act_for_a_seat_that_holds_up_the_game():
    room, guests = a_round()
    room.do(guests[0], m.ActFor(guests[0].state.person))
    assert guests[0].view.phase is Phase.GIVE
    room.do(guests[0], m.ActFor(guests[0].state.person))
    assert refusal(guests[0]) == Denial.NOTHING_TO_ACT_FOR
    room.do(guests[0], m.ActFor(guests[3].state.person))
    assert guests[0].view.cards.given[3] == 1
    assert News.ACTED_FOR in [notice.code for notice in guests[3].state.notices]


def test_timers_are_off_by_default():
    room, guests = a_round()
    assert guests[1].state.time_left is None
    for _ in range(100):
        room.pass_time(10)
        for guest in guests:
            room.do(guest, m.Ping(1))
    assert guests[1].view.phase is Phase.CLUE


def test_when_the_time_is_up_bots_act_for_players_who_have_not():
    room, guests = a_round()
    room.do(guests[0], m.SetTimers(Timers(clue=10, give=20, vote=30)))
    assert guests[3].state.time_left == 10_000
    room.pass_time(9)
    assert guests[3].view.phase is Phase.CLUE
    room.pass_time(1)
    assert guests[3].view.phase is Phase.GIVE
    assert guests[3].state.time_left == 20_000
    give(room, guests[1])
    assert guests[3].state.time_left == 20_000
    room.pass_time(8)
    for guest in guests:
        room.do(guest, m.Ping(1))
    room.pass_time(12)
    assert guests[3].view.phase is Phase.VOTE
    assert News.TIME_IS_UP in [notice.code for notice in guests[3].state.notices]


def test_with_timers_a_game_ends_even_if_all_players_are_absent():
    room, guests = a_round()
    room.do(guests[0], m.SetTimers(Timers(5, 5, 5, 5)))
    screen = room.watch()
    for guest in guests:
        drop(room, guest)
    for _ in range(400):
        room.pass_time(5)
        room.do(screen, m.Ping(1))
        if room.host.stage is Stage.OVER:
            break
    assert screen.view.outcome is not None


def test_in_poetry_each_turn_has_its_own_time():
    room, guests = a_game(3, "poetry")
    room.do(guests[0], m.SetTimers(Timers(clue=30, poetry=7)))
    for _ in range(6):
        assert guests[0].state.time_left == (
            30_000 if guests[0].view.phase is Phase.FIRST_STORYTELLER else 7000
        )
        before = guests[0].state.revision
        room.pass_time(guests[0].state.time_left / 1000)
        for guest in guests:
            room.do(guest, m.Ping(1))
        assert guests[0].state.revision > before


def test_a_latecomer_watches_and_takes_a_bots_seat_after_the_round():
    room, guests = a_round(pace=SLOW)
    room.do(guests[3], m.Leave())
    late = look_on(room, "Late")
    assert late.state.seat is None
    assert late.view.seat is None
    bot = room.public.seats[3].person
    room.do(late, m.TakeSeat(bot))
    assert room.public.watchers[0].waits_for == bot
    assert late.state.seat is None
    other = look_on(room, "Later")
    room.do(other, m.TakeSeat(bot))
    assert refusal(other) == Denial.SEAT_IS_TAKEN
    while late.view.round == 1:
        awaited = guests[0].view.waiting_for[0]
        room.do(guests[0], m.ActFor(room.public.seats[awaited].person))
    assert late.state.seat == 3
    assert late.view.seat == 3
    assert late.view.cards.hand


def test_a_player_who_returns_in_time_keeps_their_seat():
    room, guests = a_round(pace=SLOW)
    drop(room, guests[3])
    late = look_on(room, "Late")
    room.do(late, m.TakeSeat(guests[3].state.person))
    room.do(guests[0], m.Agree(late.state.person))
    again = come_back(room, guests[3])
    while late.view.round == 1:
        awaited = guests[0].view.waiting_for[0]
        room.do(guests[0], m.ActFor(room.public.seats[awaited].person))
    assert late.state.seat is None
    assert again.state.seat == 3


def test_the_seat_of_an_absent_player_is_given_away_only_with_an_admins_consent():
    for answer in (None, False, True):
        room, guests = a_round(pace=SLOW)
        drop(room, guests[3])
        room.do(guests[0], m.GiveToBot(guests[3].state.person))
        late = look_on(room, "Late")
        room.do(late, m.TakeSeat(guests[3].state.person))
        assert room.public.watchers[0].asks
        room.do(late, m.Agree(late.state.person))
        assert refusal(late) == Denial.NOT_THE_ADMIN
        if answer is not None:
            room.do(guests[0], m.Agree(late.state.person, yes=answer))
            assert not room.public.watchers[0].asks
            room.do(guests[0], m.Agree(late.state.person))
            assert refusal(guests[0]) == Denial.NO_SUCH_PERSON
        while late.view.round == 1:
            awaited = guests[0].view.waiting_for[0]
            room.do(guests[0], m.ActFor(room.public.seats[awaited].person))
        assert late.state.seat == (3 if answer else None)
        again = come_back(room, guests[3])
        assert again.state.seat == (4 if answer else 3)
        assert not any(watcher.asks for watcher in room.public.watchers)


def test_a_spectating_admin_can_take_the_seat_of_an_absent_player():
    room, guests = a_round(pace=SLOW)
    room.do(guests[0], m.LeaveSeat())
    drop(room, guests[3])
    room.do(guests[0], m.TakeSeat(guests[3].state.person))
    (watching,) = room.public.watchers
    assert (watching.waits_for, watching.asks) == (guests[3].state.person, False)


def test_in_the_lobby_an_absent_players_seat_cannot_be_taken():
    room = RoomInMemory()
    room.join("Anna", own=True)
    boris, late = room.join("Boris"), room.join("Late", want=Want.SPECTATOR)
    drop(room, boris)
    room.do(late, m.TakeSeat(boris.state.person))
    assert refusal(late) == Denial.NOT_A_FREE_SEAT


def test_a_waiting_spectator_gets_the_seat_when_its_owner_is_kicked():
    room, guests = a_round(pace=SLOW)
    drop(room, guests[3])
    late = look_on(room, "Late")
    room.do(late, m.TakeSeat(guests[3].state.person))
    room.do(guests[0], m.Kick(guests[3].state.person))
    assert room.public.watchers[0].waits_for == room.public.seats[3].person
    while late.view.round == 1:
        awaited = guests[0].view.waiting_for[0]
        room.do(guests[0], m.ActFor(room.public.seats[awaited].person))
    assert late.state.seat == 3


def test_a_player_can_stand_up_during_a_game_and_watch():
    room, guests = a_round()
    room.do(guests[2], m.LeaveSeat())
    assert guests[2].state.seat is None
    assert guests[2].view.seat is None
    assert guests[2].view.cards.hand == ()
    assert room.public.seats[2].is_bot


def test_a_waiting_spectator_gets_the_seat_in_the_next_game():
    room, guests = a_game(4)
    room.play(guests)
    room.do(guests[3], m.Leave())
    late = look_on(room, "Late")
    room.do(late, m.TakeSeat(room.public.seats[3].person))
    room.do(guests[0], m.PlayAgain())
    assert late.state.seat == 3


def test_bots_leave_the_first_clue_to_people():
    room = RoomInMemory(pace=Pace((0.5, 0.5), 20.0, 0.0, 0.0, 0.0))
    anna = room.join("Anna", own=True)
    for _ in range(2):
        room.do(anna, m.AddBot())
    room.do(anna, m.Start())
    room.pass_time(10)
    assert anna.view.phase is Phase.FIRST_STORYTELLER
    room.pass_time(10)
    assert anna.view.phase is Phase.CLUE


class ForeverWrong(RandomBot):
    """A bot that makes illegal moves."""

    def choose(self, _view, _rng):
        return Vote((99,))


class Stumbling(RandomBot):
    """A bot that raises."""

    def choose(self, _view, _rng):
        raise ZeroDivisionError("no card is like another")

    def muse(self, _view):
        yield
        raise ZeroDivisionError("no card is like another")


class Musing:
    """A bot that reports for which seat it's thinking ahead."""

    def __init__(self):
        self.mused = []
        self.choose = RandomBot(second_thoughts=0.0).choose

    def muse(self, view):
        for _ in range(3):
            yield
        self.mused.append(view.seat)


def playing_with(bot, pace=INSTANT):
    room = RoomInMemory(pace=pace, make_bot=lambda _plan, _library: bot)
    screen = room.watch(own=True)
    room.table.add_bots(4)
    room.do(screen, m.Start())
    return room


def test_bots_think_ahead_in_steps_until_all_that_are_asked_have():
    bot = Musing()
    room = playing_with(bot, Pace((5.0, 6.0), 0.0, grace=0.0, reading=0.0, spread=0.0))
    steps = 0
    while room.table.is_musing:
        room.table.muse()
        steps += 1
    assert sorted(bot.mused) == [0, 1, 2, 3]
    assert steps > 12
    room.table.muse()
    assert room.host.match.revision == 1


def test_bots_do_not_think_ahead_for_a_moved_seat():
    bot = Musing()
    room = playing_with(bot, Pace((5.0, 6.0), 0.0, grace=0.0, reading=0.0, spread=0.0))
    match = room.host.match
    match.muse()
    match.plan_bots(frozenset({0}), people=frozenset(), now=room.now)
    while room.table.is_musing:
        match.muse()
    assert bot.mused == [0]


def test_without_a_game_no_bot_thinks_ahead():
    room = RoomInMemory()
    room.table.add_bots(3)
    assert not room.table.is_musing
    room.table.muse()


def test_a_bot_whose_planning_fails_plays_without_it(caplog):
    room = playing_with(Stumbling())
    while room.table.is_musing:
        room.table.muse()
    assert "a bot cannot think ahead" in caplog.text


def test_a_failing_bot_does_not_hold_up_the_game(caplog):
    room = RoomInMemory(make_bot=lambda _plan, _library: Stumbling())
    screen = room.watch(own=True)
    room.table.add_bots(4)
    room.do(screen, m.Start())
    for _ in range(8):
        room.pass_time(1.0)
    assert room.host.match.revision > 3
    assert "no card is like another" in caplog.text


def test_a_bot_that_chooses_illegally_is_replaced_by_a_random_move():
    room = RoomInMemory(make_bot=lambda _plan, _library: ForeverWrong())
    screen = room.watch(own=True)
    room.table.add_bots(4)
    room.do(screen, m.Start())
    for _ in range(5000):
        room.pass_time(0.01)
        if room.host.stage is Stage.OVER:
            break
    assert screen.view.outcome is not None


def test_a_host_without_a_window_starts_by_itself():
    room = RoomInMemory()
    screen = room.watch()
    room.exchange.start()
    room.settle()
    assert room.host.stage is Stage.GATHERING
    room.table.add_bots(3)
    room.exchange.start()
    room.settle()
    assert screen.view is not None


def test_a_full_disk_is_announced_once_and_the_game_continues():
    room, guests = a_round()
    room.journal.fails = True
    tell(room, guests[0])
    give(room, guests[1])
    codes = [notice.code for notice in guests[2].state.notices]
    assert codes.count(News.NOT_SAVED) == 1
    assert guests[2].view.cards.given[1] == 1


def test_arriving_clients_learn_that_the_disk_is_full():
    room, guests = a_round()
    room.journal.fails = True
    tell(room, guests[0])
    assert not guests[2].state.room.is_saved
    late = room.watch()
    assert [notice.code for notice in late.state.notices] == [News.NOT_SAVED]
    assert not late.state.room.is_saved


def test_when_there_is_room_again_the_whole_game_is_saved_without_a_move():
    room, guests = a_round()
    room.journal.fails = True
    tell(room, guests[0])
    give(room, guests[1])
    room.journal.fails = False
    room.pass_time(2.0)
    assert guests[2].state.notices[-1].code is News.SAVED_AGAIN
    assert guests[2].state.room.is_saved
    assert read(room.journal.data).state == room.host.match.state


def test_a_game_played_on_a_full_disk_is_not_called_saved():
    room, guests = a_round()
    data, disk = room.journal.data, room.journal
    disk.fails = True
    with pytest.raises(OSError, match="No space"):
        disk.append(b"what is not on disk")
    again = resume(data, disk)
    returned = come_back(again, guests[1])
    assert not returned.state.room.is_saved
    disk.fails = False
    again.pass_time(2.0)
    assert returned.state.notices[-1].code is News.SAVED_AGAIN
    assert not disk.is_behind


def test_a_game_that_began_on_a_full_disk_is_saved_by_the_next_move():
    room = RoomInMemory(pace=SLOW)
    room.journal.fails = True
    guests = room.join_all(4)
    room.do(guests[0], m.Start())
    assert not guests[1].state.room.is_saved
    room.journal.fails = False
    assert guests[0].session.intend(ClaimStory())
    room.settle()
    assert guests[1].state.room.is_saved
    assert read(room.journal.data).state == room.host.match.state


@pytest.mark.parametrize("number", [1, 2])
def test_a_move_is_recorded_before_it_is_sent(number):
    room, guests = a_round()
    seen = []
    guests[number].pair.host.send = lambda data: seen.append((data, room.journal.data))
    before = room.journal.data
    tell(room, guests[0])
    assert seen
    assert all(len(journal) > len(before) for _data, journal in seen)


def test_messages_of_one_turn_are_synced_once_and_then_sent_in_order():
    room, guests = a_round()
    tell(room, guests[0])
    for guest in guests[1:]:
        give(room, guest)
    turns, synced = [], []
    append = room.journal.append
    room.journal.append = lambda data: (synced.append(data), append(data))
    room.exchange.at_the_end_of_the_turn = lambda: turns.append(1)
    heard = [len(guest.heard) for guest in guests]
    for guest in guests[1:]:
        assert guest.session.intend(Vote((guest.view.legal.vote.numbers[0],)))
    room.settle()
    assert [len(guest.heard) for guest in guests] == heard
    assert (len(turns), synced) == (1, [])
    room.exchange.release()
    room.settle()
    assert len(synced) == 1
    assert len(guests[0].view.history) == 1
    assert read(room.journal.data).state == room.host.match.state
    assert all(refusal(guest) is None for guest in guests)


def test_of_one_turns_views_only_the_last_and_those_before_answers_are_sent():
    room, guests = a_round()
    screen = room.watch()
    tell(room, guests[0])
    room.exchange.at_the_end_of_the_turn = lambda: None
    for guest in guests[1:3]:
        assert guest.session.intend(Give(guest.view.legal.give.cards[:1]))
    room.settle()
    for guest in (*guests, screen):
        guest.heard.clear()
    room.exchange.release()
    room.settle()
    views = [bytes(guest.heard).count(b"update") for guest in (*guests, screen)]
    assert views == [1, 2, 1, 1, 1]
    assert all(guest.view.cards.given[1:3] == (1, 1) for guest in (*guests, screen))


def test_closing_the_host_in_the_middle_of_a_turn_records_all_moves():
    room, guests = a_round()
    room.exchange.at_the_end_of_the_turn = lambda: None
    before = room.journal.data
    clue = GiveClue("far away", ClueKind.WRITTEN, guests[0].view.legal.clue.cards[0])
    assert guests[0].session.intend(clue)
    room.settle()
    assert room.journal.data == before
    room.exchange.close()
    assert read(room.journal.data).state.phase is Phase.GIVE


def test_a_match_without_timers_or_bots_sets_no_wakeup():
    room, _guests = a_round()
    match = room.host.match
    assert isinstance(match, Match)
    assert match.next_due() is None
    assert room.table.next_wakeup(room.now) == room.now + IDLE


def test_when_the_time_of_the_first_clue_is_up_one_bot_claims_it():
    room, guests = a_game()
    room.do(guests[0], m.SetTimers(Timers(clue=5)))
    room.pass_time(6.0)
    assert guests[0].view.storyteller is not None
    assert guests[0].view.phase is Phase.CLUE


def test_deadlines_do_not_expire_in_a_pause():
    room, guests = a_round()
    room.do(guests[0], m.SetTimers(Timers(clue=5)))
    assert room.host.match.next_due() is not None
    room.do(guests[1], m.Pause())
    assert room.host.match.next_due() is None


def test_the_seats_of_a_team_stay_while_one_partner_stays():
    room, guests = a_game(6, "team")
    room.do(guests[1], m.LeaveSeat(for_good=True))
    room.do(guests[0], m.SetName("Anna"))
    assert len(room.host.match.state.ring) == 6


def test_past_states_of_a_full_game_are_not_kept_in_memory():
    room, guests = a_game(12)
    gc.collect()
    gc.disable()
    try:
        before = states_in_memory()
        play_round(room, guests)
        assert states_in_memory() == before
    finally:
        gc.enable()


def states_in_memory() -> int:
    return sum(isinstance(each, GameState) for each in gc.get_objects())


def test_in_team_a_bot_lets_its_human_partner_decide_who_gives():
    quick = Pace((1.0, 1.0), 1.0, grace=0.0, reading=0.0, spread=0.0, agreeing=20.0)
    room = RoomInMemory("team", pace=quick)
    anna = room.join("Anna", own=True)
    for _ in range(5):
        room.do(anna, m.AddBot())
    room.do(anna, m.Start())
    while anna.view.phase is not Phase.GIVE:
        room.pass_time(1.0)
    partner = anna.view.partner
    for _ in range(10):
        room.pass_time(1.0)
    assert sum(anna.view.cards.given) > 0
    assert anna.view.cards.given[partner] == 0
    for _ in range(12):
        room.pass_time(1.0)
    assert anna.view.phase is Phase.VOTE
    assert anna.view.legal.vote is not None


# Bots wait until people have looked at the reveal

LOOKING = Pace((1.0, 1.0), 1.0, grace=0.0, reading=20.0, spread=0.0)


def before_a_bot_tells():
    """Two people look at the reveal of the first round. A bot is the next storyteller."""
    room = RoomInMemory(pace=LOOKING)
    anna, boris = room.join_all(2)
    room.do(anna, m.AddBot())
    room.do(anna, m.AddBot())
    room.do(anna, m.SetFirstStoryteller(boris.state.person))
    room.do(anna, m.Start())
    play_round_with_bots(room, anna)
    assert (anna.view.phase, anna.view.storyteller) == (Phase.CLUE, 2)
    return room, anna, boris


def test_a_bot_gives_its_clue_only_when_everybody_present_has_continued():
    room, anna, boris = before_a_bot_tells()
    room.do(anna, m.Continued(1))
    wait(room, 8)
    assert anna.view.phase is Phase.CLUE
    room.do(boris, m.Continued(1))
    wait(room, 2)
    assert anna.view.phase is Phase.GIVE


def test_continued_is_ignored_without_a_game():
    room = RoomInMemory(pace=LOOKING)
    anna, _ = room.join_all(2)
    before = anna.state
    room.do(anna, m.Continued(1))
    assert anna.state == before


def test_to_continue_again_and_again_hurries_no_bot_and_is_shown_to_nobody():
    room, anna, boris = before_a_bot_tells()
    spectator, due = look_on(room, "Eve"), room.host.match.next_due()
    told = list(boris.events)
    for number in (1, 1, 1, 0, 2, 7):
        room.do(anna, m.Continued(number))
        room.do(spectator, m.Continued(number))
    assert room.host.match.next_due() == due
    assert boris.events == told
    wait(room, 20)
    assert anna.view.phase is Phase.CLUE
    wait(room, 2)
    assert anna.view.phase is Phase.GIVE


def test_a_bot_does_not_wait_for_an_absent_player_to_continue():
    room, anna, boris = before_a_bot_tells()
    drop(room, boris)
    room.do(anna, m.Continued(1))
    wait(room, 2)
    assert anna.view.phase is Phase.GIVE


def test_a_connection_that_comes_and_goes_after_a_reveal_holds_no_bot_up():
    room, anna, boris = before_a_bot_tells()
    room.do(anna, m.Continued(1))
    for _ in range(5):
        drop(room, boris)
        room.pass_time(0.6)
        boris = come_back(room, boris)
    assert anna.view.phase is Phase.GIVE


def test_a_bot_waits_no_longer_than_twenty_seconds_for_a_reveal_to_be_looked_at():
    room, anna, boris = before_a_bot_tells()
    for guest in (anna, boris):
        room.do(guest, m.Continued(7))
    wait(room, 20)
    assert anna.view.phase is Phase.CLUE
    wait(room, 2)
    assert anna.view.phase is Phase.GIVE
