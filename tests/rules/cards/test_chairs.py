"""Adding and removing chairs between two rounds."""

from typing import Any

import pytest
from msgspec.structs import replace

from dixit_qt.rules.actions import AddChair, ClaimStory, EndGame, TakeChairs
from dixit_qt.rules.cards.table import cards_of
from dixit_qt.rules.engine import apply, legal_actions, newcomer_refused, waiting_for
from dixit_qt.rules.house.chairs import place_after, too_few_without
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import EndReason
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.seatview import NOTHING
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for
from tests.rules.tables import (
    a_game,
    a_table,
    assert_refused,
    game_played,
    gift,
    hand,
    round_played,
    with_clue,
)


def after_rounds(edition: str, players: int, rounds: int, **options: Any) -> GameState:
    state = a_table(edition, players, Phase.CLUE, **options)
    for _ in range(rounds):
        state = round_played(state)
    return state


def scored(state: GameState, *scores: int) -> GameState:
    return replace(state, scores=scores)


def tellers(state: GameState) -> list[int]:
    return [record.storyteller for record in state.history]


# Newcomers


def test_the_newcomer_has_a_hand_and_is_the_last_storyteller() -> None:
    state = apply(after_rounds("odyssey", 4, 1), None, AddChair())
    assert state.ring == (0, 4, 1, 2, 3)
    assert (state.storyteller, waiting_for(state)) == (1, (1,))
    assert [len(hand(state, seat)) for seat in range(5)] == [6] * 5
    assert view_for(state, 4).cards.hand == hand(state, 4)
    for _ in range(5):
        state = round_played(state)
    assert tellers(state) == [0, 1, 2, 3, 0, 4]


def test_the_newcomer_gives_votes_and_scores_like_everybody() -> None:
    state = with_clue(apply(after_rounds("odyssey", 4, 1), None, AddChair()))
    assert waiting_for(state) == (0, 4, 2, 3)
    state = round_played(state)
    assert {ballot.seat for ballot in state.history[1].ballots} == {0, 2, 3, 4}
    assert len(state.history[1].scores) == 5


def test_a_newcomer_can_be_seated_at_a_given_place() -> None:
    state = apply(after_rounds("odyssey", 4, 1), None, AddChair(3))
    assert state.ring == (0, 1, 2, 4, 3)
    assert_refused(state, None, AddChair(6), Refusal.NO_SUCH_PLACE)


@pytest.mark.parametrize(
    ("edition", "players", "after", "ring"),
    [
        ("odyssey", 4, 0, (0, 4, 1, 2, 3)),
        ("odyssey", 4, 3, (0, 1, 2, 3, 4)),
        ("team", 6, 0, (0, 6, 1, 2, 3, 7, 4, 5)),
        ("team", 6, 5, (0, 1, 2, 6, 3, 4, 5, 7)),
    ],
)
def test_a_newcomer_sits_to_the_left_of_whom_the_host_names(
    edition: str, players: int, after: int, ring: tuple[int, ...]
) -> None:
    state = a_table(edition, players, Phase.CLUE)
    assert apply(state, None, AddChair(place_after(state, after))).ring == ring


def test_before_the_first_claim_the_newcomer_sits_at_the_end() -> None:
    state = apply(a_game("odyssey", 4), None, AddChair())
    assert state.ring == (0, 1, 2, 3, 4)
    assert apply(state, 4, ClaimStory()).storyteller == 4


@pytest.mark.parametrize(("chosen", "score"), [("lowest", 4), ("zero", 0), ("mean", 10)])
def test_the_newcomers_score_follows_the_house_rule(chosen: str, score: int) -> None:
    state = after_rounds("odyssey", 4, 1, newcomer_score=chosen)
    state = apply(scored(state, 4, 17, 9, 11), None, AddChair())
    assert state.scores == (4, 17, 9, 11, score)


def test_with_a_fourth_player_each_gives_one_card() -> None:  # 000:118
    state = apply(after_rounds("classic-30", 3, 1), None, AddChair())
    assert [len(hand(state, seat)) for seat in range(4)] == [7, 7, 7, 6]
    state = with_clue(state)
    assert legal_actions(state, 3).give.count == 1
    state = round_played(state)
    assert [len(hand(state, seat)) for seat in range(4)] == [6] * 4


def test_with_a_seventh_player_everybody_has_two_votes() -> None:  # 001:81
    state = apply(after_rounds("odyssey", 6, 1), None, AddChair())
    state = with_clue(state)
    for seat in waiting_for(state):
        state = apply(state, seat, gift(state, seat))
    assert legal_actions(state, 6).vote.most == 2


def test_a_table_is_full_with_the_most_players_of_its_edition() -> None:
    assert_refused(after_rounds("classic-30", 6, 1), None, AddChair(), Refusal.TOO_MANY_PLAYERS)
    larger = after_rounds("classic-30", 6, 1, most_players=7)
    assert apply(larger, None, AddChair()).players == 7


def test_sitting_down_is_refused_in_mid_round() -> None:
    for phase in (Phase.GIVE, Phase.VOTE):
        assert_refused(a_table("odyssey", 4, phase), None, AddChair(), Refusal.NOT_BETWEEN_ROUNDS)
    over = game_played(a_game("odyssey", 4, target_score=1))
    assert_refused(over, None, AddChair(), Refusal.NOT_BETWEEN_ROUNDS)


def test_a_newcomer_needs_a_hand_and_a_draw_for_everybody_in_the_pile() -> None:  # 002:71
    enough = a_table("classic-last-card", 4, Phase.CLUE, cards=24 + 6 + 5)
    added = apply(enough, None, AddChair())
    assert (added.players, len(cards_of(added).pile)) == (5, 5)
    short = a_table("classic-last-card", 4, Phase.CLUE, cards=24 + 6 + 4)
    assert_refused(short, None, AddChair(), Refusal.TOO_FEW_CARDS)


def test_a_newcomers_hand_may_come_from_the_discards() -> None:  # 001:100
    state = after_rounds("odyssey", 4, 1, cards=24 + 4 + 2)
    assert apply(state, None, AddChair()).players == 5
    kept = after_rounds("odyssey", 4, 1, cards=24 + 4 + 2, reshuffle=False)
    assert_refused(kept, None, AddChair(), Refusal.TOO_FEW_CARDS)


def test_joining_party_is_refused_when_no_whole_lap_is_left() -> None:  # 001:148-150
    assert_refused(after_rounds("party", 6, 1), None, AddChair(), Refusal.NO_WHOLE_LAP_LEFT)
    before_the_first = apply(after_rounds("party", 6, 0), None, AddChair())
    over = game_played(before_the_first)
    assert sorted(tellers(over)) == [0, 1, 2, 3, 4, 5, 6]
    assert tellers(over)[-1] == 6


def test_a_newcomer_is_storyteller_in_this_lap_and_all_later_ones() -> None:
    state = apply(after_rounds("party", 6, 2, laps=2), None, AddChair())
    assert view_for(state, None).rounds_in_all == 14
    over = game_played(state)
    assert [tellers(over).count(seat) for seat in range(7)] == [2] * 7


def test_in_team_two_sit_down_opposite_each_other() -> None:  # 001:156
    state = apply(after_rounds("team", 6, 0, laps=2), None, AddChair())
    assert state.ring == (6, 0, 1, 2, 7, 3, 4, 5)
    assert state.sides == (0, 1, 2, 0, 1, 2, 3, 3)
    assert view_for(state, 6).partner == 7
    assert view_for(state, 1).partner == 4
    over = game_played(state)
    assert [tellers(over).count(seat) for seat in range(8)] == [2] * 8


def test_one_of_a_new_team_sits_where_they_tell_last() -> None:
    state = apply(after_rounds("team", 6, 4, laps=2), None, AddChair())
    assert (state.storyteller, state.ring) == (4, (0, 6, 1, 2, 3, 7, 4, 5))


def test_the_number_of_seats_ever_made_is_limited() -> None:
    state = after_rounds("odyssey", 4, 0, cards=200)
    for newcomer in range(4, 24):
        state = apply(state, None, AddChair(0))
        state = apply(state, None, TakeChairs((newcomer,)))
    assert state.seats == 24
    assert_refused(state, None, AddChair(), Refusal.TOO_MANY_PLAYERS)


# Leavers


def test_the_game_continues_without_the_leaver_and_the_hand_is_discarded() -> None:
    state = after_rounds("odyssey", 5, 1)
    left = apply(state, None, TakeChairs((3,)))
    assert (left.ring, left.storyteller) == ((0, 1, 2, 4), 1)
    assert (hand(left, 3), legal_actions(left, 3)) == ((), NOTHING)
    assert set(hand(state, 3)) <= set(cards_of(left).discard)
    for _ in range(4):
        left = round_played(left)
    assert tellers(left) == [0, 1, 2, 4, 0]
    assert_refused(left, 3, ClaimStory(), Refusal.NOT_A_PLAYER)


def test_a_storyteller_who_leaves_is_skipped() -> None:
    left = apply(after_rounds("odyssey", 5, 1), None, TakeChairs((1,)))
    assert (left.storyteller, waiting_for(left)) == (2, (2,))


def test_a_player_who_left_cannot_win() -> None:
    state = scored(after_rounds("odyssey", 5, 1), 1, 2, 3, 29, 0)
    over = apply(apply(state, None, TakeChairs((3,))), None, EndGame())
    assert over.outcome.winners == (2,)
    assert over.outcome.scores[3] == 29


def test_three_who_stay_hold_seven_cards() -> None:  # 000:118
    left = apply(after_rounds("classic-30", 4, 1), None, TakeChairs((0,)))
    assert [len(hand(left, seat)) for seat in left.ring] == [7, 7, 7]


def test_the_last_card_may_be_drawn_by_those_who_stay() -> None:  # 002:71
    state = a_table("classic-last-card", 4, Phase.CLUE, cards=24 + 3)
    over = apply(state, None, TakeChairs((3,)))
    assert over.outcome.reason is EndReason.LAST_CARD_TAKEN


def test_leaving_is_refused_if_too_few_would_remain() -> None:
    assert_refused(after_rounds("odyssey", 3, 1), None, TakeChairs((0,)), Refusal.TOO_FEW_PLAYERS)
    assert_refused(after_rounds("party", 6, 1), None, TakeChairs((0,)), Refusal.TOO_FEW_PLAYERS)


@pytest.mark.parametrize("seats", [(), (9,), (0, 9)])
def test_only_a_seated_player_can_leave(seats: tuple[int, ...]) -> None:
    assert_refused(after_rounds("odyssey", 5, 1), None, TakeChairs(seats), Refusal.NOT_A_PLAYER)


@pytest.mark.parametrize(
    ("edition", "players", "leaving", "coming", "needed"),
    [
        ("odyssey", 3, (1,), 0, (1,)),
        ("odyssey", 3, (1,), 1, ()),
        ("odyssey", 4, (0, 3), 0, (3,)),
        ("odyssey", 4, (), 0, ()),
        ("team", 6, (1, 4), 0, (1, 4)),
        ("team", 6, (1,), 0, ()),
        ("team", 8, (1, 5, 2), 0, ()),
    ],
)
def test_of_several_leavers_only_those_whose_seats_are_needed_are_asked_about(
    edition: str,
    players: int,
    leaving: tuple[int, ...],
    coming: int,
    needed: tuple[int, ...],
) -> None:
    state = a_table(edition, players, Phase.CLUE)
    assert too_few_without(state, leaving, coming) == needed


def test_a_team_leaves_as_a_whole() -> None:
    state = after_rounds("team", 8, 0)
    assert_refused(state, None, TakeChairs((1,)), Refusal.WHOLE_TEAMS_ONLY)
    left = apply(state, None, TakeChairs((1, 5)))
    assert (left.ring, left.storyteller) == ((0, 2, 3, 4, 6, 7), 0)
    over = game_played(left)
    assert tellers(over) == [0, 2, 3, 4, 6, 7]
    assert 1 not in over.outcome.winners


def test_the_game_ends_when_the_last_remaining_storyteller_leaves() -> None:
    state = after_rounds("party", 7, 6)
    over = apply(state, None, TakeChairs((6,)))
    assert over.outcome.reason is EndReason.EVERYBODY_HAS_TOLD


def test_seats_can_be_removed_only_between_rounds() -> None:
    assert_refused(
        a_table("odyssey", 5, Phase.VOTE), None, TakeChairs((1,)), Refusal.NOT_BETWEEN_ROUNDS
    )
    assert_refused(a_game("odyssey", 5), 1, TakeChairs((1,)), Refusal.ONLY_THE_TABLE)


def test_leaving_is_allowed_before_the_first_claim() -> None:
    left = apply(a_game("odyssey", 4), None, TakeChairs((0,)))
    assert (left.phase, waiting_for(left)) == (Phase.FIRST_STORYTELLER, (1, 2, 3))
    assert [len(hand(left, seat)) for seat in left.ring] == [7, 7, 7]


# The table ends the game


def test_the_table_can_end_a_game_with_its_current_scores() -> None:
    state = scored(after_rounds("odyssey", 4, 2, end="laps", laps=None), 3, 8, 8, 1)
    assert view_for(state, None).rounds_in_all is None
    over = apply(state, None, EndGame())
    assert (over.outcome.reason, over.outcome.winners) == (
        EndReason.ENDED_BY_THE_TABLE,
        (1, 2),
    )


def test_party_without_laps_does_not_end_by_itself() -> None:
    state = after_rounds("party", 6, 20, laps=None)
    assert state.outcome is None


def test_ending_a_game_during_a_round_or_twice_is_refused() -> None:
    assert_refused(a_table("odyssey", 4, Phase.GIVE), None, EndGame(), Refusal.NOT_BETWEEN_ROUNDS)
    over = game_played(a_game("odyssey", 4, target_score=1))
    assert_refused(over, None, EndGame(), Refusal.GAME_IS_OVER)


def test_a_team_has_only_half_as_many_places_to_sit_down_at() -> None:
    state = after_rounds("team", 6, 0, laps=2)
    apply(state, None, AddChair(3))
    assert_refused(state, None, AddChair(4), Refusal.NO_SUCH_PLACE)


def test_too_few_players_is_the_reason_when_everybody_wants_to_leave() -> None:
    state = after_rounds("odyssey", 4, 1)
    assert_refused(state, None, TakeChairs(state.ring), Refusal.TOO_FEW_PLAYERS)


def test_whether_a_newcomer_can_sit_down_is_known_before_the_round_ends() -> None:
    assert newcomer_refused(after_rounds("odyssey", 4, 1)) is None
    refused = newcomer_refused(after_rounds("party", 6, 1))
    assert refused is not None
    assert refused.code is Refusal.NO_WHOLE_LAP_LEFT
