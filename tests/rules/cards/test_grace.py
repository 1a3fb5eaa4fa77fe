"""The grace period before cards are turned, in which the last player may still change their
mind."""

import pytest

from dixit_qt.rules.actions import TakeBack, TurnCards
from dixit_qt.rules.cards.table import cards_of
from dixit_qt.rules.engine import apply, in_grace, legal_actions, new_game, waiting_for
from dixit_qt.rules.model import Phase
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for
from tests.rules.tables import any_action, assert_refused, clue, gift, hand, pictures, vote_for


def begun(edition: str = "classic-30", players: int = 4) -> GameState:
    """The clue is given; seat 0 is the first storyteller."""
    state = new_game(edition, players, pictures(), 1, {}, storyteller=0, grace=True)
    return apply(state, 0, clue(state))


def acted(state: GameState) -> GameState:
    """Everybody has acted, and the grace period has begun."""
    while waiting_for(state):
        seat = waiting_for(state)[0]
        state = apply(state, seat, any_action(state, seat))
    return state


@pytest.mark.parametrize(("edition", "players"), [("odyssey", 3), ("party", 6), ("team", 6)])
def test_cards_stay_face_down_until_the_table_turns_them(edition: str, players: int) -> None:
    given = acted(begun(edition, players))
    assert (given.phase, waiting_for(given), in_grace(given)) == (Phase.GIVE, (), True)
    assert cards_of(given).table == ()
    assert all(view_for(given, seat).grace for seat in (None, *range(players)))
    laid = apply(given, None, TurnCards())
    assert laid.phase is Phase.VOTE
    assert not view_for(laid, None).grace
    voted = acted(laid)
    assert (voted.phase, voted.history) == (Phase.VOTE, ())
    assert len(apply(voted, None, TurnCards()).history) == 1


def test_the_game_waits_again_when_the_last_giver_takes_a_card_back() -> None:
    state = acted(begun())
    back = apply(state, 3, TakeBack())
    assert (waiting_for(back), in_grace(back)) == ((3,), False)
    assert legal_actions(back, 3).give
    assert_refused(back, None, TurnCards(), Refusal.NOT_NOW)
    assert in_grace(apply(back, 3, gift(back, 3)))


def test_a_vote_can_be_changed_in_the_grace_period() -> None:
    state = acted(apply(acted(begun()), None, TurnCards()))
    state = apply(state, 2, TakeBack())
    assert waiting_for(state) == (2,)
    state = apply(apply(state, 2, vote_for(state, 3)), None, TurnCards())
    table, ballots = state.history[0].table, state.history[0].ballots
    chosen = next(ballot.numbers[0] for ballot in ballots if ballot.seat == 2)
    assert table[chosen - 1].owner == 3


def test_only_the_table_can_turn_cards_and_only_in_the_grace_period() -> None:
    assert_refused(acted(begun()), 0, TurnCards(), Refusal.ONLY_THE_TABLE)
    assert_refused(begun(), None, TurnCards(), Refusal.NOT_NOW)


def test_a_game_without_grace_turns_cards_at_once() -> None:
    state = new_game("classic-30", 4, pictures(), 1, {}, storyteller=0)
    state = acted_at_once(apply(state, 0, clue(state)))
    assert state.phase is Phase.VOTE


def acted_at_once(state: GameState) -> GameState:
    for seat in waiting_for(state):
        state = apply(state, seat, gift(state, seat))
    return state


def test_the_table_may_choose_the_first_storyteller() -> None:
    state = new_game("odyssey", 5, pictures(), 1, {}, storyteller=3)
    assert (state.phase, state.storyteller, waiting_for(state)) == (Phase.CLUE, 3, (3,))
    assert len(hand(state, 3)) == 6
