"""Where a card's crop lies in pictures of any shape."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.decks.cropping import Crop, attentive, settled, window_of


@pytest.mark.parametrize(
    ("width", "height", "window"),
    [
        (800, 1200, (0, 0, 800, 1200)),
        (1600, 1200, (400, 0, 800, 1200)),
        (800, 2000, (0, 400, 800, 1200)),
        (1, 1, (0, 0, 1, 1)),
    ],
)
def test_a_picture_is_cropped_in_the_middle_by_default(width, height, window):
    assert window_of(Crop(), width, height) == window


def test_a_crop_stays_within_the_picture():
    assert window_of(Crop(x=5), 1600, 1200) == (800, 0, 800, 1200)
    assert window_of(Crop(x=-5), 1600, 1200) == (0, 0, 800, 1200)


def test_zooming_in_makes_the_crop_smaller():
    assert window_of(Crop(zoom=2), 800, 1200) == (200, 300, 400, 600)
    assert settled(Crop(zoom=9), 800, 1200).zoom == 2


def test_clamping_a_crop_twice_changes_nothing():
    crop = settled(Crop(0.9, 0.9, 1.5), 1000, 1000)
    assert settled(crop, 1000, 1000) == crop


fractions = st.floats(-1, 2)


@given(st.integers(1, 9000), st.integers(1, 9000), fractions, fractions, st.floats(0, 4))
def test_every_automatic_crop_is_inside_its_picture(width, height, x, y, zoom):
    left, top, across, down = window_of(Crop(x, y, zoom), width, height)
    assert left >= 0
    assert top >= 0
    assert across >= 1
    assert down >= 1
    assert left + across <= width
    assert top + down <= height


def test_the_automatic_crop_has_the_most_detail():
    lively_right = [[0] * 20 + [0, 90] * 5 for _ in range(20)]
    assert attentive(lively_right).x > 0.6
    lively_top = [*([0, 90] * 5 for _ in range(3)), *([0] * 10 for _ in range(27))]
    lively_top[1] = [90, 0] * 5
    assert attentive(lively_top).y < 0.4


def test_an_even_picture_is_cropped_in_the_middle():
    assert attentive([[7] * 30 for _ in range(20)]).x == pytest.approx(0.5, abs=0.05)
