"""The podium: players who tie share a wider step, and winners aren't smaller than the third."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from dixit_qt.rules.records import EndReason, Outcome
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.base.rows import RowModel
from dixit_qt.ui.score.end import Step, podium_steps, standings
from tests.ui.qml_driver import QmlDriver

Show = Callable[..., QmlDriver]

SIZES = [(806, 800), (480, 430)]
NAMES = ("Anna", "Boris", "Ксения Ивановна", "Дмитрий", "Yolanda", "Fred")


def shown(show: Show, scores: tuple[int, ...], size: tuple[int, int]) -> QmlDriver:
    best = tuple(side for side, score in enumerate(scores) if score == max(scores))
    places = tuple(range(len(scores)))
    faces = Faces(NAMES[: len(scores)], places, places)
    model = RowModel(Step)
    model.show(podium_steps(standings(Outcome(EndReason.SCORE_REACHED, best, scores), faces)))
    return show("Podium", steps=model, size=size)


def place_of(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "scores", [(30, 20, 10), (30, 30, 10), (30, 20, 20), (30, 30, 30, 30, 30, 30), (30, 30, 5, 4)]
)
def test_rabbits_on_the_podium_have_one_size_and_it_is_centred(show, scores, size):
    driver = shown(show, scores, size)
    steps = [place_of(step) for step in driver.items("step-")]
    figures = [place_of(figure) for figure in driver.items("winner-")]
    assert len({round(figure.width()) for figure in figures}) == 1
    first = place_of(driver.item("step-1"))
    left, right = min(step.left() for step in steps), max(step.right() for step in steps)
    has_both_sides = len(steps) != 2
    middle = (left + right) / 2 if has_both_sides else first.center().x()
    assert abs(middle - size[0] / 2) < 1
    assert left > -1
    steps.sort(key=QRectF.left)
    for step, following in pairwise(steps):
        assert abs(step.right() - following.left()) < 1


@pytest.mark.parametrize("size", SIZES)
def test_a_shared_step_is_wider_and_holds_all_who_share_it(show, size):
    driver = shown(show, (30, 30, 10), size)
    first, third = place_of(driver.item("step-1")), place_of(driver.item("step-3"))
    assert first.width() > third.width() * 1.4
    for figure in driver.items("winner-1"):
        middle = place_of(figure).center().x()
        assert first.left() < middle < first.right()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scores", [(30, 20, 10, 5), (30, 20, 30, 5), (30, 30, 30, 30, 30, 30)])
def test_the_names_are_on_the_steps(show, scores, size):
    for names in shown(show, scores, size).items("stepNames"):
        assert names.property("contentHeight") <= names.height() + 1
        assert names.property("contentWidth") <= names.width() + 1
