"""Laws that hold in every game of Poetry, even with the smallest possible decks.

A failure names the broken law.
"""

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.engine import legal_actions, waiting_for
from dixit_qt.rules.model import Cards, Family, Phase, Seat
from dixit_qt.rules.poetry.table import (
    endings_needed,
    face_up_stories,
    lines_needed,
    poetry,
    stories_needed,
)
from dixit_qt.rules.records import EndReason, Outcome, TieBreak
from dixit_qt.rules.seatview import NOTHING, Legal
from dixit_qt.rules.state import GameState
from dixit_qt.rules.table import sides_in_play
from dixit_qt.rules.views import view_for
from tests.properties.games import ENDINGS, LINES, Setup, pictures, setups, states
from tests.properties.test_games import assert_all_verses

CHOICES = st.integers(0, 2**32).map(Random)
POEMS = setups(Family.POETRY)
SETTLED = setups(Family.POETRY, chairs=False)
CHIPS = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}
TELLINGS = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}
PRINTED = EDITIONS["poetry"]


@st.composite
def short_decks(draw: st.DrawFn) -> Setup:
    players = draw(st.integers(2, 6))
    cards = Cards(
        pictures(draw(st.integers(stories_needed(PRINTED, players), 40))),
        LINES[: draw(st.integers(lines_needed(PRINTED, players), 60))],
        ENDINGS[: draw(st.integers(endings_needed(PRINTED, players), 30))],
    )
    return Setup("poetry", players, cards, draw(st.integers(0, 2**32)), chairs=False)


@given(short_decks(), CHOICES)
def test_short_decks_are_reshuffled_until_the_end(setup: Setup, rng: Random) -> None:
    game = states(setup, rng)
    for state in game:
        assert_all_verses(poetry(state), setup)
    assert game[-1].phase is Phase.OVER


@given(POEMS, CHOICES)
def test_every_law_of_poetry_holds_in_every_game(setup: Setup, rng: Random) -> None:
    """One game is checked for all laws, because playing it takes most of the time."""
    game = states(setup, rng)
    exactly_one_side_wins_by_points_then_stories_then_endings(game[-1])
    who_stays_to_the_end_has_told_as_often_as_the_others(game[-1])
    chips_are_on_lines_or_left_and_never_too_many(setup, game)
    two_and_only_two_play_with_the_rival(game)
    the_chosen_story_stays_face_up_among_two_or_more(game)
    hands_are_full_whenever_no_line_waits(setup, game)
    for state in game:
        legal = {seat: legal_actions(state, seat) for seat in state.ring}
        one_seat_acts_at_a_time_and_never_the_storyteller_as_a_guesser(state, legal)
        only_the_storyteller_takes_a_verdict_back_and_only_the_last(state, legal)


@given(SETTLED, CHOICES)
def test_every_law_of_poetry_holds_without_joins_and_leaves(setup: Setup, rng: Random) -> None:
    over = states(setup, rng)[-1]
    everybody_tells_equally_often(setup, over)
    a_kept_story_is_the_chosen_one_of_a_found_round(over)


def exactly_one_side_wins_by_points_then_stories_then_endings(over: GameState) -> None:
    outcome = over.outcome
    assert outcome is not None
    (winner,) = outcome.winners
    assert winner in best_sides(over, outcome)


def best_sides(over: GameState, outcome: Outcome) -> list[int]:
    stories = [len(cards) for cards in poetry(over).kept]
    sides = sides_in_play(over)
    best = max(outcome.scores[side] for side in sides)
    first = [side for side in sides if outcome.scores[side] == best]
    rival = poetry(over).rival
    if rival in first:
        return [rival]
    ranked = sorted(first, key=lambda side: (stories[side], drawn(outcome, side)))
    tied_in_stories = [side for side in first if stories[side] == stories[ranked[-1]]]
    expected = TieBreak.ENDING_CARDS if len(tied_in_stories) > 1 else TieBreak.STORY_CARDS
    assert outcome.tie_break is (expected if len(first) > 1 else None)
    return ranked[-1:]


def drawn(outcome: Outcome, side: int) -> int:
    return max((draw.number for draw in outcome.draws if draw.side == side), default=0)


def everybody_tells_equally_often(setup: Setup, over: GameState) -> None:
    tellers = [record.storyteller for record in over.history]
    following = [(seat + 1) % over.seats for seat in tellers]
    assert tellers[1:] == following[:-1]
    if over.outcome.reason is EndReason.EVERYBODY_HAS_TOLD:
        each = setup.options.get("laps") or TELLINGS[over.seats]
        assert [tellers.count(seat) for seat in range(over.seats)] == [each] * over.seats
        assert over.told == (each,) * over.seats
        assert len(poetry(over).counters) == each * over.seats


def who_stays_to_the_end_has_told_as_often_as_the_others(over: GameState) -> None:
    if over.outcome.reason is EndReason.EVERYBODY_HAS_TOLD:
        assert {over.told[seat] for seat in over.ring} == {over.laps}


def chips_are_on_lines_or_left_and_never_too_many(setup: Setup, game: list[GameState]) -> None:
    for state in game:
        shown = view_for(state, None).poetry
        assert shown is not None
        chips = max(1, CHIPS[state.players] + setup.options.get("chips", 0))
        for side in sides_in_play(state):
            laid = sum(line.side == side for line in shown.lines)
            assert shown.chips[side] + laid == chips
            assert shown.chips[side] >= 0


def two_and_only_two_play_with_the_rival(game: list[GameState]) -> None:
    for state in game[:-1]:
        assert (poetry(state).rival is not None) == (state.players == 2)
        if poetry(state).stories:
            assert len(poetry(state).stories) == len(sides_in_play(state)) + 2


def one_seat_acts_at_a_time_and_never_the_storyteller_as_a_guesser(
    state: GameState, legal: dict[Seat, Legal]
) -> None:
    able = [seat for seat, its in legal.items() if acts(its)]
    assert tuple(able) == waiting_for(state)
    assert len(able) == (state.phase is not Phase.OVER)
    if state.phase is Phase.GUESSER:
        assert able != [state.storyteller]


def acts(legal: Legal) -> bool:
    """Actions other than taking something back, or adding to a finished round."""
    return replace(legal, take_back=False, hearts=(), readings=()) != NOTHING


def only_the_storyteller_takes_a_verdict_back_and_only_the_last(
    state: GameState, legal: dict[Seat, Legal]
) -> None:
    able = [seat for seat, its in legal.items() if its.take_back]
    if able:
        assert able == [state.storyteller]
        assert poetry(state).lines[-1].fits is not None


def the_chosen_story_stays_face_up_among_two_or_more(game: list[GameState]) -> None:
    for state in game[:-1]:
        face_up = face_up_stories(poetry(state))
        assert len(face_up) >= 2
        assert poetry(state).chosen in (None, *face_up)


def hands_are_full_whenever_no_line_waits(setup: Setup, game: list[GameState]) -> None:
    full = setup.options.get("hand", 5)
    for state in game:
        sizes = [len(poetry(state).hands[seat]) for seat in state.ring]
        own_line_waits = state.phase is Phase.JUDGE and poetry(state).turn is not None
        assert full * state.players - own_line_waits <= sum(sizes)
        assert max(sizes) == full


def a_kept_story_is_the_chosen_one_of_a_found_round(over: GameState) -> None:
    found = [record.poem for record in over.history if record.poem is not None]
    for side, cards in enumerate(poetry(over).kept):
        assert list(cards) == [
            poem.stories[poem.chosen - 1] for poem in found if poem.winner == side
        ]
