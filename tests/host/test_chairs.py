"""Chairs that come and go between two rounds."""

from dixit_qt.host import journal
from dixit_qt.rules.refusals import Refusal
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Keeper, News
from tests.host.builders import a_game, a_round, drop, news, play_round, refusal, resume, tell

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


def test_half_a_team_that_leaves_is_played_on_by_a_bot():
    room, guests = a_game(8, edition="team")
    room.do(guests[2], m.LeaveSeat(for_good=True))
    assert (room.told.seats[2].keeper, room.told.seats[2].goes) == (Keeper.BOT, True)
    room.do(guests[6], m.LeaveSeat(for_good=True))
    assert [room.told.seats[seat].keeper for seat in (2, 6)] == [Keeper.GONE, Keeper.GONE]
    assert guests[0].view.ring == (0, 1, 3, 4, 5, 7)
