"""House settings: first storyteller, rabbits of teams, named rules, ending, standings."""

import pytest

from dixit_qt.rules.actions import GiveHeart
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import EndReason
from dixit_qt.rules.refusals import Refusal
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import BotStrength, Denial, Stage
from dixit_qt.wire.limits import MAX_GAMES
from tests.host.builders import SLOW, a_game, a_round, play_round, refusal, resume, tell
from tests.net.room import Guest, RoomInMemory

# The first storyteller, and the pictures seen earlier in the evening


def test_the_host_chooses_the_first_storyteller():
    room = RoomInMemory(pace=SLOW)
    guests = room.join_all(4)
    room.do(guests[0], m.SetFirstStoryteller(guests[2].state.person))
    assert room.public.first_storyteller == guests[2].state.person
    room.do(guests[0], m.Start())
    assert (guests[0].view.phase, guests[0].view.storyteller) == (Phase.CLUE, 2)
    assert resume(room.journal.data).host.match.state == room.host.match.state


def test_only_a_seated_player_can_be_first_storyteller():
    room = RoomInMemory(pace=SLOW)
    anna = room.join("Anna", own=True)
    room.do(anna, m.SetFirstStoryteller(77))
    assert refusal(anna) == Denial.NO_SUCH_PERSON


def test_only_the_host_sets_the_strength_of_bots():
    room, guests = a_round()
    room.do(guests[0], m.EndGame())
    assert room.public.bots is BotStrength.USUAL
    room.do(guests[0], m.SetBots(BotStrength.SHARP))
    room.do(guests[1], m.SetBots(BotStrength.GENTLE))
    assert room.public.bots is BotStrength.SHARP


@pytest.mark.parametrize("seen_last", [True, False])
def test_pictures_seen_tonight_come_last_in_the_next_game(seen_last):
    room, guests = a_round()
    room.do(guests[0], m.EndGame())
    room.do(guests[0], m.SetSeenLast(seen_last))
    assert room.public.seen_last is seen_last
    room.do(guests[0], m.Start())
    room.play(guests, moves=1)
    play_round(room, guests)
    seen = {laid.card for laid in room.host.match.state.history[0].table}
    room.do(guests[0], m.EndGame())
    room.do(guests[0], m.Start())
    assert (set(room.host.match.state.game.pile[-len(seen) :]) == seen) is seen_last
    assert resume(room.journal.data).host.match.state == room.host.match.state


# Ending the game by hand


def test_the_host_ends_the_game_with_its_scores_when_the_round_is_over():
    room, guests = a_round()
    tell(room, guests[0])
    room.do(guests[0], m.FinishGame())
    assert room.public.ends_after_round
    assert room.public.stage is Stage.PLAYING
    play_round(room, guests)
    assert room.public.stage is Stage.OVER
    assert guests[3].view.outcome.reason is EndReason.ENDED_BY_THE_TABLE
    assert not room.public.ends_after_round


def test_ending_after_the_round_can_be_cancelled():
    room, guests = a_round()
    tell(room, guests[0])
    room.do(guests[0], m.FinishGame())
    room.do(guests[0], m.FinishGame(on=False))
    play_round(room, guests)
    assert room.public.stage is Stage.PLAYING


def test_ending_a_game_or_removing_a_seat_is_refused_without_a_game():
    room = RoomInMemory(pace=SLOW)
    anna = room.join("Anna", own=True)
    room.do(anna, m.FinishGame())
    assert refusal(anna) == Denial.NO_GAME_IS_RUNNING
    room.do(anna, m.AddBot())
    room.do(anna, m.RemoveChair(room.public.seats[1].person))
    assert refusal(anna) == Denial.NO_GAME_IS_RUNNING


def test_the_wish_to_end_does_not_outlast_its_game():
    room, guests = a_round()
    room.do(guests[0], m.FinishGame())
    room.do(guests[0], m.EndGame())
    assert not room.public.ends_after_round
    room.do(guests[0], m.Start())
    assert not room.public.ends_after_round


# The standings of the evening


def finish(room: RoomInMemory, guests: list[Guest]) -> None:
    play_round(room, guests)
    room.do(guests[0], m.FinishGame())


def test_the_games_of_an_evening_are_added_up():
    room, guests = a_round()
    assert room.public.standings == ()
    finish(room, guests)
    first = {standing.name: standing for standing in room.public.standings}
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
    won = [standing.won for standing in room.public.standings]
    assert won == sorted(won, reverse=True)


def test_a_heart_given_after_the_end_is_counted():
    room, guests = a_round()
    finish(room, guests)
    number = guests[1].view.legal.hearts[0]
    owner = room.host.match.state.history[0].table[number - 1].owner
    assert guests[1].session.intend(GiveHeart(number))
    room.settle()
    hearts = {standing.name: standing.hearts for standing in guests[1].state.room.standings}
    assert hearts[f"Player {owner}"] == 1


def test_only_the_first_place_counts_as_a_win():
    room, guests = a_round()
    play_round(room, guests)
    room.do(guests[0], m.FinishGame())
    while room.host.stage is not Stage.OVER:
        play_round(room, guests)
    places = {row.places[0]: row.won for row in room.public.standings}
    assert places.pop(1) == 1
    assert places
    assert not any(places.values())


def test_no_more_games_of_an_evening_are_counted_than_a_message_may_list():
    room, guests = a_round()
    evening = room.host.evening
    evening.games.update({-number: {} for number in range(MAX_GAMES)})
    finish(room, guests)
    assert len(evening.games) == MAX_GAMES
    assert room.public.standings == ()


def test_bots_are_not_listed_in_the_standings():
    room = RoomInMemory(pace=SLOW)
    anna = room.join("Anna", own=True)
    for _ in range(3):
        room.do(anna, m.AddBot())
    room.do(anna, m.Start())
    room.do(anna, m.FinishGame())
    assert [standing.name for standing in room.public.standings] == ["Anna"]


def test_an_abandoned_game_does_not_count():
    room, guests = a_round()
    play_round(room, guests)
    room.do(guests[0], m.EndGame())
    assert room.public.standings == ()


# One rabbit for a team


def rabbits(room: RoomInMemory) -> list[int]:
    return [seat.rabbit for seat in room.public.seats]


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


def test_a_team_may_take_only_an_unused_rabbit():
    room = RoomInMemory("team", pace=SLOW)
    guests = room.join_all(6)
    room.do(guests[0], m.SetRabbit(rabbits(room)[1]))
    assert refusal(guests[0]) == Denial.RABBIT_IS_TAKEN
    hidden = [person.rabbit for person in room.host.people.seats]
    unseen = next(rabbit for rabbit in hidden if rabbit not in rabbits(room))
    room.do(guests[0], m.SetRabbit(unseen))
    assert rabbits(room)[0] == rabbits(room)[3] == unseen


def test_after_a_team_game_each_player_gets_their_own_rabbit():
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


# House rules with a name


def test_choosing_house_rules_sets_all_switches_and_the_name():
    room = RoomInMemory(pace=SLOW)
    anna = room.join("Anna", own=True)
    room.do(anna, m.SetHouseRules(name=" Quick ", edition="party", switches={"laps": 2}))
    assert (room.public.house, room.public.edition, room.public.switches) == (
        "Quick",
        "party",
        {"laps": 2},
    )
    room.do(anna, m.SetSwitch(name="laps", value=3))
    assert room.public.house == ""
    room.do(anna, m.NameHouseRules(name="Three laps"))
    assert room.public.house == "Three laps"
    room.do(anna, m.SetEdition(edition="odyssey"))
    assert (room.public.house, room.public.switches) == ("", {})


def test_a_house_set_that_the_rules_refuse_changes_nothing():
    room = RoomInMemory(pace=SLOW)
    anna = room.join("Anna", own=True)
    room.do(anna, m.SetHouseRules(name="Odd", edition="party", switches={"target_score": 999}))
    assert refusal(anna) == Refusal.BAD_OPTION_VALUE
    assert (room.public.edition, room.public.house) == ("odyssey", "")


def test_the_name_of_the_house_rules_survives_a_crash():
    room = RoomInMemory(pace=SLOW)
    guests = room.join_all(4)
    room.do(guests[0], m.NameHouseRules(name="Ours"))
    room.do(guests[0], m.Start())
    assert resume(room.journal.data).public.house == "Ours"
