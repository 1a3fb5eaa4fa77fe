"""The rabbits on the score track, and the way they took."""

import pytest

from dixit_qt import paths
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.game.score_track import (
    TRACK_PLACES,
    ScoreTrackModel,
    place_of,
    stone_rows,
    stones_in,
    track_rows,
)

FOUR = Faces(("Ann", "Bob", "Cat", "Dan"), (3, 1, 2, 0), (0, 1, 2, 3))


@pytest.mark.parametrize(
    ("total", "goal", "place"),
    [(0, None, 0), (30, None, 30), (31, None, 1), (60, None, 30), (61, None, 1), (34, 30, 30)],
)
def test_the_score_track_wraps_unless_the_target_is_thirty(total, goal, place):
    assert place_of(total, goal) == place


@pytest.mark.parametrize(
    ("before", "after", "goal", "start", "steps"),
    [(5, 8, None, 5, 3), (28, 33, None, 28, 5), (30, 29, None, 30, -1), (28, 33, 30, 28, 2)],
)
def test_rabbits_move_from_their_old_place(before, after, goal, start, steps):
    row = track_rows((before, 0, 0, 0), (after, 0, 0, 0), FOUR, goal)[0]
    assert (row.start, row.steps) == (start, steps)


def test_rabbits_on_one_space_are_side_by_side():
    rows = track_rows((0, 0, 0, 0), (4, 7, 4, 4), FOUR, 30)
    assert [(row.slot, row.crowd) for row in rows] == [(0, 3), (0, 1), (1, 3), (2, 3)]
    assert [row.leads for row in rows] == [False, True, False, False]


def test_every_player_has_their_own_rabbit():
    assert [row.rabbit for row in track_rows((0,) * 4, (0,) * 4, FOUR, 30)] == [3, 1, 2, 0]


def test_the_painted_path_has_thirty_one_stones_on_the_picture():
    stones = stones_in(paths.house() / TRACK_PLACES)
    assert len(stones) == 31
    assert all(0 < x < 1 and 0 < y < 1 for x, y in stones)


def test_a_space_shows_one_number_for_all_its_rabbits():
    rows = track_rows((0,) * 4, (5, 5, 7, 5), FOUR, 30)
    assert [row.first_label for row in rows] == ["0", "", "", ""]
    assert [row.label for row in rows] == ["5", "", "7", ""]


def test_different_totals_on_one_space_are_listed_together():
    rows = track_rows((0,) * 4, (33, 31, 30, 8), FOUR, 30)
    assert [row.label for row in rows] == ["30 · 31 · 33", "", "", "8"]
    assert [row.leads for row in rows] == [True, True, True, False]


@pytest.mark.parametrize(
    ("goal", "leader", "gate"),
    [
        (30, 0, 30),
        (11, 5, 11),
        (11, 14, 11),
        (None, 40, 0),
        (50, 29, 0),
        (50, 30, 20),
        (50, 44, 20),
        (60, 31, 30),
    ],
)
def test_the_score_track_ends_at_the_target(qapp, goal, leader, gate):
    """A goal beyond the first lap is shown when the first rabbit reaches its lap."""
    track = ScoreTrackModel()
    track.show((0,) * 4, (leader, 4, 3, 2), FOUR, goal)
    assert track.goesOn is (goal != 11 and gate != 30)
    assert track.laidGate is (gate not in {0, 30})
    for patch, place in ((track.meadowPatch, 30), (track.gatePatch, gate)):
        assert patch.left() < track.across(place) < patch.right()
        assert patch.top() < track.down(place) < patch.bottom()


@pytest.mark.parametrize("goal", [1, 12, 29])
def test_the_track_is_as_long_as_the_target_score(show, goal):
    track = ScoreTrackModel()
    track.show((0,) * 4, (0, 0, 0, 0), FOUR, goal)
    driver = show("ScoreTrack", track=track, size=(1200, 100))
    ground = driver.item("trackGround")
    left, strip = ground.x(), ground.width()
    painted_arch = track.across(30) - track.gatePatch.width() / 2 + 0.0001
    assert track.gatePatch.left() < track.cut <= painted_arch
    behind = driver.item("trackBehindTheGoal")
    assert behind.property("from") / strip > track.across(30) + track.gatePatch.width() / 2 - 0.001
    assert abs(left + strip * track.length / 2 - 600) < 1
    assert behind.x() + behind.width() == pytest.approx(strip * track.length)
    driver.item("trackGoal")
    driver.gone("trackGoesOn")


def test_the_whole_track_is_shown_to_thirty_points(show):
    track = ScoreTrackModel()
    track.show((0,) * 4, (0, 0, 0, 0), FOUR, 30)
    driver = show("ScoreTrack", track=track, size=(1200, 160))
    assert (track.cut, track.length, driver.item("trackGround").width()) == (1, 1, 1200)
    driver.gone("trackBehindTheGoal")
    driver.gone("trackGoal")


def test_rabbits_beyond_the_target_are_shown_at_the_target():
    rows = track_rows((9, 0, 0, 0), (14, 11, 3, 0), FOUR, 11)
    assert [(row.place, row.total) for row in rows[:2]] == [(11, 14), (11, 11)]
    assert rows[0].steps == 2


def test_the_target_has_its_own_number():
    rows = track_rows((30, 0, 0, 0), (34, 3, 0, 0), FOUR, 50)
    written = [(stone.place, stone.number) for stone in stone_rows(rows, 50)]
    assert written == [(20, 50)]
    rows = track_rows((0,) * 4, (3, 3, 0, 0), FOUR, 11)
    assert [stone.number for stone in stone_rows(rows, 11)] == [10, 11]


def test_a_stone_under_a_rabbit_has_no_number():
    rows = track_rows((10, 0, 0, 0), (14, 20, 0, 0), FOUR, None)
    assert [(row.place, row.written) for row in stone_rows(rows, None)] == [
        (10, False),
        (20, False),
        (30, True),
    ]
