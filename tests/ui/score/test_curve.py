"""The curve of the scores over a game."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.ui.base.players import faces_of
from dixit_qt.ui.score.curve import Curve, curve_of, spread
from tests.ui.rounds.told_games import finished, played

ROUNDING = 1e-9


@given(st.lists(st.floats(0, 1), min_size=1, max_size=12), st.floats(0.01, 0.2))
def test_labels_never_overlap_and_never_leave_the_picture(wanted, apart):
    placed = spread(wanted, apart)
    least = min(apart, 1 / max(1, len(wanted) - 1))
    heights = sorted(placed)
    assert all(-ROUNDING <= height <= 1 + ROUNDING for height in heights)
    assert all(b - a >= least - ROUNDING for a, b in itertools.pairwise(heights))


@given(st.lists(st.floats(0, 1), min_size=1, max_size=12))
def test_labels_keep_the_order_of_the_scores(wanted):
    placed = spread(wanted, 0.05)
    order = sorted(range(len(wanted)), key=lambda at: placed[at])
    assert [wanted[at] for at in order] == sorted(wanted)


def test_a_curve_begins_before_the_first_round_and_ends_with_the_final_scores():
    view = finished("poetry", 3).feed.state.view
    curve = curve_of(view, faces_of(finished("poetry", 3).feed.state))
    assert curve.rounds == len(view.history)
    assert [line.scores[0] for line in curve.lines] == [5, 5, 5]
    assert tuple(line.scores[-1] for line in curve.lines) == view.outcome.scores
    assert [line.side for line in curve.lines if line.winner] == list(view.outcome.winners)


def test_a_game_without_a_round_has_a_flat_curve():
    table = played("odyssey", 3, 0)
    curve = Curve()
    curve.show(curve_of(table.feed.state.view, faces_of(table.feed.state)))
    assert curve.property("rounds") == 1
    assert curve.property("highest") == 1
