"""What holds in every game of Poetry, also with decks that just suffice."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.rules.engine import legal_actions, waiting_for
from dixit_qt.rules.model import Cards, Family, Phase
from dixit_qt.rules.poetry.table import (
    endings_needed,
    face_up_stories,
    lines_needed,
    poetry,
    stories_needed,
)
from dixit_qt.rules.records import Outcome, TieBreak
from dixit_qt.rules.seatview import NOTHING
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for
from tests.properties.games import ENDINGS, LINES, Setup, pictures, setups, states
from tests.properties.test_games import assert_all_verses

CHOICES = st.integers(0, 2**32).map(Random)
POEMS = setups(Family.POETRY)
CHIPS = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}
TELLINGS = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}


@st.composite
def short_decks(draw: st.DrawFn) -> Setup:
    players = draw(st.integers(2, 6))
    cards = Cards(
        pictures(draw(st.integers(stories_needed(players), 40))),
        LINES[: draw(st.integers(lines_needed(players, 5), 60))],
        ENDINGS[: draw(st.integers(endings_needed(players), 30))],
    )
    return Setup("poetry", players, cards, draw(st.integers(0, 2**32)))


@given(short_decks(), CHOICES)
def test_short_decks_are_reshuffled_until_the_end(setup: Setup, rng: Random) -> None:
    game = states(setup, rng)
    for state in game:
        assert_all_verses(poetry(state), setup)
    assert game[-1].phase is Phase.OVER


@given(POEMS, CHOICES)
def test_exactly_one_side_wins_by_points_then_stories_then_endings(
    setup: Setup, rng: Random
) -> None:
    over = states(setup, rng)[-1]
    outcome = over.outcome
    assert outcome is not None
    (winner,) = outcome.winners
    assert winner in best_sides(over, outcome)


def best_sides(over: GameState, outcome: Outcome) -> list[int]:
    stories = [len(cards) for cards in poetry(over).kept]
    sides = range(len(stories))
    first = [side for side in sides if outcome.scores[side] == max(outcome.scores)]
    if over.seats == 2 and 2 in first:
        return [2]
    ranked = sorted(first, key=lambda side: (stories[side], drawn(outcome, side)))
    tied_in_stories = [side for side in first if stories[side] == stories[ranked[-1]]]
    expected = TieBreak.ENDING_CARDS if len(tied_in_stories) > 1 else TieBreak.STORY_CARDS
    assert outcome.tie_break is (expected if len(first) > 1 else None)
    return ranked[-1:]


def drawn(outcome: Outcome, side: int) -> int:
    return max((draw.number for draw in outcome.draws if draw.side == side), default=0)


@given(POEMS, CHOICES)
def test_everybody_tells_equally_often(setup: Setup, rng: Random) -> None:
    over = states(setup, rng)[-1]
    tellers = [record.storyteller for record in over.history]
    each = TELLINGS[over.seats]
    assert [tellers.count(seat) for seat in range(over.seats)] == [each] * over.seats
    assert [len(cards) for cards in poetry(over).told] == [each] * over.seats
    following = [(seat + 1) % over.seats for seat in tellers]
    assert tellers[1:] == following[:-1]


@given(POEMS, CHOICES)
def test_chips_are_on_lines_or_left_and_never_too_many(setup: Setup, rng: Random) -> None:
    for state in states(setup, rng):
        shown = view_for(state, None).poetry
        assert shown is not None
        for side, left in enumerate(shown.chips):
            laid = sum(line.side == side for line in shown.lines)
            assert left + laid == CHIPS[state.seats]
            assert left >= 0


@given(POEMS, CHOICES)
def test_one_seat_acts_at_a_time_and_never_the_storyteller_as_a_guesser(
    setup: Setup, rng: Random
) -> None:
    for state in states(setup, rng)[:-1]:
        able = [seat for seat in range(state.seats) if legal_actions(state, seat) != NOTHING]
        assert tuple(able) == waiting_for(state)
        assert len(able) == 1
        if state.phase is Phase.GUESSER:
            assert able != [state.storyteller]


@given(POEMS, CHOICES)
def test_the_chosen_story_stays_face_up_among_two_or_more(setup: Setup, rng: Random) -> None:
    for state in states(setup, rng)[:-1]:
        face_up = face_up_stories(poetry(state))
        assert len(face_up) >= 2
        assert poetry(state).chosen in (None, *face_up)


@given(POEMS, CHOICES)
def test_hands_are_full_whenever_no_line_waits(setup: Setup, rng: Random) -> None:
    for state in states(setup, rng):
        sizes = [len(hand) for hand in poetry(state).hands]
        own_line_waits = state.phase is Phase.JUDGE and poetry(state).turn is not None
        assert sum(sizes) == 5 * state.seats - own_line_waits
        assert max(sizes) == 5


@given(POEMS, CHOICES)
def test_nobody_ever_has_less_than_nothing(setup: Setup, rng: Random) -> None:
    assert all(min(state.scores) >= 0 for state in states(setup, rng))


@given(POEMS, CHOICES)
def test_a_kept_story_is_the_chosen_one_of_a_found_round(setup: Setup, rng: Random) -> None:
    over = states(setup, rng)[-1]
    found = [record.poem for record in over.history if record.poem is not None]
    for side, cards in enumerate(poetry(over).kept):
        assert list(cards) == [
            poem.stories[poem.chosen - 1] for poem in found if poem.winner == side
        ]
