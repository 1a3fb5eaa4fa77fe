"""Laws that hold in every game of every edition. A failure names the broken law."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dixit_qt.rules.engine import apply, in_grace, legal_actions, waiting_for
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import Award, RoundRecord
from dixit_qt.rules.seatview import NOTHING
from dixit_qt.rules.state import CardGame, GameState, PoetryGame
from dixit_qt.rules.table import sides_in_play
from tests.properties.formulas import finished_rounds, scores_after
from tests.properties.games import (
    Setup,
    Step,
    a_few,
    any_actions,
    applies,
    legal_sample,
    mutations,
    play,
    setups,
    states,
    states_of,
)
from tests.rules.legality import allows

CHOICES = st.integers(0, 2**32).map(Random)


@given(setups(), CHOICES)
def test_every_law_holds_in_every_game(setup: Setup, rng: Random) -> None:
    """One game is checked for all laws, because playing it takes most of the time."""
    steps = list(play(setup, rng))
    game = states_of(steps)
    it_ends_with_winners(game)
    somebody_can_act_until_the_end(setup, game)
    who_has_left_neither_acts_nor_is_waited_for(game)
    no_card_is_lost_or_doubled(setup, game)
    the_same_seed_and_actions_make_the_same_game(setup, steps)
    scores_follow_from_what_was_laid_and_voted(game)
    every_point_has_its_reason(game)
    nobody_ever_has_less_than_nothing(game)
    what_the_table_has_seen_never_changes(game)


def it_ends_with_winners(game: list[GameState]) -> None:
    over = game[-1]
    assert over.phase is Phase.OVER
    assert over.outcome.winners
    best = max(over.outcome.scores[side] for side in sides_in_play(over))
    assert {over.outcome.scores[side] for side in over.outcome.winners} == {best}
    assert over.round - 1 <= len(over.history) <= over.round


def somebody_can_act_until_the_end(setup: Setup, game: list[GameState]) -> None:
    for state in game:
        waited_for = waiting_for(state)
        assert bool(waited_for) == (state.outcome is None and not in_grace(state))
        assert setup.grace or not in_grace(state)
        assert all(legal_actions(state, seat) != NOTHING for seat in waited_for)


def who_has_left_neither_acts_nor_is_waited_for(game: list[GameState]) -> None:
    for state in game:
        gone = set(range(state.seats)) - set(state.ring)
        assert not gone & {*waiting_for(state), state.storyteller}
        assert all(legal_actions(state, seat) == NOTHING for seat in gone)
        assert state.players in state.edition.sizes


def no_card_is_lost_or_doubled(setup: Setup, game: list[GameState]) -> None:
    for state in game:
        if isinstance(state.game, CardGame):
            assert_all_pictures(state.game, setup)
        else:
            assert_all_verses(state.game, setup)


def assert_all_pictures(game: CardGame, setup: Setup) -> None:
    held = [card for cards in (*game.hands, *game.given) for card in cards]
    on_table = [laid.card for laid in game.table]
    assert Counter([*game.pile, *game.discard, *held, *on_table]) == Counter(setup.cards.pictures)


def assert_all_verses(game: PoetryGame, setup: Setup) -> None:
    hint = () if game.hint is None else (game.hint,)
    poem = (*hint, *(laid.line for laid in game.lines))
    in_hands = [line for hand in game.hands for line in hand]
    lines = Counter([*game.line_pile, *game.line_discard, *in_hands, *poem])
    assert lines == Counter(setup.cards.lines)
    kept = [card for cards in game.kept for card in cards]
    stories = Counter([*game.story_pile, *game.story_discard, *game.stories, *kept])
    assert stories == Counter(setup.cards.pictures)
    endings = Counter([*game.ending_pile, *game.ending_discard, *game.counters, *game.endings])
    assert endings == Counter(setup.cards.endings)


@given(setups(), CHOICES)
def test_the_engine_accepts_exactly_what_is_legal(setup: Setup, rng: Random) -> None:
    for state in a_few(states(setup, rng), rng):
        before = repr(state)
        for seat in range(state.seats):
            legal = legal_actions(state, seat)
            sample = legal_sample(legal, rng)
            near = [other for action in sample for other in mutations(action, state, rng)]
            for action in (*sample, *near, *any_actions(state, rng)):
                assert allows(legal, action) == applies(state, seat, action), action
            assert all(allows(legal, action) for action in sample)
        assert repr(state) == before


def the_same_seed_and_actions_make_the_same_game(setup: Setup, steps: list[Step]) -> None:
    state = setup.begin()
    for step in steps:
        assert step.state == state
        state = apply(state, step.seat, step.action)


def scores_follow_from_what_was_laid_and_voted(game: list[GameState]) -> None:
    for record, before, state in finished_rounds(game):
        assert record.scores == scores_after(record, before, state)


def every_point_has_its_reason(game: list[GameState]) -> None:
    for record, before, _ in finished_rounds(game):
        assert record.scores == with_all(before, record.awards)
    over = game[-1]
    last = [state.scores for state in game if state.outcome is None][-1]
    if over.history and over.history[-1].number == over.round:
        last = over.history[-1].scores
    assert over.outcome.scores == with_all(last, over.outcome.awards)


def with_all(scores: tuple[int, ...], awards: tuple[Award, ...]) -> tuple[int, ...]:
    totals = list(scores)
    for award in awards:
        totals[award.side] += award.points
    return tuple(totals)


def nobody_ever_has_less_than_nothing(game: list[GameState]) -> None:
    assert all(min(state.scores) >= 0 for state in game)


def what_the_table_has_seen_never_changes(game: list[GameState]) -> None:
    """Only hearts and «И» may be added, and only to the last round."""
    history: tuple[RoundRecord, ...] = ()
    for state in game:
        assert state.history[: len(history) - 1] == history[:-1]
        assert bare(state.history[: len(history)]) == bare(history)
        assert len(state.history) <= len(history) + 1
        history = state.history


def bare(history: tuple[RoundRecord, ...]) -> list[RoundRecord]:
    return [
        replace(
            record,
            hearts=(),
            poem=None if record.poem is None else replace(record.poem, with_and=()),
        )
        for record in history
    ]
