"""What holds in every game of every edition."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.rules.actions import Action
from dixit_qt.rules.engine import apply, legal_actions, waiting_for
from dixit_qt.rules.model import Phase, Seat
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.rules.seatview import NOTHING
from dixit_qt.rules.state import CardGame, GameState, PoetryGame
from tests.properties.formulas import scores_after
from tests.properties.games import (
    Setup,
    a_few,
    any_actions,
    legal_sample,
    mutations,
    play,
    setups,
    states,
)
from tests.rules.legality import allows

CHOICES = st.integers(0, 2**32).map(Random)


@given(setups(), CHOICES)
def test_random_play_always_ends_with_winners(setup: Setup, rng: Random) -> None:
    over = states(setup, rng)[-1]
    assert over.phase is Phase.OVER
    assert over.outcome.winners
    assert max(over.outcome.scores) in {over.outcome.scores[side] for side in over.outcome.winners}
    assert len(over.history) == over.round


@given(setups(), CHOICES)
def test_somebody_can_act_until_the_end(setup: Setup, rng: Random) -> None:
    for state in states(setup, rng):
        waited_for = waiting_for(state)
        assert bool(waited_for) == (state.outcome is None)
        assert all(legal_actions(state, seat) != NOTHING for seat in waited_for)


@given(setups(), CHOICES)
def test_no_card_is_lost_or_doubled(setup: Setup, rng: Random) -> None:
    for state in states(setup, rng):
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
    told = [ending for endings in game.told for ending in endings]
    endings = Counter([*game.ending_pile, *game.ending_discard, *told, *game.endings])
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


def applies(state: GameState, seat: Seat, action: Action) -> bool:
    try:
        apply(state, seat, action)
    except RuleViolation:
        return False
    return True


@given(setups(), CHOICES)
def test_the_same_seed_and_actions_make_the_same_game(setup: Setup, rng: Random) -> None:
    state = setup.begin()
    for step in play(setup, rng):
        assert step.state == state
        state = apply(state, step.seat, step.action)


@given(setups(), CHOICES)
def test_scores_follow_from_what_was_laid_and_voted(setup: Setup, rng: Random) -> None:
    game = states(setup, rng)
    scores = game[0].scores
    for record in game[-1].history:
        scores = scores_after(record, scores, game[0])
        assert record.scores == scores


@given(setups(), CHOICES)
def test_every_point_has_its_reason(setup: Setup, rng: Random) -> None:
    game = states(setup, rng)
    scores = list(game[0].scores)
    for record in game[-1].history:
        for award in record.awards:
            scores[award.side] += award.points
        assert record.scores == tuple(scores)
    for award in game[-1].outcome.awards:
        scores[award.side] += award.points
    assert game[-1].outcome.scores == tuple(scores)


@given(setups(), CHOICES)
def test_what_the_table_has_seen_never_changes(setup: Setup, rng: Random) -> None:
    history: tuple[object, ...] = ()
    for state in states(setup, rng):
        assert state.history[: len(history)] == history
        assert len(state.history) <= len(history) + 1
        history = state.history
