"""Who stands where on the score track, and how they got there."""

import pytest

from dixit_qt import paths
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.score.score_track import TRACK_PLACES, ScoreTrackModel
from dixit_qt.ui.score.track import place_of, stone_rows, stones_in, track_rows

FOUR = Faces(("Ann", "Bob", "Cat", "Dan"), (3, 1, 2, 0), (0, 1, 2, 3))


@pytest.mark.parametrize(
    ("total", "goal", "place"),
    [(0, None, 0), (30, None, 30), (31, None, 1), (60, None, 30), (61, None, 1), (34, 30, 30)],
)
def test_the_track_goes_round_unless_thirty_is_the_goal(total, goal, place):
    assert place_of(total, goal) == place


@pytest.mark.parametrize(
    ("before", "after", "goal", "start", "steps"),
    [(5, 8, None, 5, 3), (28, 33, None, 28, 5), (30, 29, None, 30, -1), (28, 33, 30, 28, 2)],
)
def test_rabbits_hop_from_the_old_place(before, after, goal, start, steps):
    row = track_rows((before, 0, 0, 0), (after, 0, 0, 0), FOUR, goal)[0]
    assert (row.start, row.steps) == (start, steps)


def test_those_on_one_place_stand_beside_each_other():
    rows = track_rows((0, 0, 0, 0), (4, 7, 4, 4), FOUR, 30)
    assert [(row.slot, row.crowd) for row in rows] == [(0, 3), (0, 1), (1, 3), (2, 3)]
    assert [row.leads for row in rows] == [False, True, False, False]


def test_everybody_brings_the_own_rabbit():
    assert [row.rabbit for row in track_rows((0,) * 4, (0,) * 4, FOUR, 30)] == [3, 1, 2, 0]


def test_the_painted_path_has_thirty_one_stones_on_the_picture():
    stones = stones_in(paths.house() / TRACK_PLACES)
    assert len(stones) == 31
    assert all(0 < x < 1 and 0 < y < 1 for x, y in stones)


def test_one_number_is_written_for_those_with_the_same_total():
    rows = track_rows((0,) * 4, (5, 5, 7, 5), FOUR, 30)
    assert [row.counted for row in rows] == [True, False, True, False]
    assert all(row.level for row in rows)


def test_different_totals_on_one_place_keep_their_numbers_apart():
    rows = track_rows((0,) * 4, (30, 31, 33, 8), FOUR, 30)
    assert [row.counted for row in rows] == [True] * 4
    assert [row.level for row in rows] == [False, False, False, True]


@pytest.mark.parametrize(("goal", "goes_on"), [(30, False), (None, True), (50, True)])
def test_the_path_ends_at_thirty_only_where_thirty_is_the_goal(qapp, goal, goes_on):
    track = ScoreTrackModel()
    track.show((0,) * 4, (5, 4, 3, 2), FOUR, goal)
    assert track.goesOn is goes_on
    assert track.lap.x() < stones_in(paths.house() / TRACK_PLACES)[-1][0] < track.lap.right()


def test_a_stone_on_which_a_rabbit_stands_needs_no_number():
    rows = track_rows((10, 0, 0, 0), (14, 20, 0, 0), FOUR, None)
    assert [(row.place, row.written) for row in stone_rows(rows)] == [
        (10, False),
        (20, False),
        (30, True),
    ]
